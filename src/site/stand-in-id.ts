/** By this id settings name the embedded stand-ins, which need no account. */
export const STAND_IN_ID = 'local'
