import { INPUTS } from '../numbers/ia.mjs'
import {
  count,
  field,
  formula,
  input,
  newPage,
  note,
  reais,
  subtitle,
  table,
  tenths,
  thousands,
  workbook,
} from '../workbook.mjs'

/** One cell, to be copied whole. */
const TEST = [
  ...INPUTS.pedido.printed,
  ...INPUTS.mensagensDoTeste.printed.map((message, index) => `${index + 1}. ${message}`),
].join('\n')

/** Months in which what was spent once must have come back. */
const PATIENCE = 24

/**
 * What one message gains when `part` of its drafts is sent, each with `extra` minutes of copying, and an
 * hour costs `hour`.
 *
 * @param {string} part
 * @param {{ extra?: string, hour?: string }} [options]
 */
function gainOf(part, { extra = '0', hour = '{hora}' } = {}) {
  const after = `${part} * {minutosBom} + (1 - ${part}) * {minutosRuim} + ${extra}`
  return `(({minutosHoje} - (${after})) / 60 * ${hour} * {aproveitada} - ${part} * {errosEmCem} / 100 * {custoDoErro})`
}

/** What the mistakes of one message cost, by the test. */
const MISTAKES = '{enviariam} / {lidos} * {errosEmCem} / 100 * {custoDoErro}'

/** What the complete system costs each month, where an hour costs `hour`. @param {string} [hour] */
function monthly(hour = '{hora}') {
  return `{mensalidade} + {horasDeCuidado} * ${hour}`
}

const COMPLETE = `${monthly()} + {implantacao} * {comReserva} / ${PATIENCE}`
const CHEAP = '{mensalidadeDoBarato} + {horasDoBarato} * {hora}'

/**
 * An end of Wilson's interval, in a hundred: of so many `hits` in `cases`, at 95% of confidence.
 *
 * @param {'-' | '+'} end
 * @param {string} hits
 * @param {string} cases
 */
function wilson(end, hits, cases) {
  const variance = `${hits} / ${cases} * (1 - ${hits} / ${cases}) / ${cases}`
  const margin = `1.96 * SQRT(${variance} + 1.96^2 / (4 * ${cases}^2))`
  return `100 * (${hits} / ${cases} + 1.96^2 / (2 * ${cases}) ${end} ${margin}) / (1 + 1.96^2 / ${cases})`
}

/**
 * Messages that must be left for a system with such a `part` to pay in time. Rounded twice: where a whole
 * hundred comes out, programs differ in the last digit.
 *
 * @param {string} part
 * @param {string} [cost] of a month, with its share of what was spent once
 * @param {string} [hour] what one costs
 */
function least(part, cost = COMPLETE, hour = '{hora}') {
  const gain = gainOf(part, { hour })
  const messages = `(${cost}) / ${gain}`
  return `IF(${gain} > 0, ROUNDUP(ROUND(${messages}, 6), -2), "não se paga")`
}

/**
 * Messages for a system to pay that gains what the study measured: time that was won, with its mistakes.
 *
 * @param {string} cost of a month
 */
function measured(cost) {
  const saved = `{minutosHoje} * (1 - 1 / (1 + ${INPUTS.ganhoDoEstudo.value}))`
  return `ROUNDUP(ROUND((${cost}) / (${saved} / 60 * {hora}), 6), -2)`
}

/** Messages that no ready answer solves. @param {string} messages */
function left(messages) {
  return `${messages} * (1 - {repetidas} / 100)`
}

