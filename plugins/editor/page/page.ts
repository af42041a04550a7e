import { init, type CmsConfig } from '@sveltia/cms'

/** Filled in by the build: editor-config.ts. */
declare const EDITOR_CONFIG: CmsConfig

void init({ config: EDITOR_CONFIG })
