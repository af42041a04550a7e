/** The id of the embedded services, which need no account. */
export const STAND_IN_ID = 'local'
