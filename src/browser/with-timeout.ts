export async function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: number | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = window.setTimeout(reject, limitMs, new Error(`no answer in ${limitMs} ms`))
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    window.clearTimeout(timer)
  }
}
