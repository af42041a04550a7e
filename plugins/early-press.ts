import { HYDRATED, PRESSED } from '../src/lib/hydrated.tsx'

/** React marks what it has taken over with properties of its own. */
const TAKEN = '__reactProps$'

/**
 * Source of the inline script for what is pressed before its code has come. A button shows at once
 * that it was felt, and is pressed again when it can answer; a link that leads nowhere does nothing.
 */
export function earlyPressScript(): string {
  return `(function(){var p;function live(e){return Object.keys(e).some(function(k){return k.startsWith('${TAKEN}')})}addEventListener('click',function(e){var t=e.target.closest('button,a[href="#"]');if(!t||live(t))return;e.preventDefault();e.stopImmediatePropagation();if(t.href)return;if(p)p.removeAttribute('${PRESSED}');p=t;p.setAttribute('${PRESSED}','');dispatchEvent(new Event('focusin'))},true);addEventListener('${HYDRATED}',function(){setTimeout(function(){if(!p||!live(p))return;var t=p;p=0;t.removeAttribute('${PRESSED}');t.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,cancelable:true}));t.click()})})})()`
}
