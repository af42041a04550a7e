import { LANGUAGE_STORAGE_KEY } from '../src/config/spec.ts'
import { AWAITED } from '../src/language/language-script.ts'
import { BELOW, criticalStyle } from './critical-style.ts'

/** A page's code by the language that is asked for: as its addresses begin, or as it is stored. */
export type CodeInLanguages = ReadonlyMap<string, readonly string[]>

/** Tags that Vite writes into `index.html`, with the address of the file. */
const CODE =
  /\s*(?:<script type="module" crossorigin src="([^"]+)"><\/script>|<link rel="modulepreload" crossorigin href="([^"]+)">)/g
const STYLE = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const LATE_STYLE = /<noscript><link rel="stylesheet" crossorigin href="([^"]+)"><\/noscript>/g

/** What a page needs after its first paint, by addresses. */
interface Later {
  /** The entry first. */
  code: readonly string[]
  styles?: readonly string[]
  others?: CodeInLanguages | undefined
}

/** As long as what has no style yet is hidden at most (critical-style.ts). */
const LATE_MS = 4000

/**
 * Takes the boxes from all that is below the first section, until the style `l` has come or has failed;
 * then gives them back one by one, each to be laid out in a task of its own.
 */
const UNROLL = `function u(l){function q(){return document.querySelectorAll('${BELOW}')}function n(){var e=q()[i++];if(e){e.style.display='';e.offsetHeight;setTimeout(n)}}var i=0;q().forEach(function(e){e.style.display='none'});l.onload=l.onerror=n;setTimeout(n,${LATE_MS})}`

/**
 * Source of the inline script that asks for the whole style and starts the site's code, the entry
 * first, once the page has been painted: until then text, first style and font have the network to
 * themselves. The rest of a page that is opened at its top is then laid out in small tasks, so that none
 * holds up a press. A page that waits for the texts of another language starts at once, and so does one that
 * is come back to, whose place is found again only in its whole style. No code runs before the whole
 * page has arrived.
 * The addresses stand in the element's data, so that the policy has one hash for all pages. On a page
 * that all languages share the code in `data-others` takes its place.
 */
function startScript(shared: boolean): string {
  return `(function(){var n=document.currentScript.dataset,f=JSON.parse(n.code),p='paint'${shared ? `,c,d=document.documentElement;try{var m=new Map(JSON.parse(n.others)),k=function(w){return m.get(w)};c=location.pathname.split('/').map(k).find(Boolean)||k(localStorage.getItem('${LANGUAGE_STORAGE_KEY}'))}catch(e){}if(c){f=c;d.dataset.${AWAITED}='';d.style.visibility='hidden'}` : ';'}${UNROLL}function a(h,r,o){h.forEach(function(h){var l=document.createElement('link');l.rel=r;l.crossOrigin='';l.href=h;if(o)u(l);document.head.append(l)})}function s(o){if(!f)return;var g=f;f=0;a(JSON.parse(n.styles||'[]'),'stylesheet',o&&!location.hash);a(g,'modulepreload');function r(){${shared ? `if(c){document.getElementById('root').replaceChildren();d.style.visibility=''}` : ''}import(g[0])}if(document.readyState==='loading')addEventListener('DOMContentLoaded',r);else r()}try{if(!('${AWAITED}'in document.documentElement.dataset)&&performance.getEntriesByType('navigation')[0].type==='navigate'&&PerformanceObserver.supportedEntryTypes.includes(p))new PerformanceObserver(s).observe({type:p,buffered:true});else s()}catch(e){s()}})()`
}

function dataAttribute(name: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return ` data-${name}='${json}'`
}

/** The element that brings what a page needs after its first paint. */
export function startElement({ code, styles = [], others }: Later): string {
  const shared = others !== undefined && others.size > 0
  const data = [
    dataAttribute('code', code),
    styles.length > 0 ? dataAttribute('styles', styles) : '',
    shared ? dataAttribute('others', [...others]) : '',
  ]
  return `<script${data.join('')}>${startScript(shared)}</script>`
}

/** Source of the inline script that asks for a style's picture, by theme, before the style does. */
export function pictureScript(light: string, dark: string): string {
  return `(function(){var l=document.createElement('link');l.rel='preload';l.as='image';l.fetchPriority='high';l.href=document.documentElement.classList.contains('dark')?${JSON.stringify(dark)}:${JSON.stringify(light)};document.head.append(l)})()`
}

/**
 * Starts a built page's code, and that of its own in `pageFiles`, only once it has been painted, and
 * with it the style that `inlineStyle` has put off.
 */
export function startLate(
  html: string,
  pageFiles: readonly string[],
  others?: CodeInLanguages,
): string {
  const files = Array.from(html.matchAll(CODE), ([, entry, preload]) => entry ?? preload ?? '')
  if (files.length === 0) throw new Error('The page names no code to start')
  const styles = Array.from(html.matchAll(LATE_STYLE), ([, address = '']) => address)
  const start = startElement({ code: [...new Set([...files, ...pageFiles])], styles, others })
  return html.replaceAll(CODE, '').replace('<title>', () => `${start}\n    <title>`)
}

/**
 * Puts the style of a page's first view into it, so that it is painted from one file. The whole style
 * is asked for after that by the page's script, or at once where no script runs.
 * @param styles texts of the style files, by their addresses
 */
export function inlineStyle(html: string, styles: ReadonlyMap<string, string>): string {
  const text = Array.from(html.matchAll(STYLE), ([, address = '']) => styles.get(address)).join('')
  if (text === '') throw new Error('The page names no style that the build has')
  return html
    .replaceAll(STYLE, (link) => `<noscript>${link.trim()}</noscript>`)
    .replace('<title>', () => `<style>${criticalStyle(text, html)}</style>\n    <title>`)
}
