import { INPUTS as GIVEN } from '../numbers/gestao.mjs'
import { field, formula, input, note, sheet, subtitle, table, workbook } from '../workbook.mjs'

const FUTURES = 500
/** Weeks that a future of the draw goes through: the reading is "24 or more" after the last. */
const DRAWN_WEEKS = 23
/** The exact sum reaches this far: more items, or more done in a week, go by the draw alone. */
const MOST_ITEMS = 60
const MOST_A_WEEK = 8

const one = (/** @type {number} */ value) => [value]
const upTo = (/** @type {number} */ last, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/**
 * Chance of each sum of done items after each week: from the row of the week before, and how often
 * each number of items was done in the past.
 *
 * @param {string} key
 * @param {string} past table of the past, with the column `vazao`
 * @param {{ weeks: number, items: number }} size
 */
function sums(key, past, { weeks, items }) {
  const share = (/** @type {number} */ week) => {
    if (week === 0) return 'IF([soma]=0,1,0)'
    const before = `{${key}.s${week - 1}}`
    const ways = upTo(MOST_A_WEEK).map(
      (done) => `IF([soma]<${done},0,{${past}Com${done}}*INDEX(${before},[soma]-${done}+1))`,
    )
    return `(${ways.join('+')})/COUNT({${past}.vazao})`
  }
  return table(
    key,
    [
      { key: 'soma', title: 'Itens' },
      ...upTo(weeks).map((week) => ({
        key: `s${week}`,
        title: `Sem. ${week}`,
        format: '0.0%',
        formula: share(week),
      })),
    ],
    upTo(items - 1).map(one),
  )
}

/** How often each number of items was done in a week. */
const times = (/** @type {string} */ past) =>
  upTo(MOST_A_WEEK).map((done) =>
    formula(
      `${past}Com${done}`,
      `Semanas com vazão ${done}`,
      `COUNTIF({${past}.vazao},${done})`,
      '0',
    ),
  )

/** @param {string} sumsKey @param {string} week @param {string} items */
const chance = (sumsKey, week, items) =>
  `1-SUMIF({${sumsKey}.soma},"<"&${items},{${sumsKey}.s${week}})`

/** The past that a forecast in the late project draws from: the last weeks before the end of `week`. */
const lastWeeks = (/** @type {string} */ key, /** @type {number} */ week) =>
  table(
    key,
    [
      { key: 'semana', title: 'Semana' },
      {
        key: 'vazao',
        title: 'Itens prontos',
        format: '0',
        formula: `IF([semana]>0,INDEX({portal.vazao},MAX([semana],1)),INDEX({historico.vazao},MAX([semana]+${GIVEN.historico.value.length},1)))`,
      },
    ],
    upTo(week, week - 9).map(one),
  )

const doneBy = (/** @type {number} */ week) =>
  formula(
    `prontosNa${week}`,
    `Prontos até a semana ${week}`,
    `SUMIF({portal.semana},"<=${week}",{portal.vazao})`,
    '0',
  )

/** Items to promise of those that the forecast gives: a tenth of the list stays marked to leave first. */
const promise = (/** @type {string} */ items) => `ROUNDDOWN(${items}/${GIVEN.folga.value},0)`

const draw = 'INDEX({historico.vazao},RANDBETWEEN(1,COUNT({historico.vazao})))'

/** The forecasts of the late project: after which week, from how many, weeks ahead and items to go at most. */
const LATE = [
  { key: '6', week: 6, weeks: 8, items: 30 },
  { key: '8', week: 8, weeks: 12, items: 36 },
  { key: '12', week: 12, weeks: 5, items: 16 },
  { key: '14', week: 14, weeks: 3, items: 10 },
]

const change = 'Troque o que está em fundo claro; o resto se refaz.'

export const WORKBOOK = workbook([
  sheet('Valor', {
    title: 'Quanto vale entregar antes',
    intro: change,
    rows: [
      input('pedidos', 'Pedidos por semana', GIVEN.pedidos.value),
      input('minutos', 'Minutos para digitar um pedido', GIVEN.minutos.value),
      input('hora', 'Custo da hora de quem digita', GIVEN.hora.value, 'R$'),
      input('manter', 'Custo semanal de manter o produto', GIVEN.manter.value, 'R$'),
      input('time', 'Custo semanal do time', GIVEN.time.value, 'R$'),
      input('prazo', 'Prazo previsto, em semanas', GIVEN.prazo.value),
      subtitle('Entrega única'),
      formula('minutosDeDigitacao', 'Minutos por semana', '{pedidos}*{minutos}', '0'),
      formula('horasDeDigitacao', 'Horas por semana', '{minutosDeDigitacao}/60', '0'),
      formula('economia', 'Economia por semana', '{horasDeDigitacao}*{hora}', 'R$'),
      formula('ganhoLiquido', 'Ganho líquido por semana', '{economia}-{manter}', 'R$'),
      formula('investimento', 'Custo do projeto', '{prazo}*{time}', 'R$'),
      formula(
        'semanasEntregaUnica',
        'Semanas de uso para se pagar',
        '{investimento}/{ganhoLiquido}',
        '0.0',
      ),
      subtitle('Três entregas'),
      input(
        'semanasPrimeira',
        'Semanas com a primeira entrega em uso',
        GIVEN.semanasPorEntrega.value,
      ),
      input('primeiraParte', 'Parte dos pedidos que ela atende', GIVEN.primeiraParte.value, '0%'),
      input('semanasSegunda', 'Semanas com a segunda em uso', GIVEN.semanasPorEntrega.value),
      input('segundaParte', 'Parte dos pedidos que ela atende', GIVEN.segundaParte.value, '0%'),
      formula(
        'economiaPrimeira',
        'Economia com a primeira',
        '{semanasPrimeira}*{primeiraParte}*{economia}',
        'R$',
      ),
      formula(
        'economiaSegunda',
        'Economia com a segunda',
        '{semanasSegunda}*{segundaParte}*{economia}',
        'R$',
      ),
      formula(
        'economiaAntes',
        'Economia antes do fim',
        '{economiaPrimeira}+{economiaSegunda}',
        'R$',
      ),
      formula(
        'semanasTresEntregas',
        'Semanas de uso pleno para se pagar',
        '({investimento}-{economiaAntes})/{ganhoLiquido}',
        '0.0',
      ),
      subtitle('A ordem das fatias: economia por semana de trabalho'),
      input('semanasDaPrimeira', 'Semanas até a primeira entrega', GIVEN.semanasDaPrimeira.value),
      formula(
        'notaDaPrimeira',
        'Nota da primeira',
        '{primeiraParte}*{economia}/{semanasDaPrimeira}',
        '0',
      ),
      formula(
        'notaDaSegunda',
        'Nota da segunda',
        '({segundaParte}-{primeiraParte})*{economia}/{semanasPrimeira}',
        '0',
      ),
      formula(
        'notaDaTerceira',
        'Nota da terceira',
        '(1-{segundaParte})*{economia}/{semanasSegunda}',
        '0',
      ),
      subtitle('Se a economia for a metade'),
      formula('ganhoDaMetade', 'Ganho líquido por semana', '{economia}/2-{manter}', 'R$'),
      formula(
        'semanasDaMetade',
        'Semanas de uso pleno para se pagar',
        '({investimento}-{economiaAntes}/2)/{ganhoDaMetade}',
        '0',
      ),
      formula('anosDaMetade', 'Em anos', '{semanasDaMetade}/52', '0.0'),
      input('limite', 'Limite, em anos', 3),
      formula('limiteEmSemanas', 'Limite, em semanas', '{limite}*52', '0'),
      formula(
        'parteQuePodeFaltar',
        'Parte dos pedidos que pode faltar no fim, sem exceder o limite',
        '1-(({investimento}-{economiaAntes}/2)/{limiteEmSemanas}+{manter})/({economia}/2)',
        '0.0%',
      ),
      input('juros', 'Custo do dinheiro, ao ano', GIVEN.juros.value, '0%'),
      formula(
        'limiteComJuros',
        'Semanas sem juros que equivalem ao limite com eles',
        '(1-1/(1+{juros})^{limite})/((1+{juros})^(1/52)-1)',
        '0',
      ),
      note(
        'Até o fim do projeto, quem mantém é o próprio time, já pago. Hora poupada só vira dinheiro se for usada em outra coisa.',
      ),
    ],
  }),
  sheet('Previsão', {
    title: 'Quando fica pronto?',
    intro:
      'Escreva a lista e a vazão das últimas semanas. Comece no alto, sem pular linha; as que sobrarem ficam vazias.',
    rows: [
      input('itens', 'Itens que faltam na lista', GIVEN.itens.value),
      table(
        'historico',
        [
          { key: 'semana', title: 'Semana passada' },
          { key: 'vazao', title: 'Itens prontos' },
        ],
        upTo(20, 1).map((week) => [week, GIVEN.historico.value[week - 1] ?? null]),
      ),
      formula('somaDoHistorico', 'Soma', 'SUM({historico.vazao})', '0'),
      formula('mediaDoHistorico', 'Média por semana', 'AVERAGE({historico.vazao})', '0.0'),
      formula('pelaMedia', 'Semanas pela média', '{itens}/{mediaDoHistorico}', '0.0'),
      subtitle('Pelo sorteio: a cada vez que a planilha se refaz, 500 futuros novos'),
      formula(
        'sorteada50',
        'Semana com 50% de chance',
        `SMALL({sorteio.semanas},${FUTURES * 0.5})`,
        '0',
      ),
      formula(
        'sorteada85',
        'Semana com 85% de chance',
        `SMALL({sorteio.semanas},${FUTURES * 0.85})`,
        '0',
      ),
      formula(
        'sorteada95',
        'Semana com 95% de chance',
        `SMALL({sorteio.semanas},${FUTURES * 0.95})`,
        '0',
      ),
      table(
        'chances',
        [
          { key: 'semana', title: 'Até o fim da semana' },
          {
            key: 'chance',
            title: 'Chance',
            format: '0%',
            formula: `COUNTIF({sorteio.semanas},"<="&[semana])/${FUTURES}`,
          },
        ],
        upTo(18, 9).map(one),
      ),
      note(
        `A fórmula do sorteio está na folha seguinte. Quem precisar de mais de ${DRAWN_WEEKS} semanas aparece como ${DRAWN_WEEKS + 1}.`,
      ),
      subtitle('As vinte rodadas do guia'),
      table(
        'rodadas',
        [
          { key: 'rodada', title: 'Rodada' },
          { key: 'semanas', title: 'Semanas' },
        ],
        GIVEN.rodadas.value.map((weeks, index) => [index + 1, weeks]),
      ),
      formula('semanas85', 'O 17º da fila', 'SMALL({rodadas.semanas},17)', '0'),
    ],
  }),
  sheet('Sorteio', {
    title: 'Quinhentos futuros',
    intro:
      'Cada linha soma, semana a semana, uma vazão sorteada do histórico, até passar da lista.',
    widths: [9, ...upTo(DRAWN_WEEKS, 1).map(() => 5), 9],
    rows: [
      table(
        'sorteio',
        [
          { key: 'futuro', title: 'Futuro' },
          ...upTo(DRAWN_WEEKS, 1).map((week) => ({
            key: `s${week}`,
            title: String(week),
            format: '0',
            formula: week === 1 ? draw : `[s${week - 1}]+${draw}`,
          })),
          {
            key: 'semanas',
            title: 'Semanas',
            format: '0',
            formula: `COUNTIF([s1]:[s${DRAWN_WEEKS}],"<"&{itens})+1`,
          },
        ],
        upTo(FUTURES, 1).map(one),
      ),
    ],
  }),
  sheet('Exata', {
    title: 'A chance exata, sem sorteio',
    intro: `Para listas de até ${MOST_ITEMS} itens e até ${MOST_A_WEEK} prontos por semana.`,
    widths: [34, ...upTo(17).map(() => 9)],
    rows: [
      formula(
        'cabe',
        'A lista e a vazão cabem nesta conta?',
        `IF(AND({itens}<=${MOST_ITEMS},MAX({historico.vazao})<=${MOST_A_WEEK}),"sim","não: use o sorteio")`,
      ),
      subtitle('Chance de terminar a lista do guia'),
      formula('itensDaConta', 'Itens', '{itens}', '0'),
      formula('prometidos', 'Promessa, com um décimo marcado', promise('{itensDaConta}'), '0'),
      formula('marcados', 'Itens marcados', '{itensDaConta}-{prometidos}', '0'),
      ...upTo(17, 11).map((week) =>
        formula(
          `chance${week}`,
          `Até a semana ${week}`,
          chance('exata', `${week}`, '{itensDaConta}'),
          '0.0%',
        ),
      ),
      subtitle('Se a data é fixa'),
      input('itensNaData', 'Itens até a semana 12', GIVEN.itensNaData.value),
      formula('chance42Em12', 'Chance de caberem', chance('exata', '12', '{itensNaData}'), '0.0%'),
      formula('prometidosEm12', 'Promessa, com um décimo marcado', promise('{itensNaData}'), '0'),
      formula('itensQueSaem', 'Itens que saem da lista', '{itensDaConta}-{itensNaData}', '0'),
      subtitle('Se a lista crescer'),
      input('itensDepois', 'Itens', GIVEN.itensDepois.value),
      ...upTo(17, 11).map((week) =>
        formula(
          `chance60Em${week}`,
          `Até a semana ${week}`,
          chance('exata', `${week}`, '{itensDepois}'),
          '0.0%',
        ),
      ),
      subtitle('Na semana 4'),
      input('prontos', 'Itens prontos', GIVEN.prontos.value),
      formula('faltam', 'Itens que faltam', '{itensDaConta}-{prontos}', '0'),
      ...upTo(10, 8).map((week) =>
        formula(
          `chance33Em${week + 4}`,
          `Até a semana ${week + 4}`,
          chance('exata', `${week}`, '{faltam}'),
          '0.0%',
        ),
      ),
      subtitle('Quantas vezes cada vazão apareceu'),
      ...times('historico'),
      subtitle('Chance de cada soma depois de cada semana'),
      sums('exata', 'historico', { weeks: 17, items: MOST_ITEMS }),
    ],
  }),
  sheet('Atraso', {
    title: 'Um atraso até o fim',
    intro: 'As semanas foram escolhidas para ensinar; as chances saem delas. Troque e veja.',
    widths: [40, ...upTo(13).map(() => 9)],
    rows: [
      table(
        'portal',
        [
          { key: 'semana', title: 'Semana do projeto' },
          { key: 'vazao', title: 'Itens prontos' },
        ],
        GIVEN.semanasDoPortal.value.map((done, index) => [index + 1, done]),
      ),
      subtitle('Semana 6'),
      doneBy(6),
      formula('faltamNa6', 'Itens que faltam', '{itensDaConta}-{prontosNa6}', '0'),
      formula('chanceNa6', 'Chance até a semana 14', chance('somas6', '8', '{faltamNa6}'), '0.0%'),
      subtitle('Semana 8'),
      doneBy(8),
      input('listaDepois', 'Itens na lista, com os novos', GIVEN.listaDepois.value),
      formula('itensNovos', 'Itens novos', '{listaDepois}-{itensDaConta}', '0'),
      formula('faltamNa8', 'Itens que faltam', '{listaDepois}-{prontosNa8}', '0'),
      formula('chance34Em14', 'Chance até a 14', chance('somas8', '6', '{faltamNa8}'), '0.0%'),
      formula('chance34Em20', 'Chance até a 20', chance('somas8', '12', '{faltamNa8}'), '0.0%'),
      input('itensAte14', 'Itens até a 14', GIVEN.itensAte14.value),
      formula('chance16Em14', 'Chance de caberem', chance('somas8', '6', '{itensAte14}'), '0.0%'),
      formula('prometidosAte14', 'Promessa, com um décimo marcado', promise('{itensAte14}'), '0'),
      formula('listaAte14', 'Prontos prometidos para a 14', '{prontosNa8}+{prometidosAte14}', '0'),
      input('itensAte17', 'Itens até a 17', GIVEN.itensAte17.value),
      formula('chance25Em17', 'Chance de caberem', chance('somas8', '9', '{itensAte17}'), '0.0%'),
      formula('prometidosAte17', 'Promessa, com um décimo marcado', promise('{itensAte17}'), '0'),
      formula('listaAte17', 'Prontos prometidos para a 17', '{prontosNa8}+{prometidosAte17}', '0'),
      formula('itensDepoisDa14', 'Itens da 15 à 17', '{itensAte17}-{itensAte14}', '0'),
      formula('primeiroCorte', 'Itens que saem', '{faltamNa8}-{itensAte17}', '0'),
      subtitle('Semana 12'),
      doneBy(12),
      formula(
        'faltamPara14',
        'Itens que faltam para os da 14',
        '{prontosNa8}+{itensAte14}-{prontosNa12}',
        '0',
      ),
      formula('chance5Em14', 'Chance até a 14', chance('somas12', '2', '{faltamPara14}'), '0.0%'),
      formula(
        'faltamPara17',
        'Itens que faltam para os da 17',
        '{prontosNa8}+{itensAte17}-{prontosNa12}',
        '0',
      ),
      formula('chance14Em17', 'Chance até a 17', chance('somas12', '5', '{faltamPara17}'), '0.0%'),
      subtitle('Semana 14'),
      doneBy(14),
      formula('faltamNa14', 'Itens que faltam', '{prontosNa8}+{itensAte17}-{prontosNa14}', '0'),
      formula('ritmoNa14', 'Média das dez últimas semanas', 'AVERAGE({ate14.vazao})', '0.0'),
      formula('chance8Em17', 'Chance até a 17', chance('somas14', '3', '{faltamNa14}'), '0.0%'),
      input('segundoCorte', 'Itens que saem', GIVEN.segundoCorte.value),
      formula(
        'chance6Em17',
        'Chance até a 17, sem eles',
        chance('somas14', '3', '{faltamNa14}-{segundoCorte}'),
        '0.0%',
      ),
      subtitle('O que custou'),
      doneBy(17),
      formula('itensCortados', 'Itens cortados, ao todo', '{primeiroCorte}+{segundoCorte}', '0'),
      input('semanasPagas', 'Semanas pagas', GIVEN.semanasPagas.value),
      formula('custoDoAtraso', 'Custo do projeto', '{semanasPagas}*{custoSemanal}', 'R$'),
      input('semanasComAPrimeira', 'Semanas de economia com a primeira fatia', 4),
      input('semanasComASegunda', 'Semanas de economia com a segunda', 3),
      formula(
        'economiaComAPrimeira',
        'Economia com a primeira',
        '{semanasComAPrimeira}*{primeiraParte}*{economia}',
        'R$',
      ),
      formula(
        'economiaComASegunda',
        'Economia com a segunda',
        '{semanasComASegunda}*{segundaParte}*{economia}',
        'R$',
      ),
      formula(
        'economiaNoAtraso',
        'Economia antes do fim',
        '{economiaComAPrimeira}+{economiaComASegunda}',
        'R$',
      ),
      input('parteFinal', 'Parte dos pedidos, no fim', GIVEN.parteFinal.value, '0%'),
      formula('ganhoFinal', 'Ganho por semana', '{parteFinal}*{economia}-{manter}', 'R$'),
      formula(
        'semanasDoAtraso',
        'Semanas de uso para se pagar',
        '({custoDoAtraso}-{economiaNoAtraso})/{ganhoFinal}',
        '0.0',
      ),
      formula(
        'semanasAMais',
        'A mais do que no plano',
        '{semanasDoAtraso}-{semanasTresEntregas}',
        '0.0',
      ),
      subtitle('Com metade da economia'),
      formula('economiaNoAtrasoDaMetade', 'Economia antes do fim', '{economiaNoAtraso}/2', 'R$'),
      formula('ganhoFinalDaMetade', 'Ganho por semana', '{parteFinal}*{economia}/2-{manter}', 'R$'),
      formula(
        'semanasDoAtrasoDaMetade',
        'Semanas de uso para se pagar',
        '({custoDoAtraso}-{economiaNoAtraso}/2)/{ganhoFinalDaMetade}',
        '0',
      ),
      subtitle('As saídas na semana 8, só com o que falta gastar'),
      formula('gastoNaSemana8', 'Gasto até a semana 8', '8*{custoSemanal}', 'R$'),
      formula(
        'ganhoSeParar',
        'Ganho por semana, se parar na 14',
        '{segundaParte}*{economia}-{manter}',
        'R$',
      ),
      formula(
        'economiaSePararDaMetade',
        'Economia até lá, com a metade',
        '{economiaComAPrimeira}/2',
        'R$',
      ),
      formula(
        'ganhoSePararDaMetade',
        'Ganho por semana, com a metade',
        '{segundaParte}*{economia}/2-{manter}',
        'R$',
      ),
      formula('custoAte14', 'Falta gastar até a 14', '{custo14}-{gastoNaSemana8}', 'R$'),
      formula(
        'voltaAte14',
        'Semanas de uso para voltar',
        '({custoAte14}-{economiaComAPrimeira})/{ganhoSeParar}',
        '0',
      ),
      formula(
        'voltaAte14DaMetade',
        'Com metade da economia',
        '({custoAte14}-{economiaSePararDaMetade})/{ganhoSePararDaMetade}',
        '0',
      ),
      formula(
        'ganhoDaReserva',
        'O que a reserva compra, por semana',
        '({parteFinal}-{segundaParte})*{economia}',
        'R$',
      ),
      formula(
        'custoDaReserva',
        'O que ela custa, sem a manutenção que o time faz',
        '{reserva}-{semanasComASegunda}*{manter}',
        'R$',
      ),
      formula(
        'semanasDaReserva',
        'Semanas para a reserva voltar',
        '{custoDaReserva}/{ganhoDaReserva}',
        '0',
      ),
      formula(
        'semanasDaReservaDaMetade',
        'Com metade da economia',
        '{custoDaReserva}/({ganhoDaReserva}/2)',
        '0',
      ),
      note('Nas semanas da reserva, quem mantém o portal é o time, já pago.'),
      subtitle('Já atrasado, no ritmo da semana 8, a seis semanas da data'),
      input('itensDoAtraso', 'Itens que faltam', GIVEN.itensDoAtraso.value),
      input('itensQueCabem', 'Itens até a data', GIVEN.itensQueCabem.value),
      formula(
        'chanceDoAtraso',
        'Chance de caberem',
        chance('somas8', '6', '{itensQueCabem}'),
        '0.0%',
      ),
      formula(
        'chance28Em10',
        'Chance de todos em dez semanas',
        chance('somas8', '10', '{itensDoAtraso}'),
        '0.0%',
      ),
      formula('prometidosDos16', 'Promessa até a data', promise('{itensQueCabem}'), '0'),
      formula('prometidosDos28', 'Promessa em dez semanas', promise('{itensDoAtraso}'), '0'),
      subtitle('O ensaio com pedidos antigos'),
      input('parteCerta', 'Parte dos pedidos com preço certo', GIVEN.parteCerta.value, '0%'),
      input('pedidosRefeitos', 'Pedidos refeitos à mão', GIVEN.pedidosRefeitos.value),
      formula(
        'chanceDeVer',
        'Chance de ver ao menos um errado',
        '1-{parteCerta}^{pedidosRefeitos}',
        '0.0%',
      ),
      ...LATE.flatMap(({ key, week, weeks, items }) =>
        [
          subtitle(`Na semana ${week}: as dez últimas, e a chance de cada soma`),
          lastWeeks(`ate${key}`, week),
          times(`ate${key}`),
          sums(`somas${key}`, `ate${key}`, { weeks, items }),
        ].flat(),
      ),
    ],
  }),
  sheet('Fluxo', {
    title: 'Medir o fluxo',
    intro: change,
    rows: [
      subtitle('Lei de Little'),
      input('vazao', 'Itens prontos por semana', GIVEN.vazao.value),
      ...GIVEN.filas.value.map((open) =>
        formula(`espera${open}`, `Semanas de espera com ${open} abertos`, `${open}/{vazao}`, '0.0'),
      ),
      subtitle('Tempo de ciclo, em dias úteis'),
      table(
        'ciclos',
        [
          { key: 'item', title: 'Item' },
          { key: 'dias', title: 'Dias' },
        ],
        GIVEN.ciclos.value.map((days, index) => [index + 1, days]),
      ),
      formula('somaDosCiclos', 'Soma', 'SUM({ciclos.dias})', '0'),
      formula('mediaDosCiclos', 'Média', 'AVERAGE({ciclos.dias})', '0.0'),
      formula('medianaDosCiclos', 'Mediana', 'MEDIAN({ciclos.dias})', '0.0'),
      formula(
        'ciclo85',
        'Percentil 85',
        'SMALL({ciclos.dias},ROUNDUP(0.85*COUNT({ciclos.dias}),0))',
        '0',
      ),
      formula(
        'abertosPorLittle',
        'Abertos, pela lei de Little',
        `{vazao}*{mediaDosCiclos}/${GIVEN.diasUteis.value / 2}`,
        '0',
      ),
      subtitle('A fila que cresce'),
      input('comecados', 'Itens começados até a semana 12', GIVEN.abertosNaSemana12.value),
      input('terminados', 'Itens prontos até a semana 12', GIVEN.prontosNaSemana12.value),
      input('vazaoBaixa', 'Itens prontos por semana', GIVEN.vazaoBaixa.value),
      formula('filaDaSemana12', 'Abertos', '{comecados}-{terminados}', '0'),
      formula('semanasParaEscoar', 'Semanas para escoar', '{filaDaSemana12}/{vazaoBaixa}', '0.0'),
      subtitle('Falha das mudanças'),
      input('falhas', 'Publicações com correção imediata', GIVEN.falhas.value),
      input('publicacoes', 'Publicações', GIVEN.publicacoes.value),
      formula('taxaDeFalha', 'Taxa de falha', '{falhas}/{publicacoes}', '0%'),
      subtitle('Dez promessas com um décimo marcado: quantas se cumprem, se a conta está certa'),
      input('cumprida', 'Promessas que se cumprem', 0.9, '0%'),
      formula(
        'chanceDeOitoOuMenos',
        'Chance de oito ou menos',
        '1-{cumprida}^10-10*{cumprida}^9*(1-{cumprida})',
        '0.0%',
      ),
      formula(
        'chanceDeSeteOuMenos',
        'Chance de sete ou menos',
        '{chanceDeOitoOuMenos}-45*{cumprida}^8*(1-{cumprida})^2',
        '0.0%',
      ),
    ],
  }),
  sheet('Registro', {
    title: 'Três datas por item',
    intro: 'Escreva pedido, começo e fim. O tempo, em dias corridos, aparece ao lado.',
    widths: [34, 13, 13, 13, 13, 13],
    rows: [
      table(
        'registro',
        [
          { key: 'item', title: 'Item' },
          { key: 'pedido', title: 'Pedido', format: 'dd/mm/yyyy' },
          { key: 'comeco', title: 'Começo', format: 'dd/mm/yyyy' },
          { key: 'fim', title: 'Fim', format: 'dd/mm/yyyy' },
          {
            key: 'ciclo',
            title: 'Ciclo',
            format: '0',
            formula: 'IF([fim]="","",[fim]-[comeco]+1)',
          },
          {
            key: 'lead',
            title: 'Lead time',
            format: '0',
            formula: 'IF([fim]="","",[fim]-[pedido]+1)',
          },
        ],
        upTo(40, 1).map(() => []),
      ),
    ],
  }),
  sheet('Reuniões', {
    title: 'Quanto as reuniões pesam',
    intro: change,
    rows: [
      input('planejamento', 'Planejamento, em horas', GIVEN.planejamento.value),
      input('revisao', 'Revisão, em horas', GIVEN.revisao.value),
      input('retrospectiva', 'Retrospectiva, em horas', GIVEN.retrospectiva.value),
      input('daily', 'Daily, em horas', GIVEN.daily.value),
      input('dias', 'Dias úteis na sprint', GIVEN.dias.value),
      input('refinamento', 'Refinamento por semana, em horas', GIVEN.refinamento.value),
      input('semanasDaSprint', 'Semanas na sprint', GIVEN.semanasDaSprint.value),
      input('agenda', 'Horas de trabalho na sprint', GIVEN.agenda.value),
      formula(
        'horasDeEventos',
        'Eventos, por pessoa',
        '{planejamento}+{revisao}+{retrospectiva}+{daily}*{dias}',
        '0.0',
      ),
      formula(
        'horasDeRefinamento',
        'Refinamento, por pessoa',
        '{refinamento}*{semanasDaSprint}',
        '0.0',
      ),
      formula(
        'parteDaAgenda',
        'Parte da agenda',
        '({horasDeEventos}+{horasDeRefinamento})/{agenda}',
        '0.0%',
      ),
    ],
  }),
  sheet('Assistentes', {
    title: 'Código com assistentes',
    intro: change,
    widths: [40, ...upTo(12).map(() => 9)],
    rows: [
      subtitle('A conta da revisão'),
      input('prontosPorSemana', 'Itens por semana, antes', GIVEN.vazao.value),
      input('horasDeRevisao', 'Horas de revisão por item, antes', GIVEN.horasDeRevisao.value),
      input('horasParaRevisar', 'Horas por semana para revisar', GIVEN.horasParaRevisar.value),
      input('construidos', 'Itens construídos por semana, depois', GIVEN.construidos.value),
      input('horasPorItem', 'Horas de revisão por item, depois', GIVEN.horasPorItem.value),
      input('abertos', 'Itens abertos no começo', GIVEN.abertos.value),
      input('semanasDeFila', 'Semanas', GIVEN.semanasDeFila.value),
      formula(
        'revisaoAntes',
        'Horas de revisão pedidas, antes',
        '{prontosPorSemana}*{horasDeRevisao}',
        '0.0',
      ),
      formula(
        'revisaoDepois',
        'Horas de revisão pedidas, depois',
        '{construidos}*{horasPorItem}',
        '0.0',
      ),
      formula(
        'itensRevistos',
        'Itens que passam por semana',
        'MIN({construidos},{horasParaRevisar}/{horasPorItem})',
        '0.0',
      ),
      formula('encalham', 'Itens que encalham por semana', '{construidos}-{itensRevistos}', '0.0'),
      formula(
        'abertosDepois',
        'Itens abertos no fim',
        '{abertos}+{semanasDeFila}*{encalham}',
        '0.0',
      ),
      formula('esperaAntes', 'Semanas de espera, antes', '{abertos}/{prontosPorSemana}', '0.0'),
      formula(
        'esperaDepois',
        'Semanas de espera, depois',
        '{abertosDepois}/{itensRevistos}',
        '0.0',
      ),
      formula(
        'itensMenores',
        'Itens que passam, com o tamanho de antes',
        '{horasParaRevisar}/{horasDeRevisao}',
        '0.0',
      ),
      subtitle('A previsão depois da mudança'),
      input('ganhoAnunciado', 'Ganho anunciado, em vezes', GIVEN.ganhoAnunciado.value),
      formula(
        'mediaAnunciada',
        'Média com o ganho anunciado',
        '{mediaDoHistorico}*{ganhoAnunciado}',
        '0.0',
      ),
      formula(
        'chanceAnunciada',
        'Chance até a semana 10',
        chance('exata', '10', '{itensDaConta}/{ganhoAnunciado}'),
        '0.0%',
      ),
      table(
        'novas',
        [
          { key: 'semana', title: 'Semana nova' },
          { key: 'vazao', title: 'Itens prontos' },
        ],
        GIVEN.historicoNovo.value.map((done, index) => [index + 1, done]),
      ),
      formula('mediaNova', 'Média das semanas novas', 'AVERAGE({novas.vazao})', '0.0'),
      ...upTo(12, 9).map((week) =>
        formula(
          week === 11 ? 'chanceNova' : `chanceNova${week}`,
          `Chance até a semana ${week}`,
          chance('nova', `${week}`, '{itensDaConta}'),
          '0.0%',
        ),
      ),
      subtitle('Chance de cada soma, com as semanas novas'),
      ...times('novas'),
      sums('nova', 'novas', { weeks: 12, items: MOST_ITEMS }),
    ],
  }),
  sheet('Contrato', {
    title: 'Contrato e orçamento',
    intro: change,
    rows: [
      subtitle('Duas propostas, a mesma lista'),
      input('precoFixo', 'Proposta A: preço fixo', GIVEN.precoFixo.value, 'R$'),
      input('precoDaMudanca', 'Proposta A: cada mudança', GIVEN.precoDaMudanca.value, 'R$'),
      input('mudancas', 'Mudanças esperadas', GIVEN.mudancas.value),
      input('precoDaSprint', 'Proposta B: cada sprint', GIVEN.precoDaSprint.value, 'R$'),
      formula('fixoComDuas', 'A, com duas mudanças', '{precoFixo}+2*{precoDaMudanca}', 'R$'),
      formula(
        'fixoComMudancas',
        'A, com as mudanças esperadas',
        '{precoFixo}+{mudancas}*{precoDaMudanca}',
        'R$',
      ),
      formula(
        'seteSprints',
        'B, sete sprints',
        `${GIVEN.sprintsDeB.value[0]}*{precoDaSprint}`,
        'R$',
      ),
      formula('oitoSprints', 'B, oito sprints', '8*{precoDaSprint}', 'R$'),
      formula(
        'noveSprints',
        'B, nove sprints',
        `${GIVEN.sprintsDeB.value[1]}*{precoDaSprint}`,
        'R$',
      ),
      subtitle('Quanto custa o time, por mês'),
      table(
        'custos',
        [
          { key: 'linha', title: 'Linha' },
          { key: 'quantos', title: 'Quantos' },
          { key: 'cada', title: 'Cada um', format: 'R$' },
          { key: 'mes', title: 'Por mês', format: 'R$', formula: '[quantos]*[cada]' },
        ],
        [
          ['Desenvolvimento', ...GIVEN.desenvolvimento.value],
          ['Design e teste', ...GIVEN.designETeste.value],
          ['Product Owner', ...GIVEN.productOwner.value],
          ['Nuvem e ferramentas', 1, GIVEN.nuvem.value],
        ],
      ),
      formula('custoMensal', 'Por mês', 'SUM({custos.mes})', 'R$'),
      formula('custoSemanal', 'Por semana', '{custoMensal}*12/52', 'R$'),
      formula('custoDaSprint', 'Por sprint', '{custoSemanal}*{semanasDaSprint}', 'R$'),
      formula('custoDoItem', 'Por item, em média', '{custoSemanal}/{mediaDoHistorico}', 'R$'),
      subtitle('Com mais gente'),
      input('pessoasAMais', 'Pessoas de desenvolvimento a mais', 3),
      formula(
        'mensalComSete',
        'Por mês',
        '{custoMensal}+{pessoasAMais}*INDEX({custos.cada},1)',
        'R$',
      ),
      formula('semanalComSete', 'Por semana', '{mensalComSete}*12/52', 'R$'),
      subtitle('Da previsão ao orçamento'),
      formula('gastoNaSemana4', 'Gasto até a semana 4', '4*{custoSemanal}', 'R$'),
      formula('custo12', '12 semanas', '12*{custoSemanal}', 'R$'),
      formula('custo14', '14 semanas', '14*{custoSemanal}', 'R$'),
      formula('custo17', '17 semanas', '17*{custoSemanal}', 'R$'),
      formula(
        'reserva',
        'Reserva, se a lista crescer ou o ritmo cair',
        '{custo17}-{custo14}',
        'R$',
      ),
    ],
  }),
  sheet('Sentinel', {
    title: 'As contas do caso Sentinel',
    intro: 'Datas e números dos relatórios 12-08 e 12-38 citados no guia.',
    rows: [
      input('sprintsFeitas', 'Sprints concluídas', GIVEN.sprintsFeitas.value),
      input('sprintsPlanejadas', 'Sprints planejadas', GIVEN.sprintsPlanejadas.value),
      formula('parteDasSprints', 'Parte concluída', '{sprintsFeitas}/{sprintsPlanejadas}', '0%'),
      formula(
        'semanasPelaAgenda',
        'Semanas que faltavam pela agenda',
        '({sprintsPlanejadas}-{sprintsFeitas})*2',
        '0',
      ),
      input('diasEm2011', 'Dias de 26 de agosto a 31 de dezembro de 2011', 127),
      input('diasEm2012', 'Dias de 2012 até 1º de julho', 183),
      formula('diasQueFaltaram', 'Dias da contagem ao uso', '{diasEm2011}+{diasEm2012}', '0'),
      formula('semanasQueFaltaram', 'Semanas que faltaram', '{diasQueFaltaram}/7', '0.0'),
      input('marcosProvados', 'Marcos com prova adequada', GIVEN.marcosProvados.value),
      input('marcos', 'Marcos dados por concluídos', GIVEN.marcos.value),
      formula('parteProvada', 'Parte provada', '{marcosProvados}/{marcos}', '0%'),
    ],
  }),
  sheet('Projeto', {
    title: 'Folha do projeto',
    intro: 'Para imprimir e preencher a lápis, com quem decide e quem constrói.',
    rows: [
      field('Meta do produto: quem passa a fazer o quê, até quando, e como saberemos', 3),
      field('Quem usa e que problema tem hoje, com um número', 3),
      field('Quem decide a ordem, e quantas horas tem', 2),
      field('Primeira fatia em uso', 4),
      field('Fica de fora', 3),
      field('Time e orçamento: por semana, total e reserva', 3),
      field('Previsão: de, até e chance', 2),
      field('Dados pessoais: quais, para quê, quem acessa, por quanto tempo', 3),
      field('Três maiores riscos, com o primeiro sinal e a resposta', 5),
    ],
  }),
  sheet('Relatório', {
    title: 'Relatório da quinzena',
    intro: 'Uma página, em linguagem de negócio.',
    rows: [
      field('Projeto, quinzena e meta da sprint', 2),
      field('O que passou a funcionar', 4),
      field('Fluxo: prontos, abertos e a idade do mais velho', 2),
      field('Previsão: itens que faltam, semana antes e agora, chance', 3),
      field('Dinheiro: gasto e previsto até o fim', 2),
      field('Escopo: o que entrou e o que saiu', 3),
      field('Riscos e o que aprendemos', 4),
      field('Decisão de que precisamos: duas opções, custo, recomendação e prazo', 4),
    ],
  }),
])
