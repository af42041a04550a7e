// The first script of every page, in the dev server too.
import { createDefaultPolicy } from './boot/head/trusted-types.ts'
import { hideForbiddenStorage } from './browser/storage.ts'
import { applyStoredTheme } from './settings/theme.ts'

hideForbiddenStorage()
createDefaultPolicy(import.meta.env.ANALYTICS_SRC, import.meta.env.SCRIPT_FOLDERS)
applyStoredTheme(import.meta.env.THEME_KEYS)
