/** The window of a phone. */
export const PHONE = { width: 390, height: 844 }
