/** Adds a script to the page; done once it has run. Rejects when it cannot be fetched. */
export function loadScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)))
    document.head.append(script)
  })
}
