import { INPUTS } from '../numbers/automacao.mjs'
import {
  count,
  field,
  formula,
  input,
  newPage,
  note,
  reais,
  share,
  subtitle,
  table,
  tenths,
  workbook,
} from '../workbook.mjs'

const TASKS = [
  'Lançar pedidos de e-mail',
  'Onde está meu pedido',
  'Conferir nota com pedido',
  'Prazo com fornecedor',
  'Relatório de vendas',
  'Cadastrar cliente novo',
]
const CASES = ['Planilha anexa', 'Foto, sem código', 'Título vencido']
const CHECKING = INPUTS.minutosConferindo.value
/** Costs, hours of care, share that comes by it, share checked, minutes for each, wrong in a thousand. */
const WAYS = [
  ['Formulário', INPUTS.formulario.value, 0, INPUTS.cuidado.value, 0.5, 1, CHECKING, 0],
  ['Catálogo no WhatsApp', ...INPUTS.lista.value, INPUTS.parteDaLista.value, 1, CHECKING, 0],
  ['IA que lê o e-mail', ...INPUTS.ia.value, 1, ...INPUTS.revisao.value],
  ['Licença: cole e confira', ...INPUTS.licencaDeIa.value, 1, 1, ...INPUTS.licencaConfere.value],
  [null, null, null, null, null, null, null, null],
]
const [FORM, LIST, AI, LICENCE] = ['1', '2', '3', '4']
const TYPING = INPUTS.minutosDigitando.value
const LOW_HOUR = String(INPUTS.horaMenor.value)

/** The customer of the credit rule: what was paid in six months, what is open, an order that passes, one that waits. */
const [PAID, OPEN, SMALL_ORDER, LARGE_ORDER] = INPUTS.credito.value

/** How many times the budget is spent. */
const BUDGET = '1'
const SLACK = '{gastoComFolga}'
const ORDERS = '{pedidosPorSemana} * 52 / 12'

/** An input that the guide prints. @param {keyof typeof INPUTS} key @param {string} label @param {string} [format] */
function given(key, label, format) {
  return input(key, label, Number(INPUTS[key].value), format)
}

/** A value of one way out. @param {string} column @param {string} way its row */
function of(column, way) {
  return `INDEX({saidas.${column}}, ${way})`
}

/** Minutes that one order saves. @param {string} way @param {string} [byHand] minutes without it */
function savedMinutes(way, byHand = '{minutosAMao}') {
  return `(${byHand} - ${of('confere', way)} * ${of('minutos', way)})`
}

/**
 * What one order leaves.
 *
 * @param {string} way
 * @param {{ wrong?: string | undefined, byHand?: string, share?: string, useful?: string, hour?: string }} [other] in place of the row's values
 */
function perOrder(
  way,
  {
    wrong = of('errados', way),
    byHand,
    share: part = of('adesao', way),
    useful = '{aproveitamento}',
    hour = '{hora}',
  } = {},
) {
  const saved = `${savedMinutes(way, byHand)} / 60 * ${useful} * ${hour}`
  return `${part} * (${saved} - ${wrong} / 1000 * {custoDoErro})`
}

/** What a month costs whatever comes: each hour of care is paid in full. @param {string} way @param {string} [hour] what one costs */
function fixedCost(way, hour = '{hora}') {
  return `(${of('horas', way)} * ${hour} + ${of('mensal', way)})`
}

/** What a month leaves. @param {string} way @param {string} orders a month @param {string} [wrong] in a thousand */
function left(way, orders, wrong) {
  return `(${orders} * ${perOrder(way, { wrong })} - ${fixedCost(way)})`
}

/**
 * Months until it has paid for itself.
 *
 * @param {string} way
 * @param {string} times the budget is spent
 * @param {string} orders a month
 * @param {string} [wrong] in a thousand
 */
function months(way, times, orders, wrong) {
  const net = left(way, orders, wrong)
  const spent = `${of('entrada', way)} * ${times}`
  return `IF(${net} * {mesesDemais} < ${spent}, "não se paga", ${spent} / ${net})`
}

