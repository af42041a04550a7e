import { DARK_QUERY, themeStorageKeys } from './theme.ts'

/**
 * Source of the inline script that sets the theme's class and colour before the first paint. It
 * repeats in the smallest form what `theme-store.ts` does later, and must never throw.
 */
export function themeScript(brandName: string): string {
  const keys = JSON.stringify(themeStorageKeys(brandName)).replaceAll('<', String.raw`\u003c`)
  return `(function(){var t;try{t=${keys}.map(function(k){return localStorage.getItem(k)}).find(function(v){return v==='light'||v==='dark'||v==='system'})}catch(e){}var d=t==='dark'||t!=='light'&&matchMedia('${DARK_QUERY}').matches;d=d?'dark':'light';document.documentElement.classList.add(d);document.querySelectorAll('meta[data-theme]').forEach(function(m){m.setAttribute('media',m.dataset.theme===d?'all':'not all')})})()`
}
