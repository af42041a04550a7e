import {
  createBuilder,
  createLogger,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
} from 'vite'
import { vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

// Vite builds slowly on a busy machine. Other files have the limit of the configuration.
vi.setConfig({ testTimeout: 60_000 })

/** A site of its own for one test, with real servers and builds of Vite around a plugin. */
export function createProject(files: Record<string, string>, plugins: Plugin[]) {
  const root = temporaryFolder(files)
  const logger = createLogger('info')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue()
  return {
    root,
    /** What was written to the terminal at a level. */
    printed: (level: 'info' | 'warn' | 'error') =>
      vi.mocked(logger[level]).mock.calls.map(([line]) => line),
    config: {
      root,
      configFile: false,
      customLogger: logger,
      logLevel: 'silent',
      plugins,
      server: { port: 0, host: '127.0.0.1', ws: false },
      preview: { port: 0, host: '127.0.0.1' },
    } satisfies InlineConfig,
  }
}

/** Builds the page, and gives the configuration to what then works on the files. */
export async function buildProject(config: InlineConfig): Promise<ResolvedConfig> {
  const builder = await createBuilder({ ...config, builder: {} })
  await builder.build(builder.environments['client']!)
  return builder.config
}
