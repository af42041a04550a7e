/** The host's answer to a question for its time. */
export function answerOfHost(time: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { headers: { Date: new Date(time).toUTCString(), ...headers } })
}
