interface Deferred<T> {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (reason: unknown) => void
}

/** A promise that a test settles, as `Promise.withResolvers` makes it from Node 22 on. */
export function deferred<T = void>(): Deferred<T> {
  const made = {} as Deferred<T>
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
