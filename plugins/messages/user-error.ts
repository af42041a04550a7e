/** An error in settings or texts, which is printed without a stack. */
export class UserError extends Error {
  constructor(heading: string, lines: readonly string[] = []) {
    super([heading, ...lines].join('\n'))
    this.stack = this.message
  }
}
