import { INPUTS as GIVEN, PORTAL as P } from '../numbers/gestao.mjs'
import {
  count,
  field,
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

const WEEKS = 10
const WAYS = 4
const REGISTER_ROWS = 120
/** A Monday before every date of the example. */
const MONDAY = 46020
const DATE = 'dd/mm/yyyy'

const upTo = (/** @type {number} */ last) => Array.from({ length: last }, (_, index) => index + 1)
const given = (/** @type {keyof typeof GIVEN} */ key) => GIVEN[key].value

/** The same working day so many working days earlier; dates are days, as a sheet counts them. */
function daysBefore(/** @type {number} */ date, /** @type {number} */ days) {
  let left = days
  let day = date
  while (left > 0) {
    day -= 1
    if ((day - MONDAY) % 7 < 5 && !P.holidays.includes(day)) left -= 1
  }
  return day
}

/** What the team of the exercise has finished in ten weeks, and what is open at their end. */
function register() {
  const done = P.before.flatMap((finished, week) =>
    upTo(finished).map((item) => P.today - 7 * (WEEKS - 1 - week) - ((item * 2) % 5)),
  )
  const items = done.map((end, index) => {
    const start = daysBefore(end, (P.cycles[index % P.cycles.length] ?? 1) - 1)
    return [`Exemplo ${index + 1}`, daysBefore(start, 10 + (index % 7)), start, end]
  })
  const open = P.openFor.map((age, index) => {
    const start = daysBefore(P.today, age - 1)
    return [`Exemplo ${done.length + index + 1}`, daysBefore(start, 12), start, null]
  })
  const rows = [...items, ...open]
  return [...rows, ...upTo(REGISTER_ROWS - rows.length).map(() => [])]
}

/** Chance that a team does so many items in so many weeks: Student's t, from the weeks counted. */
function chance(/** @type {string} */ items) {
  const weeks = '{semanas}'
  const history = '{contagem.usados}'
  const counted = `COUNT(${history})`
  const spread = `STDEV(${history})*SQRT(${weeks}*(1+${weeks}/${counted}))`
  const far = `(AVERAGE(${history})*${weeks}-${items}+0.5)/(${spread})`
  const tail = `TDIST(ABS(${far}),${counted}-1,1)`
  const sure = `IF(AVERAGE(${history})*${weeks}>=${items},1,0)`
  return `IFERROR(IF(${far}>=0,1-${tail},${tail}),IFERROR(${sure},""))`
}

/** Years of use until money comes back, counting a part of what is saved. */
function years(
  /** @type {string | number} */ cost,
  /** @type {string | number} */ saved,
  /** @type {string | number} */ upkeep,
  /** @type {string | number} */ counted = '{metade}',
) {
  const left = `(${saved}*${counted}-${upkeep})`
  return `IF(${left}<=0,"não se paga",${cost}/${left}/52)`
}

/** Of the price of a project, what is set apart for what slips, in all guides. */
const RESERVE = 0.5
/** What a yearly sum is worth today, for each real of it, over years at a yearly rate. */
const worth = (/** @type {string | number} */ span, /** @type {string | number} */ rate) =>
  `(1-(1+${rate})^-(${span}))/LN(1+${rate})`
/** Of ten promises, each broken once in ten. */
const KEPT = 0.9
const PROMISES = 10

const SHARE = 0.75
/** Of a short or broken past, or to a date of fewer weeks than `NEAR`, half is promised. */
const HALF = 0.5
const NEAR = 4
const SHARE_OF_PAST = `IF(OR(COUNTIF({contagem.usados},0)>0,COUNT({contagem.usados})<5),${HALF},${SHARE})`
/** Chance that no two broken promises follow each other: so many broken ones, among so many places. */
const apart = [0, 1, 2, 3, 4, 5]
  .map(
    (broken) =>
      `COMBIN(${PROMISES + 1 - broken},${broken})*(1-${KEPT})^${broken}*${KEPT}^${PROMISES - broken}`,
  )
  .join('+')
const late = [...P.before.slice(8 - WEEKS), ...P.weeks.slice(0, 8)].join(',')
const inPlan = (/** @type {number} */ weeks) => `${SHARE}*${given('vazao')}*${weeks}`
const promisedIn = (/** @type {number} */ weeks) => `ROUNDDOWN(${SHARE}*{mediaNa8}*${weeks},0)`
const doneBy = (/** @type {number} */ week) => P.weeks.slice(0, week).join('+')

export const WORKBOOK = workbook({
  numbers: {
    intro:
      'Digite só nas células verdes, de cima para baixo: o projeto, as opções que você compara e os itens que o time terminou. Leia as respostas na folha Resultado. O exemplo é o do guia: apague-o e escreva o seu.',
    widths: [44, 14, 14, 14, 14, 14, 14],
    rows: [
      subtitle('O projeto'),
      input('itens', 'Itens que faltam na lista', given('itens')),
      input('semanas', 'Semanas até a data', given('prazo')),
      input('time', 'Quanto o time custa por semana', P.team, 'R$0'),
      input(
        'guardado',
        'Reserva para o que atrasar: metade do custo',
        RESERVE * given('prazo') * P.team,
        'R$0',
      ),
      input('hoje', 'Data de hoje (ou escreva =HOJE())', P.today, DATE),
      input('limiteDeDias', 'Dias úteis que um item pode ficar aberto', given('limiteDeDias')),
      subtitle('Vale a pena?'),
      input(
        'economia',
        'Quanto o sistema poupa por semana, com a margem das vendas a mais',
        given('economia'),
        'R$0',
      ),
      input('metade', 'De cada hora poupada e de cada real de margem, conte', P.counted, '0%'),
      input('manter', 'Quanto custa mantê-lo por semana', given('manter'), 'R$0'),
      input('limite', 'Em quantos anos ele tem de se pagar', 3),
      input('juros', 'Juros por ano: o que o dinheiro renderia parado', given('juros'), '0%'),
      subtitle('As opções que você compara'),
      note(
        'Escreva só o que falta gastar. Em cada linha vai o acréscimo sobre a linha de cima: quanto custa a mais e quanto poupa a mais.',
      ),
      table(
        'saidas',
        [
          { key: 'saida', title: 'Saída' },
          { key: 'custo', title: 'Falta gastar', format: 'R$0' },
          { key: 'economia', title: 'Poupa por semana', format: 'R$0' },
          { key: 'manter', title: 'Manter, por semana', format: 'R$0' },
        ],
        [
          ...P.ways.map(({ name, cost, saved, upkeep }) => [name, cost, saved, upkeep]),
          ...upTo(WAYS - P.ways.length).map(() => []),
        ],
      ),
      subtitle('Itens prontos em cada semana'),
      note(
        'Se você não tem datas, apague o registro, que está mais abaixo, e escreva só a coluna À mão: a célula vazia não conta. Nada pronto: escreva 0. Se tem, o registro enche a coluna ao lado. Na semana de folga do time todo, escreva “folga” à mão, e ela não conta.',
      ),
      input('semanasContadas', 'Quantas semanas contar, até dez', WEEKS),
      table(
        'contagem',
        [
          { key: 'atras', title: 'Semana (1 é a mais recente)', fixed: true },
          {
            key: 'doRegistro',
            title: 'Do registro',
            format: '0',
            formula:
              'IF(OR([atras]>{semanasContadas},COUNT({registro.fim})=0,{hoje}-7*([atras]-1)<MIN({registro.fim})),"",COUNTIFS({registro.fim},">"&({hoje}-7*[atras]),{registro.fim},"<="&({hoje}-7*([atras]-1))))',
          },
          { key: 'aMao', title: 'À mão' },
          {
            key: 'usados',
            title: 'Conta',
            format: '0',
            formula: 'IF([aMao]<>"",[aMao],[doRegistro])',
          },
        ],
        upTo(WEEKS).map((week) => [week]),
      ),
      subtitle('O registro: uma linha por item'),
      note('Dias úteis, sem os feriados da lista que está depois do registro.'),
      table(
        'registro',
        [
          { key: 'item', title: 'Item' },
          { key: 'pedido', title: 'Pedido', format: DATE },
          { key: 'comeco', title: 'Começo', format: DATE },
          { key: 'fim', title: 'Fim', format: DATE },
          {
            key: 'idade',
            title: 'Idade, se aberto',
            format: '0',
            formula:
              'IF([comeco]="","",IF([fim]="",NETWORKDAYS([comeco],{hoje},{feriados.dia}),""))',
          },
          {
            key: 'ciclo',
            title: 'Do começo ao fim',
            format: '0',
            formula: 'IF([fim]="","",NETWORKDAYS([comeco],[fim],{feriados.dia}))',
          },
          {
            key: 'espera',
            title: 'Do pedido ao fim',
            format: '0',
            formula: 'IF([fim]="","",NETWORKDAYS([pedido],[fim],{feriados.dia}))',
          },
        ],
        register(),
      ),
      subtitle('Feriados: ponha os da sua cidade'),
      table(
        'feriados',
        [{ key: 'dia', title: 'Dia', format: DATE }],
        [...P.holidays.map((day) => [day]), ...upTo(8).map(() => [])],
      ),
    ],
  },
  result: {
    intro: 'Aqui não se digita nada: tudo vem da folha Seus números.',
    rows: [
      subtitle('O que prometer'),
      tenths(
        'media',
        'Itens prontos por semana, em média',
        'IFERROR(AVERAGE({contagem.usados}),0)',
      ),
      share(
        'parte',
        'Parte da média que se promete (metade, se houve semana em branco, se há menos de cinco contadas ou se falta menos de um mês)',
        `IF({semanas}<${NEAR},${HALF},${SHARE_OF_PAST})`,
      ),
      count(
        'prometidos',
        'Prometa até a data, em itens',
        'MIN({itens},ROUNDDOWN({parte}*{media}*{semanas},0))',
      ),
      count('adiados', 'Marque para sair, em itens', '{itens}-{prometidos}'),
      share('chanceDaPromessa', 'Chance de cumprir a promessa', chance('{prometidos}')),
      share('chanceDaLista', 'Chance de terminar a lista toda', chance('{itens}')),
      count(
        'semanasParaTudo',
        'Se tudo for indispensável, semanas',
        `IF({media}=0,"nada termina",MIN(ROUNDUP({itens}/(${HALF}*{media}),0),MAX(${NEAR},ROUNDUP({itens}/(${SHARE_OF_PAST}*{media}),0))))`,
      ),
      reais('custoAteAData', 'Custo do time até a data', '{semanas}*{time}'),
      subtitle('O que está encalhado'),
      count('abertos', 'Itens abertos', 'COUNT({registro.idade})'),
      count('maisVelho', 'Idade do mais velho, em dias úteis', 'MAX({registro.idade})'),
      count(
        'encalhados',
        'Itens que passaram do limite: ligue hoje',
        'COUNTIF({registro.idade},">"&{limiteDeDias})',
      ),
      count(
        'ciclo',
        'Do começo ao fim, dias úteis em média',
        'IFERROR(AVERAGE({registro.ciclo}),"")',
      ),
      count(
        'espera',
        'Do pedido ao fim, dias úteis em média',
        'IFERROR(AVERAGE({registro.espera}),"")',
      ),
      subtitle('Vale a pena? Contando metade de cada hora poupada'),
      tenths(
        'anos',
        'Anos até se pagar, com a reserva',
        years('({custoAteAData}+{guardado})', '{economia}', '{manter}'),
      ),
      reais(
        'teto',
        'O preço máximo, guardando metade dele de reserva',
        `MAX(0,({economia}*{metade}-{manter})*52*{limite})/${1 + RESERVE}`,
      ),
      reais(
        'tetoComJuros',
        'O mesmo, em dinheiro de hoje',
        `IF({juros}=0,{teto},{teto}/{limite}*${worth('{limite}', '{juros}')})`,
      ),
      reais(
        'assinatura',
        'O máximo por mês de um sistema pronto, somada a implantação, com a reserva, dividida pelos meses do limite',
        '{economia}*{metade}*52/12',
      ),
      table(
        'volta',
        [
          {
            key: 'saida',
            title: 'Saída',
            formula: 'IF(INDEX({saidas.saida},[linha])="","",INDEX({saidas.saida},[linha]))',
          },
          {
            key: 'anos',
            title: 'Volta em anos',
            format: '0.0',
            formula: `IF([saida]="","",${years('INDEX({saidas.custo},[linha])', 'INDEX({saidas.economia},[linha])', 'INDEX({saidas.manter},[linha])')})`,
          },
          {
            key: 'decisao',
            title: 'Pela regra',
            formula:
              'IF([saida]="","",IF(INDEX({saidas.custo},[linha])=0,"nada a aprovar",IF([anos]="não se paga","não aprove",IF([anos]<={limite},"aprove","não aprove"))))',
          },
          { key: 'linha', title: 'Nº', fixed: true },
        ],
        upTo(WAYS).map((way) => [way]),
      ),
      newPage(),
      subtitle('As contas do guia'),
      note('Nada aqui muda com os seus números.'),
      note('Já está atrasado?'),
      count(
        'pelaMediaAtrasado',
        'Pela média, em itens',
        `${given('vazao')}*${given('semanasAtrasado')}`,
      ),
      count('prometidosAtrasado', 'Prometa, em itens', inPlan(given('semanasAtrasado'))),
      count('adiadosAtrasado', 'Adie, em itens', `${given('itensAtrasado')}-{prometidosAtrasado}`),
      count(
        'semanasAtrasado',
        'Semanas para todos',
        `ROUNDUP(${given('itensAtrasado')}/(${inPlan(1)}),0)`,
      ),
      note('Quanto um sistema pode custar'),
      count(
        'tetoPequena',
        'Em R$ mil, para quem tem até 50 pessoas',
        `(${given('horasPequena')}*${given('hora')}*${P.counted}-${given('manterPequena')})*${given('semanasDeUso')}/1000`,
      ),
      count(
        'tetoHoje',
        'O mesmo, em dinheiro de hoje',
        `{tetoPequena}*52/${given('semanasDeUso')}*${worth(given('semanasDeUso') / 52, given('juros'))}`,
      ),
      count('tetoSemReserva', 'O preço, com a reserva de metade', `{tetoHoje}/${1 + RESERVE}`),
      tenths(
        'semanasDoTeto',
        'Esse preço, em semanas de um time',
        `{tetoSemReserva}*1000/${P.team}`,
      ),
      reais(
        'assinaturaPequena',
        'Por mês, o máximo de uma assinatura',
        `ROUNDDOWN(${given('horasPequena')}*${given('hora')}*${P.counted}*52/12,-2)`,
      ),
      note('O portal, na assinatura'),
      count('custoDoPortal', 'Custo, em R$ mil', `${given('prazo')}*${P.team}/1000`),
      tenths(
        'anosSemReserva',
        'Anos até se pagar, sem a reserva',
        years(given('prazo') * P.team, given('economia'), given('manter'), P.counted),
      ),
      tenths(
        'anosComJuros',
        'O mesmo, com juros',
        `-LN(1-{anosSemReserva}*LN(1+${given('juros')}))/LN(1+${given('juros')})`,
      ),
      count('semanasPelaMedia', 'Semanas pela média', `${given('itens')}/${given('vazao')}`),
      count('prometidosEm12', 'Prometidos para a semana 12', inPlan(12)),
      count('adiadosEm12', 'Marcados para sair', `${given('itens')}-{prometidosEm12}`),
      count('reserva', 'Reserva, em R$ mil', `3*${P.team}/1000`),
      note('O portal, da semana 4 à 17'),
      count('prontosNa4', 'Prontos na semana 4', doneBy(4)),
      count('gastoNa4', 'Gasto até a semana 4, em R$ mil', `4*${P.team}/1000`),
      count('faltaNa4', 'Falta gastar na semana 4, em R$ mil', '{custoDoPortal}-{gastoNa4}'),
      count('prontosNa8', 'Prontos na semana 8', doneBy(8)),
      count('faltamNa8', 'Faltam na semana 8', `${given('listaNa8')}-{prontosNa8}`),
      count('novosNa8', 'Itens novos', `${given('listaNa8')}-${given('itens')}`),
      count('prontosEmDez', 'Prontos nas dez últimas semanas', `SUM(${late})`),
      tenths('mediaNa8', 'Média das dez últimas semanas', `AVERAGE(${late})`),
      count('pelaMediaNa8', 'Pela média, até a semana 14', 'ROUNDDOWN({mediaNa8}*6,0)'),
      count('prometidosNa8', 'Prometidos até a 14', promisedIn(6)),
      count(
        'precisaPorQuinzena',
        'Itens por quinzena para cumprir',
        'ROUNDUP({prometidosNa8}/3,0)',
      ),
      count('terminadosNa10', 'Prontos nas semanas 9 e 10', P.weeks.slice(8, 10).join('+')),
      count('prometidosDepois', 'Prometidos depois da 14', `${promisedIn(9)}-{prometidosNa8}`),
      count('saem', 'Itens que saem', `{faltamNa8}-${promisedIn(9)}`),
      count('listaAte14', 'Prontos prometidos para a 14', '{prontosNa8}+{prometidosNa8}'),
      count('listaAte17', 'Prontos prometidos para a 17', '{listaAte14}+{prometidosDepois}'),
      count('faltaAte14', 'Falta gastar até a 14, em R$ mil', `6*${P.team}/1000`),
      count('timeDoPortal', 'O time, em R$ mil por semana', `${P.team}/1000`),
      count(
        'timeMaior',
        'O time com mais três pessoas, em R$ mil por semana',
        `(${P.team}+3*${P.person}*12/52)/1000`,
      ),
      count('prontosNa14', 'Prontos na semana 14', doneBy(14)),
      count('prontosNa17', 'Prontos na semana 17', doneBy(17)),
      count('custoFinal', 'Custo final, em R$ mil', `17*${P.team}/1000`),
      tenths(
        'anosNoFim',
        'Anos até se pagar',
        years(
          17 * P.team,
          `${given('parteFinal')}*${given('economia')}`,
          given('manter'),
          P.counted,
        ),
      ),
      share(
        'quebrasSoltas',
        'De dez promessas a 90%: chance de quebrar duas ou mais',
        `1-${KEPT}^${PROMISES}-${PROMISES}*(1-${KEPT})*${KEPT}^${PROMISES - 1}`,
      ),
      share('quebrasSeguidas', 'Chance de quebrar duas seguidas', `1-(${apart})`),
      share(
        'chanceDeVer',
        'Dez pedidos refeitos: chance de ver um preço errado',
        `1-(1-1/${P.wrongOneIn})^10`,
      ),
    ],
  },
  forms: {
    title: 'Folha do projeto',
    intro: 'Preencha à mão, em uma hora, com quem decide e quem constrói.',
    rows: [
      field('O que muda: como é hoje, quanto custa e como será', 4),
      field('Quem decide a ordem: nome e horas por semana', 2),
      field('Primeira parte em uso, em até seis semanas', 3),
      field('Dinheiro: total, reserva e volta em anos', 2),
      field('Promessa: data, prometidos e marcados', 2),
      field('Fica de fora: itens e dados pessoais', 3),
      field('Riscos: o primeiro sinal de cada um', 3),
      newPage(),
      subtitle('Relatório da quinzena'),
      field('Projeto, data e quem responde', 1),
      field('O que passou a funcionar: o que um usuário faz agora e não fazia', 4),
      field('Promessa: prometidos, prontos e data', 2),
      field('Lista e dinheiro: entraram, saíram e falta gastar', 2),
      field('Decisão de que precisamos: as opções, o custo de cada uma e até quando', 5),
      field('O item mais velho: qual, dias úteis aberto e quem liga hoje', 3),
    ],
  },
})
