/** A function that runs in the page. What it is given and what it answers must be JSON. */
export type InPage<Arguments extends unknown[], Answer> = (...args: Arguments) => Answer

/** A key that a journey presses, by its name in the DOM. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Delete'

/** One browser with one window, as a journey uses it. */
export interface Driver {
  name: string
  /** Folder in which the browser saves its downloads. */
  downloads: string
  /** Begins as a new visitor, with nothing stored; the address is one of the site's. */
  renew: (address: string) => Promise<void>
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Gives the page, not the window, this size. */
  resize: (width: number, height: number) => Promise<void>
  run: <Arguments extends unknown[], Answer>(
    script: InPage<Arguments, Answer>,
    ...args: Arguments
  ) => Promise<Awaited<Answer>>
  /** Whether the script finds an element. */
  has: <Arguments extends unknown[]>(
    find: InPage<Arguments, Element | null | undefined>,
    ...args: Arguments
  ) => Promise<boolean>
  /** Clicks, as a visitor does, on the element that the script finds. */
  click: <Arguments extends unknown[]>(
    find: InPage<Arguments, Element | null | undefined>,
    ...args: Arguments
  ) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Waits for an alert, closes it and answers with its text. */
  alert: () => Promise<string>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}