const numbers = {
  intro:
    'Digite os seus números nas células verdes, de cima para baixo. Os que já estão lá são os do exercício do guia. A resposta está na aba Resultado.',
  rows: [
    subtitle('O teste das cem mensagens'),
    input('lidos', 'Rascunhos que vocês leram', 100),
    input('enviariam', 'Rascunhos que as duas pessoas enviariam (80 é do exercício)', 80),
    input(
      'encaminhadas',
      'Das vinte que ele devia encaminhar, encaminhou',
      INPUTS.encaminhadas.value,
    ),
    input('doSistema', 'Rascunhos bons do sistema, em cem das que sobram', 80),
    subtitle('As conversas'),
    input(
      'mensagens',
      'Conversas por mês, sem as que pedem uma consulta ou uma pessoa',
      INPUTS.mensagens.value,
      '#,##0',
    ),
    input('repetidas', 'De cem, quantas caem nos dez assuntos mais comuns', INPUTS.repetidas.value),
    subtitle('Os minutos, cronometrados'),
    input('minutosHoje', 'Para responder hoje', INPUTS.minutosHoje.value, '0.0'),
    input('minutosPronta', 'Com uma resposta pronta', INPUTS.minutosPronta.value, '0.0'),
    input('minutosBom', 'Para conferir um rascunho bom', INPUTS.minutosBom.value, '0.0'),
    input(
      'minutosRuim',
      'Para ler um ruim, jogá-lo fora e escrever outro',
      INPUTS.minutosRuim.value,
      '0.0',
    ),
    input('minutosDeCopia', 'Para copiar e colar num assistente', 1, '0.0'),
    subtitle('O dinheiro'),
    input('hora', 'Hora de quem atende, com encargos', INPUTS.hora.value, 'R$'),
    input('outraHora', 'Outra hora, para comparar', INPUTS.outraHora.value, 'R$'),
    input('aproveitada', 'De cada hora poupada, conte', 0.5, '0%'),
    input('licenca', 'Licença de assistente, por mês', INPUTS.licenca.value, 'R$'),
    input('licencas', 'Quantas licenças', 2),
    input('horasComAssistente', 'Horas por mês cuidando do assistente', 2, '0.0'),
    input('errosEmCem', 'De cem respostas enviadas, erros a mais que à mão', 1),
    input('custoDoErro', 'Custo de corrigir um erro', INPUTS.custoDoErro.value, 'R$'),
    subtitle('O sistema oferecido'),
    input('mensalidade', 'Mensalidade, com o uso', Number(INPUTS.mensalidade.value[0]), 'R$'),
    input(
      'horasDeCuidado',
      'Horas por mês cuidando dele',
      Number(INPUTS.mensalidade.value[1]),
      '0.0',
    ),
    input('implantacao', 'Implantação, uma vez', INPUTS.implantacao.value, 'R$'),
    input(
      'comReserva',
      'Com a reserva, quantas vezes a implantação',
      INPUTS.comReserva.value,
      '0.0',
    ),
    subtitle('O sistema barato, sem implantação'),
    input('mensalidadeDoBarato', 'Mensalidade', Number(INPUTS.barato.value[0]), 'R$'),
    input('horasDoBarato', 'Horas por mês cuidando dele', Number(INPUTS.barato.value[1]), '0.0'),
    subtitle('O dia do teste'),
    input('pessoas', 'Pessoas', 2),
    input('separadas', 'Mensagens separadas, que ele deve encaminhar', 20),
    input('minutosParaSortear', 'Minutos para tirar e limpar uma mensagem', 1, '0.0'),
    input('minutosPorDezena', 'Minutos para rodar uma dezena', 3, '0.0'),
    input('minutosParaLer', 'Minutos para ler um rascunho', 2.5, '0.0'),
  ],
}