/** With the orders of the row. @param {string} way @param {string} [times] the budget is spent */
function monthsWith(way, times = SLACK) {
  return months(way, times, '[pedidos] * 52 / 12')
}

/**
 * Orders a week from which it pays for itself in time.
 *
 * @param {string} way
 * @param {string} times the budget is spent
 * @param {string} [gain] what one order leaves
 * @param {string} [hour] what an hour costs
 */
function least(way, times, gain = perOrder(way), hour = '{hora}') {
  const needed = `(${of('entrada', way)} * ${times} / {mesesParaPagar} + ${fixedCost(way, hour)})`
  return `IF(${gain} <= 0, "não se paga", ROUNDUP(ROUND(${needed} / (${gain}) * 12 / 52, 6), 0))`
}

/** With slack, where an hour costs `hour`. @param {string} way @param {string} hour */
function leastAt(way, hour) {
  return least(way, SLACK, perOrder(way, { hour }), hour)
}

/** A number there is only where a way out saves something. @param {string} key @param {string} label @param {string} text */
function earned(key, label, text) {
  return formula(key, label, `IFERROR(${text}, "não se paga")`, '0')
}

/** Money as the guide rounds it. @param {string} key @param {string} label @param {string} text */
function tens(key, label, text) {
  return reais(key, label, `ROUND(${text}, -1)`)
}

/** @param {string} key @param {string} title @param {string} text */
function computed(key, title, text) {
  return { key, title, formula: text, format: '0' }
}

/** A column about the way out of its row, empty where that is. @param {string} key @param {string} title @param {string} text */
function aboutWay(key, title, text) {
  return computed(key, title, `IF(${of('entrada', '[linha]')} = "", "", ${text})`)
}

/** What the share of wrong ones may be by the test: the upper end of Wilson's interval. */
function mostWrong() {
  const cases = 'MAX(1, {conferidos})'
  const rate = `{errados} / ${cases}`
  const spread = `{z} * SQRT(${rate} * (1 - ${rate}) / ${cases} + {z}^2 / (4 * ${cases}^2))`
  return `(${rate} + {z}^2 / (2 * ${cases}) + ${spread}) / (1 + {z}^2 / ${cases})`
}

/** Wrong ones in a thousand that pass: what is expected, or more where the test says so. @param {string} wrong @param {string} cases */
function wrongIn(wrong, cases) {
  return `MAX(${of('errados', AI)}, ${wrong} / MAX(1, ${cases}) * (1 - ${CHECKED}) * 1000)`
}

/** Chance that of so many `cases` none is wrong, or one and then none of a hundred more. @param {number} wrong @param {number} [cases] */
function passes(wrong, cases = 100) {
  return `(${1 - wrong}^${cases} + ${cases} * ${wrong} * ${1 - wrong}^${cases - 1} * ${1 - wrong}^100)`
}

/** The values of one row. @param {readonly number[]} values @param {number} row @param {number} size */
function rowOf(values, row, size) {
  return values.slice(row * size, (row + 1) * size)
}

const HOURS = '* 52 / 12 * {minutosAMao} / 60'
const CREDIT = '{excecoes} * {creditoDepois}'
const FORM_START = of('entrada', FORM)
const FORM_SHARE = of('adesao', FORM)
const CHECKED = of('confere', AI)
const MINUTES = of('minutos', AI)

/** The orders of the firm of 25 people, a month: the table's second row. */
const SMALL_ORDERS = 'INDEX({volumes.pedidos}, 2) * 52 / 12'

/** Each order from the form is typed by hand. */
const TYPED = { byHand: `({minutosAMao} + ${of('minutos', FORM)} - ${TYPING})` }

/** Hours that the form saves, before those of its care. @param {string} orders a month */
function formHours(orders) {
  return `MAX(0, ${orders} * ${FORM_SHARE} * ${savedMinutes(FORM)} / 60)`
}

const MISTAKES = `${ORDERS} * ${of('errados', AI)} / 1000 * {custoDoErro}`
const SAVED = `${ORDERS} * ${savedMinutes(AI)} / 60`

