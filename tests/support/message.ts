/** A message without a fault. */
export const MESSAGE = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '(11) 91234-5678',
  company: 'Sol & Cia',
  message: 'Olá!\nTudo bem?',
}

/** The parameters of its mail. */
export const MESSAGE_PARAMS = {
  ...MESSAGE,
  time: '21/11/2026, 09:05:07 GMT-3',
  title: 'Ana Silva (Sol & Cia)',
}
