import { LANGUAGE_STORAGE_KEY } from '../config/spec.ts'

/** Set on the root while the texts of a stored language are awaited; `styles/components.css` says what it does. */
export const AWAITED = 'awaited'

/**
 * Source of the inline script that starts to load the texts of a stored language before anything is
 * painted. `files` holds the address of each language's code, without the default one's, which the
 * page is in already. It must never throw.
 */
export function languageScript(files: Readonly<Record<string, string>>): string {
  const known = JSON.stringify(Object.entries(files))
  return `(function(){try{var f=new Map(${known}).get(localStorage.getItem('${LANGUAGE_STORAGE_KEY}'));if(f){var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;document.head.append(l);document.documentElement.dataset.${AWAITED}=''}}catch(e){}})()`
}