const result = {
  intro: 'Nada se digita aqui: tudo vem da aba Seus números.',
  widths: [52, 32, 20, 20],
  rows: [
    subtitle('A decisão'),
    tenths('emDez', 'De dez rascunhos, vocês enviariam', '10 * {enviariam} / {lidos}'),
    formula(
      'passou',
      'A regra: sete em dez, e as vinte encaminhadas',
      'IF(AND({emDez} >= 7, {encaminhadas} >= 20), "passou", "ainda não")',
    ),
    thousands('sobram', 'Conversas que sobram das respostas prontas', left('{mensagens}')),
    thousands(
      'mensagensMinimas',
      'Conversas que devem sobrar para o sistema completo se pagar em dois anos',
      least('{enviariam} / {lidos}'),
    ),
    formula(
      'decisao',
      'O que fazer',
      `IF({passou} <> "passou", "Respostas prontas e nada mais", IF({sobram} < {mensagensMinimas}, "Respostas prontas; sistema, não", "Respostas prontas; teste o sistema"))`,
    ),
    subtitle('As respostas prontas'),
    tenths(
      'horasDasProntas',
      'Horas poupadas por mês',
      '({mensagens} - {sobram}) * ({minutosHoje} - {minutosPronta}) / 60',
    ),
    reais('ganhoDasProntas', 'O que valem', '{horasDasProntas} * {hora} * {aproveitada}'),
    subtitle('O assistente nas que sobram, copiando e colando'),
    reais(
      'custoDoAssistente',
      'Licenças e cuidado, por mês',
      '{licencas} * {licenca} + {horasComAssistente} * {hora}',
    ),
    reais(
      'tempoDoAssistente',
      'Tempo poupado',
      `{sobram} * (${gainOf('{enviariam} / {lidos}', { extra: '{minutosDeCopia}' })} + ${MISTAKES})`,
    ),
    reais('errosDoAssistente', 'Erros a mais', `{sobram} * ${MISTAKES}`),
    reais(
      'valorDoAssistente',
      'Tempo poupado, menos os erros',
      `{sobram} * ${gainOf('{enviariam} / {lidos}', { extra: '{minutosDeCopia}' })}`,
    ),
    reais('valorDaHora', 'Cada hora poupada vale', '{hora} * {aproveitada}'),
    tenths(
      'horasDaLicencaPorMes',
      'Uma licença pede estas horas por mês',
      '{licenca} / {valorDaHora}',
    ),
    count(
      'horasDaLicenca',
      'Uma licença se paga com estas horas poupadas por semana',
      'ROUNDUP({licenca} / ({hora} * {aproveitada}) * 12 / 52, 0)',
    ),
    subtitle('O sistema nas que sobram'),
    reais('custoDoMes', 'Mensalidade e cuidado', monthly()),
    reais(
      'valorDoSistema',
      'Tempo poupado, menos os erros',
      `{sobram} * ${gainOf('{doSistema} / 100')}`,
    ),
    count(
      'mesesDoSistema',
      'Meses para se pagar',
      'IF({valorDoSistema} > {custoDoMes}, {implantacao} * {comReserva} / ({valorDoSistema} - {custoDoMes}), "não se paga")',
    ),
    formula(
      'assinatura',
      'O que fazer',
      `IF(AND({doSistema} >= 70, ISNUMBER({mesesDoSistema}), {mesesDoSistema} <= ${PATIENCE}), "Assine", "Não assine")`,
    ),
    subtitle('O dia do teste'),
    count(
      'horasDoTeste',
      'Horas de cada pessoa',
      'ROUNDUP(({lidos} + {separadas}) * ({minutosParaSortear} / {pessoas} + {minutosPorDezena} / 10 + {minutosParaLer}) / 60, 0)',
    ),
    reais(
      'custoDoTeste',
      'Custo aproximado, com as licenças',
      'ROUND({pessoas} * {horasDoTeste} * {hora} + {pessoas} * {licenca}, -2)',
    ),
    count('minimo', 'O acaso: em cem, a verdade está entre', wilson('-', '{enviariam}', '{lidos}')),
    count('maximo', 'e', wilson('+', '{enviariam}', '{lidos}')),
    subtitle('As contas do guia'),
    formula('semanasDoMes', 'Semanas de um mês', '52 / 12', '0.00'),
    thousands(
      'minimoPeloEstudoDoBarato',
      'Com o ganho do estudo, conversas para o sistema barato',
      measured(CHEAP),
    ),
    thousands('minimoPeloEstudo', 'E para o completo', measured(COMPLETE)),
    count(
      'escapam',
      'Das que ele deve encaminhar, em cem, as que ainda podem escapar',
      `100 * (1 - 0.05 ^ (1 / ${INPUTS.encaminhadas.value}))`,
    ),
    reais('reservaDoSistema', 'Reserva do sistema completo', '{implantacao} * ({comReserva} - 1)'),
    tenths(
      'recebidasComOsMelhores',
      'Com nove em dez e o barato, conversas a receber por mês, em mil',
      `IFERROR(${least('0.9', CHEAP)} / (1 - {repetidas} / 100) / 1000, "não se paga")`,
    ),
    reais(
      'gastoComSistema',
      'Gasto até o dia 90: implantação e um mês',
      '{implantacao} + {custoDoMes}',
    ),
    table(
      'partes',
      [
        { key: 'boas', title: 'De dez, você enviaria', fixed: true },
        {
          key: 'minimas',
          title: 'Conversas que devem sobrar',
          format: '#,##0',
          formula: least('[boas] / 10'),
        },
        {
          key: 'minimasDoBarato',
          title: 'Com o sistema barato',
          format: '#,##0',
          formula: least('[boas] / 10', CHEAP),
        },
        {
          key: 'comOutraHora',
          title: 'E com a outra hora',
          format: '#,##0',
          formula: least(
            '[boas] / 10',
            `${monthly('{outraHora}')} + {implantacao} * {comReserva} / ${PATIENCE}`,
            '{outraHora}',
          ),
        },
      ],
      [[9], [8], [7]],
    ),
    count(
      'minimoDosAprovados',
      'Para quem contou 70 em cem, entre',
      wilson('-', `${INPUTS.aprovados.value}`, '100'),
    ),
    count('maximoDosAprovados', 'e', wilson('+', `${INPUTS.aprovados.value}`, '100')),
    count(
      'erroPossivel',
      'Erros, em cem, que pode haver onde 300 respostas não mostraram nenhum',
      `100 * 3 / ${INPUTS.semErro.value}`,
    ),
  ],
}