const numbers = {
  intro:
    'Digite só nas células verdes, de cima para baixo, e leia a folha Resultado. Os números que já estão aqui são de uma importadora inventada: troque os que souber e deixe os outros até medir.',
  widths: [40, 10, 10, 10, 10, 10, 10, 10],
  rows: [
    subtitle('A tarefa'),
    given('pedidosPorSemana', 'Quantas vezes ela chega por semana'),
    given('minutosAMao', 'Minutos de trabalho em cada vez'),
    input('custoDaPessoa', 'Custo mensal de uma pessoa, com encargos', 6720, 'R$0'),
    input('horasEfetivas', 'Horas por mês em que ela de fato trabalha', 140),
    subtitle('A espera do cliente, em minutos'),
    given('caixaAntes', 'Na caixa de entrada, hoje'),
    given('caixaDepois', 'Na caixa de entrada, com a regra nova'),
    given('creditoAntes', 'Por aprovação, hoje'),
    input('creditoDepois', 'Por aprovação, só nas exceções', 29),
    input('excecoes', 'Parte dos casos que é exceção', 0.2, '0%'),
    input('horasDaRegra', 'Horas da equipe para mudar as regras', 12),
    input('aberturasAMais', 'Vezes por dia, a mais, que alguém abre a caixa', 13),
    input('minutosPorAbertura', 'Minutos de cada vez', 1),
    input('minutosDaMaquina', 'Tempo da máquina que lê e confirma', 2),
    subtitle('As saídas que você compara: a última linha é para outra que lhe ofereçam'),
    table(
      'saidas',
      [
        { key: 'saida', title: 'Saída' },
        { key: 'entrada', title: 'Para começar, R$', format: '#,##0' },
        { key: 'mensal', title: 'Por mês, R$', format: '#,##0' },
        { key: 'horas', title: 'Horas da equipe por mês' },
        { key: 'adesao', title: 'Parte que chega por ela', format: '0%' },
        { key: 'confere', title: 'Parte que se confere', format: '0%' },
        { key: 'minutos', title: 'Minutos para conferir' },
        { key: 'errados', title: 'Errados em mil' },
      ],
      WAYS,
    ),
    given('custoDoErro', 'Custo de um erro que passa', 'R$0'),
    given('mesesParaPagar', 'Em quantos meses ela tem de se pagar'),
    input('mesesDemais', 'Acima de quantos meses dizer que não se paga', 60),
    given('aproveitamento', 'De cada hora poupada, conte', '0%'),
    input('gastoComFolga', 'Com folga, quantas vezes o custo de começar', 1.5, '0.0'),
    subtitle('O teste: casos que o sistema deu como certos'),
    given('conferidos', 'Quantos você conferiu à mão'),
    input('errados', 'Quantos estavam errados', 0),
    subtitle('O inventário, com notas de 1 a 5; a soma inclui a do volume, que sai das horas'),
    input('nota2', 'Volume: nota 2 acima de tantas horas por semana', 2),
    input('nota3', 'Nota 3 acima de', 8),
    input('nota4', 'Nota 4 acima de', 14),
    input('nota5', 'Nota 5 acima de', 30),
    table(
      'tarefas',
      [
        { key: 'tarefa', title: 'Tarefa' },
        { key: 'vezes', title: 'Vezes na semana' },
        { key: 'minutos', title: 'Minutos' },
        { key: 'clareza', title: 'Clareza' },
        { key: 'excecoes', title: 'Exceções' },
        { key: 'erro', title: 'Erro' },
        computed('horas', 'Horas', 'IF([vezes] = "", "", [vezes] * [minutos] / 60)'),
        computed(
          'soma',
          'Soma',
          'IF([vezes] = "", "", IF([clareza] = 1, "vetada", 1 + ([horas] > {nota2}) + ([horas] > {nota3}) + ([horas] > {nota4}) + ([horas] > {nota5}) + [clareza] + [excecoes] + [erro]))',
        ),
      ],
      [
        ...TASKS.map((name, row) =>
          [name, rowOf(INPUTS.inventario.value, row, 2), rowOf(INPUTS.notas.value, row, 3)].flat(),
        ),
        ...Array.from({ length: 6 }, () => [null, null, null, null, null, null]),
      ],
    ),
    subtitle('Três casos seguidos de perto, em minutos'),
    table(
      'casos',
      [
        { key: 'caso', title: 'Caso' },
        { key: 'mao', title: 'Mão' },
        { key: 'caixa', title: 'Caixa' },
        { key: 'credito', title: 'Crédito' },
        computed('prazo', 'Prazo', '[mao] + [caixa] + [credito]'),
      ],
      CASES.map((name, row) => [name, rowOf(INPUTS.casos.value, row, 3)].flat()),
    ),
  ],
}

