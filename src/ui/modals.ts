import { createStore } from '@/browser/store.ts'

/** The open dialogs that have the page out of reach, the topmost last. */
export const modals = createStore<readonly HTMLElement[]>([])
