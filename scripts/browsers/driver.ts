/** One browser with one window, as a journey uses it. */
export interface Driver {
  /** Folder in which the browser saves its downloads. */
  downloads: string
  /** Begins as a new visitor, with nothing stored; the address is one of the site's. */
  renew: (address: string) => Promise<void>
  open: (address: string) => Promise<void>
  /** Gives the page, not the window, this size. */
  resize: (width: number, height: number) => Promise<void>
  /** What an expression gives in the page, or what it promises. */
  run: (source: string) => Promise<unknown>
  /** The element that an expression gives, to be clicked on as a visitor does. */
  element: (source: string) => Promise<{ click: () => Promise<void> } | null>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  /** Presses a key, by its name in the DOM. */
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Delete') => Promise<void>
  /** Closes an alert and answers with its text; nothing where there is none. */
  alert: () => Promise<string | undefined>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}