const result = {
  intro:
    'Aqui nada se digita. “Com folga” quer dizer que o projeto gasta mais do que o orçamento. De cada hora poupada conta a parte que está em Seus números; a hora de cuidado conta inteira.',
  widths: [46, 24, 14, 14, 14, 14, 5],
  rows: [
    subtitle('O que fazer'),
    formula(
      'agora',
      'Agora',
      `IF({pedidosPorSemana} < INDEX({contas.desdeComFolga}, ${FORM}), "Continue à mão e mude as regras", "Mude as regras e ofereça o formulário")`,
    ),
    count(
      'aindaEmTexto',
      'Em texto livre, depois do formulário',
      `{pedidosPorSemana} * (1 - ${FORM_SHARE})`,
    ),
    formula(
      'comLicenca',
      'Esses, com uma licença de assistente',
      `IF({aindaEmTexto} >= INDEX({contas.desdeComFolga}, ${LICENCE}), "Assine uma e meça os minutos", "Continue à mão")`,
    ),
    formula(
      'noWhatsapp',
      'Se esses chegam pelo WhatsApp',
      `IF({aindaEmTexto} >= INDEX({contas.desdeComFolga}, ${LIST}), "Use o catálogo da plataforma", "Fique com o catálogo gratuito")`,
    ),
    formula(
      'noEmail',
      'Se esses chegam por e-mail',
      `IF({aindaEmTexto} >= INDEX({contas.desdeComFolga}, ${AI}), "Peça a IA por etapas e teste", "Recuse a IA")`,
    ),
    note(
      'Para o formulário, some os canais. Para as outras saídas, digite só os de um canal de cada vez.',
    ),
    subtitle('Cada saída: o formulário com todos os casos, as outras com o que sobra dele'),
    table(
      'contas',
      [
        aboutWay('saida', 'Saída', of('saida', '[linha]')),
        aboutWay('desde', 'Vale desde, por semana', least('[linha]', BUDGET)),
        aboutWay('desdeComFolga', 'Vale desde, com folga', least('[linha]', SLACK)),
        aboutWay(
          'pedidos',
          'Aqui são, por semana',
          `IF([linha] = ${FORM}, {pedidosPorSemana}, {aindaEmTexto})`,
        ),
        aboutWay('meses', 'Meses até se pagar', monthsWith('[linha]', BUDGET)),
        aboutWay('mesesComFolga', 'Meses, com folga', monthsWith('[linha]')),
        { key: 'linha', title: 'Nº', fixed: true },
      ],
      WAYS.map((_, row) => [row + 1]),
    ),
    subtitle('Com outros volumes: meses até se pagar, com folga'),
    table(
      'volumes',
      [
        { key: 'pedidos', title: 'Vezes por semana', fixed: true },
        computed('horas', 'Horas por mês', '[pedidos] * 52 / 12 * {minutosAMao} / 60'),
        computed('formulario', 'Formulário', monthsWith(FORM)),
        computed('lista', 'Catálogo', monthsWith(LIST)),
        computed('ia', 'IA', monthsWith(AI)),
        computed('licenca', 'Licença', monthsWith(LICENCE)),
      ],
      INPUTS.volumes.value.map((orders) => [orders]),
    ),
    subtitle('O prazo do cliente, em minutos'),
    count('prazoAntes', 'Hoje', '{caixaAntes} + {creditoAntes} + {minutosAMao}'),
    count('prazoComRegras', 'Só com as regras novas', `{caixaDepois} + {minutosAMao} + ${CREDIT}`),
    count('creditoPorPedido', 'Disso, à espera do crédito, na média de todos', CREDIT),
    count('menosEsperaRegras', 'As regras tiram', 'ROUND({prazoAntes} - {prazoComRegras}, 0)'),
    count('horasDasRegras', 'As regras pedem, em horas', '{horasDaRegra}'),
    reais(
      'regrasPorMes',
      'As regras custam, por mês',
      'ROUND({aberturasAMais} * {minutosPorAbertura} / 60 * 5 * 52 / 12 * {hora}, -1)',
    ),
    reais('custoDasRegras', 'As regras custam, uma vez', '{horasDaRegra} * {hora}'),
    count(
      'prazoComIa',
      'Com as regras e a IA',
      `{minutosDaMaquina} + ${CHECKED} * ({caixaDepois} + ${MINUTES}) + ${CREDIT}`,
    ),
    count('filaComIa', 'Disso, a dúvida na fila, na média', `${CHECKED} * {caixaDepois}`),
    count('revisaoComIa', 'E a revisão, na média', `${CHECKED} * ${MINUTES}`),
    count('menosEsperaIa', 'A IA tira mais', '{prazoComRegras} - {prazoComIa}'),
    subtitle('O formulário'),
    count('horasParaMontar', 'Horas da equipe para começar', `${FORM_START} / {hora}`),
    earned('aMaoAteQuantos', 'À mão até, por semana', 'INDEX({contas.desdeComFolga}, 1) - 1'),
    earned(
      'horasNoFormulario',
      'Paga-se, com folga, desde quantas horas por mês',
      `INDEX({contas.desdeComFolga}, 1) ${HOURS}`,
    ),
    count('horasDoFormulario', 'Horas que ele poupa por mês', formHours(ORDERS)),
    reais(
      'regrasFormularioELicenca',
      'Regras, formulário e licença, uma vez',
      `{custoDasRegras} + ${FORM_START} + ${of('entrada', LICENCE)}`,
    ),
    tens(
      'licencaDeixa',
      'A licença deixa, por mês, com o que sobra do formulário',
      left(LICENCE, '{aindaEmTexto} * 52 / 12'),
    ),
    reais(
      'licencaComReserva',
      'Começar com a licença, com folga',
      `${of('entrada', LICENCE)} * {gastoComFolga}`,
    ),
    count('horasEmTexto', 'À mão, as horas por mês do que sobra', `{aindaEmTexto} ${HOURS}`),
    count(
      'horasComLicenca',
      'Com a licença',
      `{aindaEmTexto} * 52 / 12 * ${of('minutos', LICENCE)} / 60`,
    ),
    subtitle('A IA'),
    reais('hora', 'Custo de uma hora da equipe', '{custoDaPessoa} / {horasEfetivas}'),
    count('poupadas', 'Poupa por mês, em horas, se ler todos', `MAX(0, ${SAVED})`),
    earned('horasDaIa', 'Paga-se com folga desde', `INDEX({contas.desdeComFolga}, ${AI}) ${HOURS}`),
    reais('custoDoMes', 'Mensalidade e cuidado', fixedCost(AI)),
    reais('custoDosErros', 'Erros que passam, por mês', MISTAKES),

    share(
      'aproveitamentoMinimo',
      'Desligue abaixo desta parte útil',
      `IF({poupadas} = 0, 1, ({custoDoMes} + {custoDosErros}) / {hora} / {poupadas})`,
    ),
    subtitle('O teste'),
    formula('custoDaRevisao', 'Custo de rever um caso', `${MINUTES} * {hora} / 60`, 'R$'),
    share('corte', 'Rever compensa acima desta parte errada', '{custoDaRevisao} / {custoDoErro}'),
    formula('z', 'Segurança de 95%, para o cálculo', 'NORM.S.INV(0.975)', '0.00'),
    formula('testeAte', 'Pelo teste, a parte errada pode chegar a', mostWrong(), '0.0%'),
    tenths(
      'erradosPeloTeste',
      'Errados em mil: o maior, entre o esperado e o do teste',
      wrongIn('{errados}', '{conferidos}'),
    ),
    count(
      'mesesPeloTeste',
      'Com esses errados, meses até a IA se pagar, com folga',
      months(AI, SLACK, '{aindaEmTexto} * 52 / 12', '{erradosPeloTeste}'),
    ),
    formula(
      'testeDiz',
      'O que fazer',
      `IF(ISNUMBER({mesesPeloTeste}), IF({mesesPeloTeste} > {mesesParaPagar}, "Não assine: demora a se pagar", IF({testeAte} < {corte}, "Assine por etapas: reveja os primeiros 200", "Confira mais cem casos")), "Não assine: não se paga")`,
    ),
    share('passaNoTeste', 'Um sistema com um errado em cem passa no teste em', passes(0.01)),
    share(
      'passaNosDois',
      'No teste e nos 200 revistos depois',
      `${passes(0.01)} * ${passes(0.01, 200)}`,
    ),
    share(
      'bomPassa',
      'Um com 3 errados em mil, nos dois',
      `${passes(0.003)} * ${passes(0.003, 200)}`,
    ),
    count('horasDoTeste', 'Horas para conferir o teste', `{conferidos} * ${MINUTES} / 60`),
    newPage(),
    subtitle('O inventário e os três casos'),
    count('horasDaSoma', 'Todas as tarefas, em horas por semana', 'SUM({tarefas.horas})'),
    count('horasPorSemana', 'Horas úteis de uma pessoa por semana', '{horasEfetivas} * 12 / 52'),
    tenths('pessoas', 'O mesmo, em pessoas', '{horasDaSoma} / {horasPorSemana}'),
    count('mediaDaMao', 'Minutos de mão, na média dos três casos', 'AVERAGE({casos.mao})'),
    count('mediaDaCaixa', 'Minutos na caixa, na média dos três casos', 'AVERAGE({casos.caixa})'),
    count('mediaDoCredito', 'Minutos no crédito, na média', 'AVERAGE({casos.credito})'),
    count('mediaDoPrazo', 'Prazo, na média dos três casos', 'AVERAGE({casos.prazo})'),
    subtitle('As contas do guia: a regra de crédito'),
    reais('limiteDeCredito', 'Limite: a média de seis meses', `${PAID} / 6`),
    reais(
      'somaQuePassa',
      'O pedido que passa na hora, com o que está em aberto',
      `${OPEN} + ${SMALL_ORDER}`,
    ),
    reais('somaQueEspera', 'O que vai ao analista', `${OPEN} + ${LARGE_ORDER}`),
    subtitle('As contas do guia: com outros números'),
    count(
      'desdeComTodasAsHoras',
      'A IA, com folga, se todas as horas viram dinheiro',
      least(AI, SLACK, perOrder(AI, { useful: '1' })),
    ),
    count(
      'desdeDigitando',
      `O formulário, com folga, se digitar leva ${TYPING} minutos`,
      least(FORM, SLACK, perOrder(FORM, TYPED)),
    ),
    earned(
      'mesesDigitando',
      'Assim, com 60 por semana, meses até se pagar',
      `${FORM_START} * ${SLACK} / MAX(0, ${SMALL_ORDERS} * ${perOrder(FORM, TYPED)} - ${fixedCost(FORM)})`,
    ),
    count(
      'sobraEmTexto',
      'Em texto livre, com 60 por semana, depois do formulário',
      `INDEX({volumes.pedidos}, 2) * (1 - ${FORM_SHARE})`,
    ),
    earned(
      'cercaDaIa',
      'A IA vale desde, em números redondos',
      `ROUND(INDEX({contas.desdeComFolga}, ${AI}), -1)`,
    ),
    count(
      'formularioComTodas',
      'O formulário, se todas as horas viram dinheiro',
      least(FORM, SLACK, perOrder(FORM, { useful: '1' })),
    ),
    count(
      'licencaDepressa',
      'A licença, com meio minuto a menos por pedido',
      least(LICENCE, SLACK, perOrder(LICENCE, { byHand: '({minutosAMao} + 0.5)' })),
    ),
    count(
      'licencaDevagar',
      'A licença, com meio minuto a mais',
      least(LICENCE, SLACK, perOrder(LICENCE, { byHand: '({minutosAMao} - 0.5)' })),
    ),
    count('iaComHoraMenor', `A IA, com a hora a R$ ${LOW_HOUR}`, leastAt(AI, LOW_HOUR)),
    count('horasNaPequena', 'Horas que ele poupa, com 60 por semana', formHours(SMALL_ORDERS)),
    tenths('metadeNaPequena', 'As que contam', '{horasNaPequena} * {aproveitamento}'),
    reais(
      'valorNaPequena',
      'O que elas valem por mês, arredondado',
      `ROUND(MAX(0, ${left(FORM, SMALL_ORDERS)}), -2)`,
    ),
    subtitle('As contas do guia: a IA, se ninguém usar o formulário'),
    reais('entradaComFolga', 'Começar, com folga', `${of('entrada', AI)} * {gastoComFolga}`),
    tens(
      'valorPoupado',
      'A parte que conta das horas poupadas',
      '{poupadas} * {aproveitamento} * {hora}',
    ),
    tens('custoArredondado', 'Mensalidade e cuidado', '{custoDoMes}'),
    tens('errosArredondados', 'Erros que passam', '{custoDosErros}'),
    tens('sobra', 'Sobra por mês', `MAX(0, ${left(AI, ORDERS)})`),
    earned(
      'mesesDoVendedor',
      'Meses, contando a hora inteira',
      `${of('entrada', AI)} / MAX(0, {poupadas} * {hora} - {custoDoMes} - {custoDosErros})`,
    ),
    count('mesesSemFormulario', 'Meses até se pagar', months(AI, BUDGET, ORDERS)),
    count('mesesSemFormularioComFolga', 'Meses, com folga', months(AI, SLACK, ORDERS)),
    count(
      'mesesComUmEmCem',
      'Meses, com folga, se o teste achar um errado em cem',
      months(AI, SLACK, ORDERS, wrongIn('1', '100')),
    ),
    count(
      'mesesComUmEmDuzentos',
      'Meses, com folga, se o teste achar um errado em duzentos',
      months(AI, SLACK, ORDERS, wrongIn('1', '200')),
    ),
  ],
}