const forms = {
  title: 'Para copiar: a instrução e as dez mensagens do teste',
  intro: 'Copie a célula abaixo e cole no assistente. As folhas de preencher vêm a seguir.',
  rows: [
    note(TEST),
    newPage(),
    subtitle('Folha 1: a tarefa'),
    note('Imprima em A4 e preencha à mão. O que ficar em branco é o que falta descobrir.'),
    field('Tarefa e resultado: como se sabe que ficou bem-feita', 2),
    field('Responsável e data', 1),
    field('Volume, tempo e erro de hoje, medidos', 2),
    field('Dados que entram: algum pessoal ou sensível? Com que base legal?', 2),
    field('Quem confere, quando, em quantos minutos', 2),
    field('Pior erro possível, e quem sofre', 2),
    field('Como se trabalha no dia em que o sistema parar', 2),
    field('Que número faz continuar, e qual faz parar', 3),
    newPage(),
    subtitle('Folha 2: o teste das cem'),
    note('Em cada dezena, anote quantos rascunhos as duas pessoas enviariam. Fato errado zera.'),
    field('Assistente, versão e data. Quem marcou.', 2),
    table(
      'dezenas',
      [
        { key: 'dezena', title: 'Dezena', fixed: true },
        { key: 'enviamos', title: 'Enviaríamos' },
        { key: 'errados', title: 'Fato errado' },
      ],
      Array.from({ length: 10 }, (_, index) => [index + 1]),
    ),
    field('Soma de cem, e quantas das vinte voltaram “encaminhar”: com 70 e as vinte, passou', 2),
    field('Com fato errado: quantos, e qual foi o pior', 3),
    newPage(),
    subtitle('Folha 3: política de uso de IA'),
    note('Complete, leia em voz alta com a equipe, date e assine. Reveja em seis meses.'),
    field('Ferramentas aprovadas, e a quem pedir outra', 2),
    field('Responsável pela política, e quem cuida dos dados', 1),
    note('Pode: rascunhar, resumir, traduzir e revisar, com material público ou interno comum.'),
    note('Não pode: colar senha, dado sensível ou segredo de cliente; decidir sobre pessoas.'),
    note('Dados pessoais: só na ferramenta da empresa. Tire nome, CPF e telefone.'),
    note('Conferência: fato, número e lei, na fonte. Resposta a cliente passa por uma pessoa.'),
    note('Transparência: o cliente sabe quando fala com um sistema e como chegar a uma pessoa.'),
    note('Obra dos outros: não imite autor, voz ou imagem. Não envie material sem licença.'),
    field('Se algo sair errado, avise já a', 1),
    field('Vigência, revisão e assinatura', 2),
  ],
}

export const WORKBOOK = workbook({ numbers, result, forms })
