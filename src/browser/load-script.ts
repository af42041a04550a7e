type ScriptOptions = Partial<Pick<HTMLScriptElement, 'referrerPolicy'>> & {
  data?: Readonly<Record<string, string>>
}

export function loadScript(
  src: string,
  { data, ...attributes }: ScriptOptions = {},
): Promise<void> {
  const script = Object.assign(document.createElement('script'), attributes, { src })
  Object.assign(script.dataset, data)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)))
    document.head.append(script)
  })
}
