/** Most characters that a form's field takes. */
export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  message: 5000,
} as const
