import { group, line, prose } from './fields.ts'

const head = (placeholders: readonly string[]) => ({
  subject: line('Assunto', '', placeholders),
  preview: line('Prévia', 'Ao lado do assunto na caixa de entrada.', placeholders),
  kind: line('Ao lado da marca'),
})

export const MAILS = group('E-mails', {
  contact: group('Mensagem de contato, para a empresa', {
    ...head(['name', 'sender']),
    heading: line('Título', '', ['name']),
    reply: prose('Como responder', '', ['name', 'email']),
    labels: group('Nomes dos dados', {
      name: line('Nome'),
      email: line('E-mail'),
      phone: line('Telefone'),
      company: line('Empresa'),
      time: line('Hora'),
    }),
    note: prose('Rodapé'),
  }),
  downloadLink: group('Link de um guia, para o visitante', {
    ...head(['title']),
    heading: line('Título'),
    intro: prose('Introdução', '', ['name']),
    button: line('Botão'),
    noButton: prose('Antes do endereço do link'),
    labels: group('Nomes das informações', {
      valid: line('Validade'),
      devices: line('Aparelhos'),
      notYou: line('Engano'),
    }),
    valid: prose('Validade'),
    devices: prose('Aparelhos'),
    notYou: prose('Engano'),
    note: prose('Rodapé', '{contact} é o e-mail da empresa.', [
      'email',
      'sender',
      'phone',
      'contact',
    ]),
  }),
  newsletter: group('Pedido da newsletter, para a empresa', {
    ...head(['email']),
    heading: line('Título'),
    words: prose('Antes do endereço'),
    note: prose('Rodapé'),
  }),
})
