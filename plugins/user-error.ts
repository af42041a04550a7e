/** An error in settings or texts. Whoever wrote them sees its message only, without a stack. */
export class UserError extends Error {
  constructor(heading: string, lines: readonly string[]) {
    super([heading, ...lines].join('\n'))
    this.stack = this.message
  }
}
