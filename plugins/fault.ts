/** What is wrong with settings or texts, for who wrote them: the words alone, no line of the code. */
export class Fault extends Error {
  constructor(heading: string, lines: readonly string[]) {
    super([heading, ...lines].join('\n'))
    this.stack = this.message
  }
}
