import { NETWORK_NAMES } from '../../src/site/networks.ts'
import type { Messages } from './english.ts'

export const PORTUGUESE: Messages = {
  settings: {
    heading: 'Configurações erradas:',
    wrong: (name, value, expected) => `${name} é "${value}": deve ser ${expected}.`,
    ownId: (service) => `o id da sua própria conta em ${service}`,
    unknown: (name) => `${name} não existe: veja os nomes em .env.example.`,
    setting: (fault) => `A configuração ${fault}`,
    defaultHolds: (fault) => `A configuração ${fault} Vale o valor padrão.`,
    noFolder: (place) => `SITE_FOLDER indica ${place}, que não existe.`,
  },
  rules: {
    text: 'uma linha de texto',
    identifier: 'um identificador sem espaços',
    email: 'um e-mail, como contato@empresa.com.br',
    phone: 'um telefone com +, país e DDD, como +5548900000000',
    origin: 'https:// e o domínio, sem mais nada, como https://www.example.com',
    basePath: 'um caminho que começa e termina com barra, como /austral/',
    webAddress: 'um endereço da web, como https://analytics.example/script.js',
    link: 'um endereço da web ou um caminho do site, como /privacidade.html',
    profile: `o endereço de uma página em ${NETWORK_NAMES.join(', ')}`,
    linkOrContact: 'um endereço da web, um caminho do site como /privacidade.html, mailto: ou tel:',
    pageName: 'letras minúsculas sem acento, números e hifens',
    languageScope: 'specified (menu e primeira tela) ou whole (cada página em cada idioma)',
    googleTag: 'o id de uma tag do Google, como G-AB12CD34EF ou AW-123456789',
    metaPixel: 'o número de um pixel da Meta, como 1234567890',
    onOrOff: 'on ou off',
    repository: 'dono e nome de um repositório, como empresa/site',
    editorBackend: 'github, gitlab ou gitea',
    buttonSize: 'large, medium, default, hidden ou um tamanho em pixels, como 56px',
  },
  texts: {
    heading: 'Os textos têm erros:',
    missing: 'está faltando',
    isNot: (expected) => `não é ${expected}`,
    types: {
      string: 'um texto',
      array: 'uma lista',
      object: 'um grupo de textos',
      int: 'um número inteiro',
    },
    unquoted: (fault) => `${fault}: ponha entre aspas`,
    tooFew: 'tem itens de menos',
    tooMuch: (most) => `é mais que ${most}`,
    tooManyEntries: (count, most) => `tem ${count} itens, cabem no máximo ${most}`,
    tooManyLetters: (count, most) => `tem ${count} letras, cabem no máximo ${most}`,
    noneOf: (values) => `deve ser um destes: ${values}`,
    noKey: (known) => `não é um nome daqui: há ${known}`,
    noIcon: (name) => `é "${name}", que não é um ícone de https://lucide.dev/icons`,
    wrongFolder: (name, folder) => `é "${name}": o endereço começa com ${folder}`,
    noFile: (file) => `indica ${file}, que não existe`,
    noPlaceholder: (name, known) => `tem ${name}: há ${known}`,
    emptyPart: (file, part, site) => `${file} não tem nada em ${part}, e ${site} os mostra.`,
  },
  faults: {
    languageCode: 'não é um código como pt-BR',
    languageTwice: 'repete um idioma',
    sectionTwice: 'repete uma seção',
    addressTwice: 'tem o mesmo endereço para duas seções',
    idTwice: 'tem dois itens com o mesmo "id"',
    id: 'só pode ter letras minúsculas sem acento, números e hifens',
    cnpj: 'não é um CNPJ: os dois últimos dígitos não conferem',
    startedLate: 'vem depois do ano de "founded"',
  },
  pages: {
    fileName: 'o nome só pode ter letras minúsculas sem acento, números e hifens.',
    noHead: 'não começa com título e descrição entre "---".',
    noMenu: (menu, menus) => `é "${menu}": há header, ${menus}`,
    taken: (path) => `é "${path}", que já tem uso`,
    doubled: (path) => `${path} também é de outra página.`,
    noPicture: (address, folder) => `a imagem ${address} não está em ${folder}.`,
    noPage: (address) => `${address} não é uma página do site.`,
  },
  files: {
    noPdf: (file) => `${file} não é um PDF.`,
    unreadable: (file) => `${file} não é uma imagem legível. Servem JPEG, PNG e WebP.`,
    small: (file, width, wanted) =>
      `${file} tem ${width} px de largura, e devem ser ${wanted}: em telas grandes fica borrada.`,
    noColours: (file) => `${file} tem valores que não podem ser lidos como cores:`,
    damaged: (file) => `${file} está danificado, como depois de um merge com conflitos.`,
    takeOneSide: 'Fique com o arquivo de um dos lados e rode npm run brand.',
    inkHasGroups: (file, symbol) => `${file}: o símbolo "${symbol}" tem um grupo ou um estilo.`,
    shapesAlone: 'Ponha as formas diretamente nele, com atributos no lugar de estilos.',
    headerTooLong: (limit) =>
      `A Netlify e a Cloudflare leem ${limit} caracteres de um cabeçalho. Endereços nas configurações, e scripts e estilos em páginas suas, passam disso:`,
    leftOut: (files) => `Deixado de fora, pois nenhuma página usa: ${files}`,
  },
  making: {
    isThere: (folder) => `${folder} já existe.`,
    noTexts: (languages) => `O exemplo não tem textos em ${languages}.`,
    takeOthers: 'Use os idiomas que ele tem, e ponha ao lado uma pasta sua.',
    made: (language) => `site/ está pronta. Agora:
  1. Preencha a empresa em site/site.yml.
  2. npm start, e escreva os seus textos: em site/${language}/, ou no editor.
  3. npm run check diz o que ainda falta.
O que vem depois: docs/pt/first-day.md.`,
  },
  list: {
    heading: (count) => `Antes de o site ir ao ar (npm run check), ${count} a fazer:`,
    ready: 'Pronto para ir ao ar: não falta nada.',
    notReady: 'Ainda não pode ir ao ar: há configurações erradas. Nada mais falta.',
    subjects: {
      law: 'Lei',
      company: 'Empresa',
      address: 'Endereço',
      mail: 'E-mail',
      chat: 'Chat',
      visits: 'Visitas',
      texts: 'Textos',
      guides: 'Guias',
      unseen: 'Oculto',
      brand: 'Marca',
      colours: 'Cores',
      pictures: 'Imagens',
      languages: 'Idiomas',
    },
    noPrivacy: (file) =>
      `Nenhuma página diz o que é feito dos dados de quem visita. Escreva uma com menu: privacy, ou preencha links.privacy em ${file}.`,
    draft: (file) => `${file} é um rascunho e fica de fora. Adapte o texto e tire a linha draft.`,
    noCompany: (file) => `Ninguém responde pelo site. Preencha ${file}.`,
    isExample: 'Este é o exemplo: npm run make-yours.',
    noAddress: (file) =>
      `O site não sabe o próprio endereço, de que buscadores e links precisam. Preencha address em ${file}.`,
    noMail:
      'As mensagens não chegam a ninguém. Preencha VITE_EMAILJS_ORIGIN e os seus ids: docs/pt/online.md.',
    noChat:
      'Ninguém responde no chat. Preencha VITE_CHATBOT_API_HOST e VITE_CHATBOT_ID, ou VITE_CHATBOT=off.',
    noVisits:
      'Ninguém conta as visitas. Preencha VITE_ANALYTICS_SRC e VITE_ANALYTICS_SITE_ID, ou VITE_ANALYTICS=off.',
    exampleWords: (file, places, others) =>
      `${file} tem palavras do exemplo: ${places}${others > 0 ? ` e mais ${others}` : ''}.`,
    guidesOff: (file) => `conta {guides}, e os guias estão desligados em ${file}`,
    pictureUnseen: (file) => `heroPicture só aparece sem o céu. Ponha sky: off em ${file}.`,
    listUnseen: (name, count, least, section, file) =>
      `${name}.yml tem ${count}, e aparece a partir de ${least} na seção ${section}: veja sections em ${file}, ou LISTS em plugins/site/parts.ts.`,
    noMark: (file) => `O site não tem marca. Desenhe ${file} e rode npm run brand.`,
    staleIcons: (file) => `Os ícones não foram feitos de ${file}. Rode npm run brand.`,
    noCard: (language) =>
      `Links compartilhados não têm imagem em ${language}. Rode npm run brand -- cards.`,
    staleCard: (shown, language, now, key, file) =>
      `"${shown}" está na imagem dos links compartilhados em ${language}. Rode npm run brand para "${now}", ou mude ${key} em ${file}.`,
    themes: { light: 'claro', dark: 'escuro' },
    contrast: ([text, ground, least], found, theme, file) =>
      `--${text} sobre --${ground} tem contraste de ${found} no tema ${theme}, e devem ser ${least}: veja ${file}.`,
    lostLanguage: (folder, file) =>
      `${folder} não está entre os idiomas (languages) de ${file}: ninguém o vê.`,
    untranslated: (language, first, groups, folder) =>
      `Em ${language} ainda em ${first}: ${groups}. Veja ${folder}.`,
  },
  browser: {
    wrong: 'Experimentado num navegador (páginas: {pages}, segundos: {seconds}). A corrigir:',
    fine: 'Experimentado num navegador (páginas: {pages}, segundos: {seconds}): nada a corrigir.',
    noBrowser:
      'Não experimentado num navegador, pois aqui não há nenhum. Instale o Chromium ou o Chrome, ou indique um em CHROMIUM_PATH.',
    pair: (text, ground, found, wanted) =>
      `${text} sobre ${ground} tem contraste de ${found}, e deve ser ${wanted}`,
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
  },
}
