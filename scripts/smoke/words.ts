const ENGLISH = {
  wrong: 'Tried in a browser (pages: {pages}, seconds: {seconds}). To mend:',
  fine: 'Tried in a browser (pages: {pages}, seconds: {seconds}): nothing to mend.',
  noBrowser:
    'Not tried in a browser, as there is none here. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  columns: ['Page', 'What is wrong', 'What to do'],
  silent: 'nothing was sent',
  faults: {
    closed: ['The page does not open: {what}', 'Run npm start and open it; report it if it stays.'],
    error: ['The browser reports: {what}', 'Report it, with this line.'],
    policy: [
      'The site’s own policy blocks {what}',
      'Name its host under tags in site.yml, or leave it out.',
    ],
    missing: ['The file {what} is not there', 'Put it there, or correct its name in the texts.'],
    link: ['The link “{words}” leads to {what}, which is not there', 'Correct its address.'],
    sideways: [
      'The page is wider than a window of {what} px and moves sideways',
      'Shorten what is too wide: a word, a table.',
    ],
    cut: ['“{words}” is cut off or broken at {what} px', 'Shorten it, above all its longest word.'],
    contrast: ['“{words}” is hard to read: {what}', 'Change this pair of colours in theme.css.'],
    access: [
      '“{words}” is closed to some visitors: {what}',
      'Correct that text or picture; report it if it is none of yours.',
    ],
    unsent: [
      'The form “{words}” sends no mail: {what}',
      'Compare the ids of VITE_EMAILJS_… in .env with those of your account.',
    ],
    wrongMail: [
      'The form “{words}” sends the mail “{what}” in place of its own',
      'Each form needs the id of its own template: VITE_EMAILJS_…_TEMPLATE_ID in .env.',
    ],
  },
}

export type Words = typeof ENGLISH
export type FaultName = keyof Words['faults']

const PORTUGUESE: Words = {
  wrong: 'Experimentado num navegador (páginas: {pages}, segundos: {seconds}). A corrigir:',
  fine: 'Experimentado num navegador (páginas: {pages}, segundos: {seconds}): nada a corrigir.',
  noBrowser:
    'Não experimentado num navegador, pois aqui não há nenhum. Instale o Chromium ou o Chrome, ou indique um em CHROMIUM_PATH.',
  columns: ['Página', 'O que está errado', 'O que fazer'],
  silent: 'nada saiu',
  faults: {
    closed: [
      'A página não abre: {what}',
      'Rode npm start e abra a página; se continuar assim, avise.',
    ],
    error: ['O navegador acusa: {what}', 'Avise, com esta linha.'],
    policy: [
      'A política do próprio site bloqueia {what}',
      'Indique o host em tags, no site.yml, ou retire isso.',
    ],
    missing: ['O arquivo {what} não existe', 'Ponha-o lá, ou corrija o nome nos textos.'],
    link: ['O link “{words}” leva a {what}, que não existe', 'Corrija o endereço.'],
    sideways: [
      'A página é mais larga que uma janela de {what} px e anda para o lado',
      'Encurte o que é largo demais: uma palavra, uma tabela.',
    ],
    cut: [
      '“{words}” aparece cortado ou partido em {what} px',
      'Encurte o texto, sobretudo a palavra mais longa.',
    ],
    contrast: ['“{words}” é difícil de ler: {what}', 'Mude este par de cores no theme.css.'],
    access: [
      '“{words}” está fechado a alguns visitantes: {what}',
      'Corrija o texto ou a imagem; se não forem seus, avise.',
    ],
    unsent: [
      'O formulário “{words}” não envia e-mail: {what}',
      'Compare os ids de VITE_EMAILJS_… no .env com os da sua conta.',
    ],
    wrongMail: [
      'O formulário “{words}” envia o e-mail “{what}” no lugar do seu',
      'Cada formulário precisa do id do seu modelo: VITE_EMAILJS_…_TEMPLATE_ID no .env.',
    ],
  },
}

/** The language of whoever reads: that of the system, or of `LANG`. */
export const IN_PORTUGUESE = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('pt')

export const words = IN_PORTUGUESE ? PORTUGUESE : ENGLISH
