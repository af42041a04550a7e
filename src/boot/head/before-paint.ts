// The first script of every page, in the dev server too.
import { hideForbiddenStorage } from '../../browser/storage.ts'
import { applyStoredTheme } from '../theme.ts'
import { scriptData } from './script-data.ts'
import { createDefaultPolicy, type WebFolder } from './trusted-types.ts'

export interface PaintSettings {
  analyticsSrc: string
  scriptFolders: readonly WebFolder[]
  themeKeys: readonly string[]
}

const { analyticsSrc, scriptFolders, themeKeys } = scriptData() as PaintSettings
hideForbiddenStorage()
createDefaultPolicy(analyticsSrc, scriptFolders)
applyStoredTheme(themeKeys)
