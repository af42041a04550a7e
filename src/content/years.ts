/** When the company was founded, and when the history before it begins: `{founded}` and `{started}`. */
export const COMPANY_FOUNDING_YEAR = 2024
export const HISTORY_START_YEAR = 2005
