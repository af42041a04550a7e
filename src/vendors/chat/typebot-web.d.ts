// The package names a declaration file that it does not ship.
declare module '@typebot.io/js/web' {
  interface StandardOptions {
    id: string
    typebot: string
    apiHost: string
    prefilledVariables: Record<string, unknown>
    onAnswer: () => void
    onEnd: () => void
    onNewLogs: (logs: readonly { context?: string }[]) => void
  }

  const Typebot: { initStandard: (options: StandardOptions) => void }
  export default Typebot
}
