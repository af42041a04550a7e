import { loadUmami, scriptSource } from './analytics-script.ts'
import { createTracker } from './analytics-tracker.ts'

/** What this visit counts with. The file's name is one that no blocker takes for a service of others. */
export const tracker = createTracker({ source: scriptSource, load: loadUmami })
