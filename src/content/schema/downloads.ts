import { z } from 'zod'
import {
  CHANNELS,
  group,
  line,
  lines,
  named,
  optionalEntries,
  toastTexts,
  plural,
  prose,
  same,
} from './fields.ts'

const TITLE = ['title']

export const DOWNLOADS = group('Materiais gratuitos', {
  heading: lines('Título', 2, 2),
  intro: prose('Introdução'),
  button: line('Botão'),
  asks: line('O que o pedido requer', 'Sob o botão.'),
  sentTo: prose('Depois do pedido', 'Sob o botão.', ['email']),
  facts: line('Dados do arquivo', '', ['pages', 'size']),
  factsWithoutPages: line('Dados sem páginas', '', ['size']),
  pages: plural('Quantas páginas'),
  factsDated: line('Dados com data', '', ['facts', 'date', 'year', 'month']),
  inside: line('Abrir os capítulos'),
  chapters: line('Nome da lista de capítulos', 'Lido por leitores de tela.', TITLE),
  page: line('Descrição da página', 'Lida por leitores de tela.', TITLE),
  workbook: line('Link da planilha'),
  workbookNote: prose('Nota da planilha'),
  buttonLabel: line('Botão, completo', 'Lido por leitores de tela.', TITLE),
  modal: group('Pedido do link', {
    title: line('Título'),
    intro: line('Introdução'),
    close: line('Fechar'),
    name: line('Nome'),
    email: line('E-mail'),
    phone: line('Telefone'),
    phonePlaceholder: same('Telefone: exemplo'),
    company: line('Empresa'),
    submit: line('Botão'),
    tooMany: prose('Pedidos demais', '', ['count', ...CHANNELS]),
    privacy: prose('Aviso de privacidade', '', ['email']),
  }),
  mailSubject: line('Assunto do e-mail', '', TITLE),
  preparing: line('Preparando'),
  expired: line('Link expirado'),
  invalid: line('Link inválido'),
  started: toastTexts('Download iniciado', TITLE),
})

export const GUIDES = group('Guias', {
  guides: optionalEntries('Guias', '', {
    title: line('Título'),
    description: prose('Descrição'),
    cover: named('cover', 'Capa', 'Retrato, com 1080 px de largura ou mais.'),
    file: named('document', 'PDF', 'O mesmo em todos os idiomas; sem senha.'),
    pages: z.int().min(1).optional().meta({
      title: 'Páginas do PDF',
      description: 'Vazio: o site só diz o tamanho do arquivo.',
    }),
  }),
})