const forms = {
  title: 'Folhas para imprimir',
  intro: 'Imprima e preencha à mão, com quem faz a tarefa.',
  widths: [36, 36, 36],
  rows: [
    subtitle('Folha da semana'),
    note(
      'Faça um risco a cada vez que repetir a tarefa, de terça a quinta. Só o total da equipe será mostrado.',
    ),
    field('Tarefa (verbo e objeto), um risco por vez de terça a quinta, minutos de uma vez', 10),
    field('O que só acontece uma vez por semana ou por mês', 4),
    field('O que você teve de refazer, e por quê', 4),
    newPage(),
    subtitle('Regra de crédito'),
    field('Limite de cada cliente: como se calcula, e o teto que o dono aguenta perder', 2),
    field('Passa na hora: tempo de casa, dias de atraso, soma em aberto', 2),
    field('Vai ao analista: quando, e em quanto tempo ele responde', 2),
    field('Só o dono libera: quando, e onde escreve nome, motivo e data', 2),
    field('Revisão: de quanto em quanto tempo, e com que perda antes disso', 2),
    newPage(),
    subtitle('Ficha do processo'),
    field('Processo e responsável; o que dá início; dados que entram; o que sai pronto', 4),
    field('Passos: quem faz, em que sistema, minutos de mão, minutos de espera', 8),
    field('Exceções: o que foge da regra, quantas em cem, quem resolve', 5),
    newPage(),
    subtitle('Ficha de decisão'),
    field('Tarefa e soma das notas; responsável; quem revisa', 2),
    field('Degrau escolhido; por que o de baixo não resolve', 2),
    field('Antes e depois: horas por mês, prazo, erros; o que fez a metade à mão', 3),
    field('Conta com folga: custa, sobra por mês, meses até se pagar', 2),
    field('Para onde vão as horas, combinado com quem', 2),
    field('Dados pessoais: quais, base legal, onde ficam, até quando', 2),
    field('Se parar: quem recebe o alerta, quem desliga, onde está o caminho manual', 2),
    field('Decisão, data da próxima revisão, assinatura', 2),
  ],
}

export const WORKBOOK = workbook({ numbers, result, forms })
