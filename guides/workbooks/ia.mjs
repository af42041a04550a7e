import { INPUTS, ONE_RIGHT } from '../numbers/ia.mjs'
import { field, formula, input, note, sheet, subtitle, table, workbook } from '../workbook.mjs'

const CHANGE = 'Troque o que está em fundo claro; o resto se refaz.'
const BY_HAND = 'Imprima em A4 e preencha à mão.'
const DRAWS = 1000
/** How wide a band of the true part is, where the test's chance is summed. */
const BAND = 0.005

/** Hours of handling a month's messages when `part` of the drafts is used. */
function hoursAfter(messages = '{mensagens}', part = '{aproveitados}', good = '{minutosBom}') {
  return `${messages} * (${part} * ${good} + (1 - ${part}) * {minutosRuim}) / 60`
}

/** A month's gain when `part` of the drafts is used. */
function gain(/** @type {string} */ part) {
  return `{ganhoPorParte} * ${part} - {fixo}`
}

/**
 * Chance that a part of the drafts drawn from the triangle stays below `point`.
 *
 * @param {string} point
 */
function chanceBelow(point) {
  const width = '({melhorCaso} - {piorCaso})'
  const below = `(${point} - {piorCaso})^2 / (${width} * ({maisProvavel} - {piorCaso}))`
  const above = `1 - ({melhorCaso} - ${point})^2 / (${width} * ({melhorCaso} - {maisProvavel}))`
  return `IF(${point} <= {piorCaso}, 0, IF(${point} >= {melhorCaso}, 1, IF(${point} < {maisProvavel}, ${below}, ${above})))`
}

/** Chance that the test fails when the true part is `part`. @param {string} part */
function fails(part) {
  return `BINOMDIST(ROUND({corte} * {casosDoTeste}, 0) - 1, {casosDoTeste}, ${part}, TRUE)`
}

/** Parts of Wilson's interval for `hits` in `cases`. @param {string} hits @param {string} cases */
function wilson(hits, cases) {
  const size = `(1 + {confianca}^2 / ${cases})`
  const variance = `${hits} / ${cases} * (1 - ${hits} / ${cases}) / ${cases}`
  return {
    middle: `(${hits} / ${cases} + {confianca}^2 / (2 * ${cases})) / ${size}`,
    margin: `{confianca} * SQRT(${variance} + {confianca}^2 / (4 * ${cases}^2)) / ${size}`,
  }
}

/**
 * Both ends of Wilson's interval.
 *
 * @param {[from: string, to: string]} keys
 * @param {string} label
 * @param {string} hits
 * @param {string} cases
 */
function interval([from, to], label, hits, cases) {
  const { middle, margin } = wilson(hits, cases)
  return [
    formula(from, `${label}: no mínimo`, `${middle} - ${margin}`, '0.0%'),
    formula(to, `${label}: no máximo`, `${middle} + ${margin}`, '0.0%'),
  ]
}

/**
 * Counts of one system in one round of the real test, with its rates and the cost of its errors.
 *
 * @param {string} title
 * @param {'Lista' | 'Modelo' | 'Mil'} system
 * @param {'' | '2'} round
 */
function counted(title, system, round) {
  const name = `${system}${round}`
  const prefix = /** @type {Lowercase<typeof system>} */ (system.toLowerCase())
  const count = (/** @type {'A' | 'B' | 'C' | 'D'} */ letter) => {
    const key = /** @type {keyof typeof INPUTS} */ (`${prefix}${letter}${round}`)
    return { key, value: INPUTS[key].value, cell: `{${key}}` }
  }
  const [a, b, c, d] = [count('A'), count('B'), count('C'), count('D')]
  const offences = `(${a.cell} + ${b.cell})`
  return [
    subtitle(title),
    input(a.key, 'A: ofensa achada', a.value),
    input(b.key, 'B: ofensa perdida', b.value),
    input(c.key, 'C: alarme falso', c.value),
    input(d.key, 'D: em paz', d.value, '#,##0'),
    formula(`cobertura${name}`, 'Cobertura', `${a.cell} / ${offences}`, '0.0%'),
    ...interval(
      [`${prefix}Minimo${round}`, `${prefix}Maximo${round}`],
      'Cobertura',
      a.cell,
      offences,
    ),
    formula(`precisao${name}`, 'Precisão', `${a.cell} / (${a.cell} + ${c.cell})`, '0.0%'),
    formula(`ofensas${name}`, 'Custo das perdidas', `${b.cell} * {custoOfensa}`, 'R$'),
    formula(`escondidos${name}`, 'Custo dos alarmes', `${c.cell} * {custoEscondido}`, 'R$'),
    formula(`custo${name}`, 'Custo dos erros', `{ofensas${name}} + {escondidos${name}}`, 'R$'),
  ]
}

/**
 * What the model saves per thousand comments in one round, and between which ends: the spread of the
 * differences, case by case.
 *
 * @param {string} title
 * @param {'' | '2'} round
 * @param {typeof ONE_RIGHT.casos400} counts
 */
function saved(title, round, counts) {
  const cases = `({listaA${round}} + {listaB${round}} + {listaC${round}} + {listaD${round}})`
  const mean = `({custoLista${round}} - {custoModelo${round}}) / ${cases}`
  const squares = `({custoOfensa}^2 * ({soLista${round}} + {soModelo${round}}) + {custoEscondido}^2 * ({pazModelo${round}} + {pazLista${round}}))`
  const spread = `SQRT((${squares} / ${cases} - (${mean})^2) / (${cases} - 1))`
  return [
    subtitle(title),
    input(`soLista${round}`, 'Ofensas que só a lista achou', counts.soLista),
    input(`soModelo${round}`, 'Ofensas que só o modelo achou', counts.soModelo),
    input(`pazModelo${round}`, 'Que só o modelo deixou em paz', counts.pazModelo),
    input(`pazLista${round}`, 'Que só a lista deixou em paz', counts.pazLista),
    formula(`porMil${round}`, 'Poupa por mil comentários', `1000 * ${mean}`, 'R$'),
    formula(
      `porMilMinimo${round}`,
      'No mínimo',
      `1000 * (${mean} - {confianca} * ${spread})`,
      'R$',
    ),
    formula(
      `porMilMaximo${round}`,
      'No máximo',
      `1000 * (${mean} + {confianca} * ${spread})`,
      'R$',
    ),
  ]
}

/**
 * A month's gain of the arrangement of the test and of the built system, with the part of the cut and
 * with the expected one; the part that gives the cut's gain; what the system gives more, and when that pays it.
 *
 * @param {'Baixo' | 'Medio' | 'Alto' | 'Maior'} name
 * @param {string} messages
 */
function byVolume(name, messages) {
  const perMessage = (/** @type {string} */ part) =>
    `({ganhoPorParteDaMensagem} * ${part} - {fixoDaMensagem})`
  const system = (/** @type {string} */ part) => `${messages} * ${perMessage(part)} - {custoDoMes}`
  const middle = (/** @type {string} */ part) =>
    `${messages} * (${perMessage(part)} - {minutoDeCopia} / 60 * {horaAtendente}) - {custoDoMeio}`
  const difference = `{diferenca${name}}`
  const [few, fewer] = [name === 'Baixo', name === 'Baixo' || name === 'Medio']
  return [
    fewer
      ? formula(
          `perdaDoMeioNoCorte${name}`,
          'Perda com o assistente, na parte do corte',
          `-(${middle('{corte}')})`,
          'R$',
        )
      : formula(
          `meioNoCorte${name}`,
          'Ganho com o assistente, na parte do corte',
          middle('{corte}'),
          'R$',
        ),
    few
      ? formula(
          `perdaDoMeio${name}`,
          'Perda com o assistente, na prevista',
          `-(${middle('{aproveitados}')})`,
          'R$',
        )
      : formula(
          `meio${name}`,
          'Ganho com o assistente, na prevista',
          middle('{aproveitados}'),
          'R$',
        ),
    few
      ? formula(
          `perdaDoSistemaNoCorte${name}`,
          'Perda com o sistema, na parte do corte',
          `-(${system('{corte}')})`,
          'R$',
        )
      : formula(
          `sistemaNoCorte${name}`,
          'Ganho com o sistema, na parte do corte',
          system('{corte}'),
          'R$',
        ),
    formula(`sistema${name}`, 'Ganho com o sistema, na prevista', system('{aproveitados}'), 'R$'),
    formula(
      `parteDoCorte${name}`,
      'Parte que dá o ganho do corte no sistema',
      `(({custoDoMes} + {ganhoNoCorte}) / ${messages} + {fixoDaMensagem}) / {ganhoPorParteDaMensagem}`,
      '0.0%',
    ),
    formula(
      `diferenca${name}`,
      'O que o sistema dá a mais',
      `${system('{aproveitados}')} - (${middle('{aproveitados}')})`,
      'R$',
    ),
    formula(
      `retornoDaDiferenca${name}`,
      'Meses de retorno pela diferença',
      `IF(${difference} > 0, {implantacao} / ${difference}, "nunca")`,
      '0.0',
    ),
  ]
}

/**
 * What a thousand comments lose without a filter, with the list and with the model.
 *
 * @param {'Raras' | 'Medias' | 'Comuns'} name
 * @param {string} part of the comments that offend
 */
function perThousand(name, part) {
  const filtered = (/** @type {'Lista' | 'Modelo'} */ system) =>
    `1000 * (${part} * (1 - {cobertura${system}2}) * {custoOfensa} + (1 - ${part}) * {alarme${system}2} * {custoEscondido})`
  return [
    formula(`nada${name}`, 'Sem filtro', `1000 * ${part} * {custoOfensa}`, 'R$'),
    formula(`lista${name}`, 'Com a lista', filtered('Lista'), 'R$'),
    formula(`modelo${name}`, 'Com o modelo', filtered('Modelo'), 'R$'),
  ]
}

/** Part of offences above which a system costs less than no filter. @param {'Lista' | 'Modelo'} system */
function paysAbove(system) {
  const alarms = `{alarme${system}2} * {custoEscondido}`
  return `${alarms} / ({cobertura${system}2} * {custoOfensa} + ${alarms})`
}

export const WORKBOOK = workbook([
  sheet('Conta do mês', {
    title: 'A conta de um piloto',
    intro: CHANGE,
    rows: [
      input('mensagens', 'Casos por mês', INPUTS.mensagens.value, '#,##0'),
      input('minutosHoje', 'Minutos por caso, hoje', INPUTS.minutosHoje.value, '0.0'),
      input('minutosBom', 'Minutos por rascunho bom', INPUTS.minutosBom.value, '0.0'),
      input('minutosRuim', 'Minutos por rascunho ruim', INPUTS.minutosRuim.value, '0.0'),
      input('aproveitados', 'Parte aproveitada', INPUTS.aproveitados.value, '0%'),
      input('taxaDeErro', 'Aproveitados que saem com erro', INPUTS.taxaDeErro.value, '0.0%'),
      input('custoDoErro', 'Custo de corrigir um erro', INPUTS.custoDoErro.value, 'R$'),
      input('horaAtendente', 'Hora de quem faz, com encargos', INPUTS.horaAtendente.value, 'R$'),
      input('ferramenta', 'Ferramenta, por mês', INPUTS.ferramenta.value, 'R$'),
      input('horasDeCuidado', 'Horas de cuidado por mês', INPUTS.horasDeCuidado.value),
      input('horaCuidado', 'Hora de quem cuida', INPUTS.horaCuidado.value, 'R$'),
      input('amostraPorSemana', 'Casos da amostra por semana', INPUTS.amostraPorSemana.value),
      input('implantacao', 'Implantação, uma vez', INPUTS.implantacao.value, 'R$'),
      subtitle('O mês'),
      formula(
        'horasDaAmostra',
        'Do cuidado, horas com a amostra',
        '{amostraPorSemana} * 52 / 12 * {minutosBom} / 60',
        '0.0',
      ),
      formula('horasHoje', 'Horas de hoje', '{mensagens} * {minutosHoje} / 60', '0.0'),
      formula('boas', 'Rascunhos aproveitados', '{mensagens} * {aproveitados}', '#,##0'),
      formula('horasBoas', 'Horas com eles', '{boas} * {minutosBom} / 60', '0.0'),
      formula('ruins', 'Rascunhos descartados', '{mensagens} - {boas}', '#,##0'),
      formula('horasRuins', 'Horas com eles', '{ruins} * {minutosRuim} / 60', '0.0'),
      formula('liberado', 'Horas liberadas', '{horasHoje} - {horasBoas} - {horasRuins}', '0.0'),
      formula('valorDoTempo', 'Valor do tempo', '{liberado} * {horaAtendente}', 'R$'),
      formula(
        'custoDoMes',
        'Custo do mês',
        '{ferramenta} + {horasDeCuidado} * {horaCuidado}',
        'R$',
      ),
      formula('custoDosErros', 'Erros que saem', '{boas} * {taxaDeErro} * {custoDoErro}', 'R$'),
      formula('ganho', 'Ganho líquido', '{valorDoTempo} - {custoDoMes} - {custoDosErros}', 'R$'),
      formula('retorno', 'Prazo de retorno, em meses', '{implantacao} / {ganho}', '0.0'),
      subtitle('Até o dia 90'),
      formula(
        'gastoAteODia90',
        'Gasto até o dia 90: implantação e dois meses',
        '{implantacao} + 2 * {custoDoMes}',
        'R$',
      ),
      note(
        'Veja o volume na aba Premissa. Só implante se o ganho, refeito com o teste, chegar ao do seu corte.',
      ),
    ],
  }),
  sheet('Premissa', {
    title: 'Quanto do rascunho se aproveita',
    intro: 'Refeita com os números da aba Conta do mês.',
    rows: [
      formula(
        'ganhoPorParte',
        'Ganho que vem do aproveitamento',
        '{mensagens} * (({minutosRuim} - {minutosBom}) * {horaAtendente} / 60 - {taxaDeErro} * {custoDoErro})',
        'R$',
      ),
      formula(
        'fixo',
        'O que se gasta com nada aproveitado',
        '{custoDoMes} + {mensagens} * ({minutosRuim} - {minutosHoje}) / 60 * {horaAtendente}',
        'R$',
      ),
      formula('equilibrio', 'Ponto de equilíbrio', '{fixo} / {ganhoPorParte}', '0.0%'),
      subtitle('O seu corte'),
      input('corte', 'Abaixo de quanto não se implanta', INPUTS.corte.value, '0%'),
      formula('ganhoNoCorte', 'Ganho do mês no corte', gain('{corte}'), 'R$'),
      formula(
        'retornoNoCorte',
        'Meses de retorno no corte',
        '{implantacao} / {ganhoNoCorte}',
        '0.0',
      ),
      subtitle('Dois pontos do guia'),
      formula('perdaComQuarenta', 'Perda do mês com 40%', `-(${gain('0.4')})`, 'R$'),
      formula('ganhoComSessenta', 'Ganho do mês com 60%', gain('0.6'), 'R$'),
      formula(
        'retornoComSessenta',
        'Meses de retorno com 60%',
        '{implantacao} / {ganhoComSessenta}',
        '0.0',
      ),
      subtitle('Três pioras, em perda por mês'),
      formula(
        'meioMinutoAMais',
        'Meio minuto a mais por rascunho bom',
        '{boas} * 0.5 / 60 * {horaAtendente}',
        'R$',
      ),
      formula('dezPontosAMenos', 'Dez pontos a menos aproveitados', '{ganhoPorParte} * 0.1', 'R$'),
      formula('umPontoDeErros', 'Um ponto a mais de erros', '{boas} * 0.01 * {custoDoErro}', 'R$'),
      subtitle('O assistente do teste, sem implantação'),
      input('licencasDoMeio', 'Licenças', INPUTS.licencasDoMeio.value),
      input('minutoDeCopia', 'Minutos a mais por mensagem', INPUTS.minutoDeCopia.value, '0.0'),
      formula(
        'custoDoMeio',
        'Custo do mês',
        '{licencasDoMeio} * {licenca} + {horasDeCuidado} * {horaCuidado}',
        'R$',
      ),
      subtitle('Conforme o volume'),
      formula(
        'ganhoPorParteDaMensagem',
        'Ganho de uma mensagem aproveitada',
        '{ganhoPorParte} / {mensagens}',
        '0.00',
      ),
      formula(
        'fixoDaMensagem',
        'O que cada mensagem gasta com rascunho ruim',
        '({fixo} - {custoDoMes}) / {mensagens}',
        '0.00',
      ),
      formula(
        'ganhoPorMensagem',
        'Ganho por mensagem, na parte prevista',
        '{ganhoPorParteDaMensagem} * {aproveitados} - {fixoDaMensagem}',
        '0.00',
      ),
      formula(
        'minutosDoEmpate',
        'Minutos a mais em que o ganho do assistente acaba, na prevista',
        '({ganhoPorMensagem} - {custoDoMeio} / {mensagens}) / {horaAtendente} * 60',
        '0.00',
      ),
      formula(
        'parteDoEmpate',
        'Parte em que o assistente passa de zero',
        '({custoDoMeio} / {mensagens} + {fixoDaMensagem} + {minutoDeCopia} / 60 * {horaAtendente}) / {ganhoPorParteDaMensagem}',
        '0.0%',
      ),
      formula(
        'mensagensParaZero',
        'Mensagens em que o ganho do sistema é zero',
        '{custoDoMes} / {ganhoPorMensagem}',
        '#,##0',
      ),
      formula(
        'mensagensParaOCorte',
        'Mensagens em que ele chega ao do corte',
        '({custoDoMes} + {ganhoNoCorte}) / {ganhoPorMensagem}',
        '#,##0',
      ),
      formula(
        'mensagensParaOCorteNoMelhor',
        'As mesmas, com a melhor parte da aba Sorteio',
        '({custoDoMes} + {ganhoNoCorte}) / ({ganhoPorParteDaMensagem} * {melhorCaso} - {fixoDaMensagem})',
        '#,##0',
      ),
      input('volumeBaixo', 'Poucas mensagens', INPUTS.volumeBaixo.value, '#,##0'),
      ...byVolume('Baixo', '{volumeBaixo}'),
      input('volumeMedio', 'Mais mensagens', INPUTS.volumeMedio.value, '#,##0'),
      ...byVolume('Medio', '{volumeMedio}'),
      formula(
        'mesesParaPagarOTeste',
        'Meses em que o assistente paga o teste',
        'IF({meioMedio} > 0, {custoDoTeste} / {meioMedio}, "nunca")',
        '0.0',
      ),
      subtitle('Com as mensagens da aba Conta do mês'),
      ...byVolume('Alto', '{mensagens}'),
      input('volumeMaior', 'Muitas mensagens', INPUTS.volumeMaior.value, '#,##0'),
      ...byVolume('Maior', '{volumeMaior}'),
      subtitle('Em cada parte aproveitada'),
      table(
        'partes',
        [
          { key: 'parte', title: 'Parte', format: '0%' },
          {
            key: 'horas',
            title: 'Horas',
            format: '0.0',
            formula: hoursAfter('{mensagens}', '[parte]'),
          },
          { key: 'ganho', title: 'Ganho do mês', format: 'R$', formula: gain('[parte]') },
          {
            key: 'meses',
            title: 'Retorno (meses)',
            format: '0.0',
            formula: 'IF([ganho] > 0, {implantacao} / [ganho], "nunca")',
          },
        ],
        [[0.3], [0.4], [0.5], [0.6], [0.7], [0.8], [0.9], [1]],
      ),
    ],
  }),
  sheet('Sorteio', {
    title: 'A chance de ficar no vermelho, e a de não se pagar',
    intro: 'Mil meses tirados de uma distribuição triangular. F9 sorteia de novo.',
    rows: [
      input('piorCaso', 'Aproveitamento no pior caso', INPUTS.piorCaso.value, '0%'),
      input('maisProvavel', 'No mais provável', INPUTS.maisProvavel.value, '0%'),
      input('melhorCaso', 'No melhor', INPUTS.melhorCaso.value, '0%'),
      formula(
        'parteEsperada',
        'Média dos três',
        '({piorCaso} + {maisProvavel} + {melhorCaso}) / 3',
        '0.0%',
      ),
      formula('ganhoEsperado', 'Ganho do mês que se espera', gain('{parteEsperada}'), 'R$'),
      formula(
        'chanceDePerder',
        'Chance de um mês no vermelho, pela fórmula',
        chanceBelow('{equilibrio}'),
        '0.0%',
      ),
      formula(
        'perdasSorteadas',
        'A mesma, pelo sorteio',
        `COUNTIF({meses.ganho}, "<0") / ${DRAWS}`,
        '0.0%',
      ),
      ...[12, 24].flatMap((months) => [
        formula(
          `ganhoPara${months}`,
          `Ganho do mês que paga a implantação em ${months} meses`,
          `{implantacao} / ${months}`,
          'R$',
        ),
        formula(
          `partePara${months}`,
          'Parte aproveitada que o dá',
          `({ganhoPara${months}} + {fixo}) / {ganhoPorParte}`,
          '0.0%',
        ),
        formula(
          `chanceAcimaDe${months}`,
          `Chance de não se pagar em ${months} meses`,
          chanceBelow(`{partePara${months}}`),
          '0.0%',
        ),
        formula(
          `sorteadaAcimaDe${months}`,
          'A mesma, pelo sorteio',
          `COUNTIF({meses.ganho}, "<"&{ganhoPara${months}}) / ${DRAWS}`,
          '0.0%',
        ),
      ]),
      subtitle('O teste antes do gasto'),
      input('casosDoTeste', 'Casos do teste', INPUTS.casosDoTeste.value),
      input('avaliadores', 'Pessoas que dão nota', INPUTS.avaliadores.value),
      input(
        'minutosDePreparo',
        'Minutos para preparar e rodar um caso',
        INPUTS.minutosDePreparo.value,
        '0.0',
      ),
      formula(
        'horasDePreparo',
        'Horas de preparo',
        '{casosDoTeste} * {minutosDePreparo} / 60',
        '0.0',
      ),
      formula(
        'horasDoTeste',
        'Horas do teste',
        '{horasDePreparo} + {casosDoTeste} * {minutosBom} * {avaliadores} / 60',
        '0.0',
      ),
      formula(
        'custoDoTeste',
        'Custo do teste: horas e uma licença',
        '{horasDoTeste} * {horaAtendente} + {licenca}',
        'R$',
      ),
      formula(
        'chanceAbaixoDoCorte',
        'Chance de ficar abaixo do corte',
        chanceBelow('{corte}'),
        '0%',
      ),
      formula(
        'parteMediaAbaixoDoCorte',
        'Parte média quando fica abaixo',
        '{piorCaso} + ({corte} - {piorCaso}) * 2 / 3',
        '0%',
      ),
      formula(
        'ganhoMedioAbaixoDoCorte',
        'Ganho do mês que se perde ao parar',
        gain('{parteMediaAbaixoDoCorte}'),
        'R$',
      ),
      formula(
        'poupaEmUmAno',
        'O que parar ali poupa em média, descontado um ano desse ganho',
        '{chanceAbaixoDoCorte} * ({implantacao} - 12 * {ganhoMedioAbaixoDoCorte})',
        'R$',
      ),
      formula(
        'poupaEmDoisAnos',
        'O mesmo, descontados dois anos',
        '{chanceAbaixoDoCorte} * ({implantacao} - 24 * {ganhoMedioAbaixoDoCorte})',
        'R$',
      ),
      formula(
        'poupaComAcasoEmUmAno',
        'O teste com o acaso: poupa, descontado um ano',
        '{implantacao} * SUM({acaso.chance}) - 12 * SUM({acaso.ganho})',
        'R$',
      ),
      formula(
        'poupaComAcasoEmDoisAnos',
        'O mesmo, descontados dois anos',
        '{implantacao} * SUM({acaso.chance}) - 24 * SUM({acaso.ganho})',
        'R$',
      ),
      formula(
        'gastoComAImplantacao',
        'Se passar: implantação e o primeiro mês',
        '{implantacao} + {custoDoMes}',
        'R$',
      ),
      input('aproveitadosNoTeste', 'Aproveitados no teste', INPUTS.aproveitadosNoTeste.value),
      ...interval(
        ['minimoNoTeste', 'maximoNoTeste'],
        'Parte aproveitada',
        '{aproveitadosNoTeste}',
        '{casosDoTeste}',
      ),
      formula(
        'chanceDeReprovar',
        'Se a parte verdadeira é a do corte, chance de o teste reprovar',
        fails('{corte}'),
        '0%',
      ),
      formula('aprovaComSessenta', 'Se é 60%, chance de aprovar', `1 - ${fails('0.6')}`, '0%'),
      formula('reprovaComOitenta', 'Se é 80%, chance de reprovar', fails('0.8'), '0.0%'),
      input(
        'minutosNoTeste',
        'Minutos por rascunho bom, no teste',
        INPUTS.minutosNoTeste.value,
        '0.0',
      ),
      formula(
        'ganhoPorParteNoTeste',
        'Ganho que vem do aproveitamento, com eles',
        '{mensagens} * (({minutosRuim} - {minutosNoTeste}) * {horaAtendente} / 60 - {taxaDeErro} * {custoDoErro})',
        'R$',
      ),
      formula(
        'ganhoDoTeste',
        'Ganho do mês, refeito com o teste',
        '{ganhoPorParteNoTeste} * {aproveitadosNoTeste} / {casosDoTeste} - {fixo}',
        'R$',
      ),
      formula(
        'retornoDoTeste',
        'Meses de retorno',
        'IF({ganhoDoTeste} > 0, {implantacao} / {ganhoDoTeste}, "nunca")',
        '0.0',
      ),
      formula(
        'pedeComMaisMinutos',
        'Aproveitados que dão o ganho do corte, com esses minutos',
        '({ganhoNoCorte} + {fixo}) / {ganhoPorParteNoTeste} * {casosDoTeste}',
        '0',
      ),
      formula('ganhoNoMinimo', 'Ganho do mês na ponta de baixo', gain('{minimoNoTeste}'), 'R$'),
      subtitle('O acaso do teste, por faixa da parte verdadeira'),
      table(
        'acaso',
        [
          { key: 'parte', title: 'Meio da faixa', format: '0.00%' },
          {
            key: 'chance',
            title: 'Chance de ser ela e de reprovar',
            format: '0.000%',
            formula: `(${chanceBelow(`([parte] + ${BAND} / 2)`)} - ${chanceBelow(`([parte] - ${BAND} / 2)`)}) * ${fails('[parte]')}`,
          },
          {
            key: 'ganho',
            title: 'Ganho que se perde',
            format: '0.00',
            formula: `[chance] * (${gain('[parte]')})`,
          },
        ],
        Array.from({ length: 1 / BAND }, (_, band) => [(band + 0.5) * BAND]),
      ),
      subtitle('Os mil meses'),
      formula('ganhoMediano', 'Ganho do meio', 'MEDIAN({meses.ganho})', 'R$'),
      formula('ganhoRuim', 'Um mês em dez fica abaixo de', 'PERCENTILE({meses.ganho}, 0.1)', 'R$'),
      table(
        'meses',
        [
          { key: 'sorte', title: 'Sorte', format: '0.000', formula: 'RAND()' },
          {
            key: 'parte',
            title: 'Parte',
            format: '0.0%',
            formula:
              'IF([sorte] < ({maisProvavel} - {piorCaso}) / ({melhorCaso} - {piorCaso}), {piorCaso} + SQRT([sorte] * ({melhorCaso} - {piorCaso}) * ({maisProvavel} - {piorCaso})), {melhorCaso} - SQRT((1 - [sorte]) * ({melhorCaso} - {piorCaso}) * ({melhorCaso} - {maisProvavel})))',
          },
          { key: 'ganho', title: 'Ganho do mês', format: 'R$', formula: gain('[parte]') },
        ],
        Array.from({ length: DRAWS }, () => []),
      ),
    ],
  }),
  sheet('Estudo e uso', {
    title: 'O ganho medido em campo, e o custo por uso',
    intro: 'Fonte do ganho: Brynjolfsson, Li e Raymond, 2025.',
    rows: [
      formula(
        'promessa',
        'Respostas por hora: a conta promete',
        '{horasHoje} / ({horasBoas} + {horasRuins})',
        '0.00',
      ),
      input('ganhoMedio', 'Ganho médio medido', INPUTS.ganhoMedio.value, '0%'),
      formula(
        'horasDoEstudo',
        'Horas liberadas',
        '{horasHoje} - {horasHoje} / (1 + {ganhoMedio})',
        '0.0',
      ),
      formula(
        'custoComErros',
        'Custo do mês, com os erros',
        '{custoDoMes} + {custoDosErros}',
        'R$',
      ),
      formula('valorDoEstudo', 'Valor do tempo', '{horasDoEstudo} * {horaAtendente}', 'R$'),
      formula('faltaDoEstudo', 'Falta por mês', '{custoComErros} - {valorDoEstudo}', 'R$'),
      input('ganhoNovatos', 'Ganho dos menos experientes', INPUTS.ganhoNovatos.value, '0%'),
      formula(
        'horasDosNovatos',
        'Horas liberadas',
        '{horasHoje} - {horasHoje} / (1 + {ganhoNovatos})',
        '0.0',
      ),
      formula('valorDosNovatos', 'Valor do tempo', '{horasDosNovatos} * {horaAtendente}', 'R$'),
      formula('faltaDosNovatos', 'Falta por mês', '{custoComErros} - {valorDosNovatos}', 'R$'),
      formula(
        'empate',
        'Respostas por hora para empatar',
        '{horasHoje} / ({horasHoje} - {custoComErros} / {horaAtendente})',
        '0.000',
      ),
      formula('empateEmMais', 'O que é, em respostas a mais', '{empate} - 1', '0.0%'),
      subtitle('Custo por uso'),
      input('tokensEntrada', 'Tokens de entrada por caso', INPUTS.tokensEntrada.value, '#,##0'),
      input('tokensSaida', 'Tokens de saída por caso', INPUTS.tokensSaida.value, '#,##0'),
      input('precoEntrada', 'Preço da entrada, por milhão', INPUTS.precoEntrada.value, 'R$'),
      input('precoSaida', 'Preço da saída, por milhão', INPUTS.precoSaida.value, 'R$'),
      formula(
        'custoEntrada',
        'Entrada por caso',
        '{tokensEntrada} * {precoEntrada} / 1000000',
        '0.000',
      ),
      formula('custoSaida', 'Saída por caso', '{tokensSaida} * {precoSaida} / 1000000', '0.000'),
      formula('custoPorRascunho', 'Custo por caso', '{custoEntrada} + {custoSaida}', '0.000'),
      formula('custoDeUso', 'Custo do mês', '{custoPorRascunho} * {mensagens}', 'R$'),
      input(
        'tokensRaciocinio',
        'Tokens de saída, raciocinando',
        INPUTS.tokensRaciocinio.value,
        '#,##0',
      ),
      formula(
        'custoRaciocinando',
        'Custo do mês, raciocinando',
        '({custoEntrada} + {tokensRaciocinio} * {precoSaida} / 1000000) * {mensagens}',
        'R$',
      ),
      subtitle('Uma licença para cada um'),
      input('licenca', 'Assistente, por pessoa e por mês', INPUTS.licenca.value, 'R$'),
      input('pessoas', 'Pessoas', INPUTS.pessoas.value),
      input('usam', 'Parte que usa toda semana', INPUTS.usam.value, '0%'),
      formula('horasDaLicenca', 'Horas a poupar por mês', '{licenca} / {horaAtendente}', '0.0'),
      formula('minutosDaLicenca', 'Minutos por semana', '{horasDaLicenca} * 60 * 12 / 52', '0.0'),
      formula('minutosDeQuemUsa', 'Minutos de quem usa', '{minutosDaLicenca} / {usam}', '0'),
      formula(
        'custoDeUmTerco',
        'Um terço das licenças, por mês',
        '{pessoas} / 3 * {licenca}',
        'R$',
      ),
      subtitle('Passos de um agente'),
      input('acertoPorPasso', 'Acerto de cada passo', INPUTS.acertoPorPasso.value, '0%'),
      input('passos', 'Passos seguidos', INPUTS.passos.value),
      formula(
        'acertoDoCaminho',
        'Acerto do caminho inteiro',
        '{acertoPorPasso} ^ {passos}',
        '0.0%',
      ),
    ],
  }),
  sheet('Teste', {
    title: 'Matriz, custo e intervalo',
    intro: 'Ponha as contagens do seu teste. Intervalos de Wilson.',
    rows: [
      input('achados', 'A: era sim, disse sim', INPUTS.achados.value),
      input('perdidos', 'B: era sim, disse não', INPUTS.perdidos.value),
      input('alarmes', 'C: era não, disse sim', INPUTS.alarmes.value),
      input('comunsCertos', 'D: era não, disse não', INPUTS.comunsCertos.value),
      input('custoPerdido', 'Custo de um B', INPUTS.custoPerdido.value, 'R$'),
      input('custoAlarme', 'Custo de um C', INPUTS.custoAlarme.value, 'R$'),
      input('confianca', 'z (1,96 para 95% de confiança)', INPUTS.confianca.value, '0.00'),
      formula('procurados', 'Casos que eram sim', '{achados} + {perdidos}'),
      formula('casos', 'Casos', '{procurados} + {alarmes} + {comunsCertos}'),
      formula('acuracia', 'Acerto total', '({achados} + {comunsCertos}) / {casos}', '0.0%'),
      formula(
        'semMarcar',
        'Acerto de quem nunca diz sim',
        '({alarmes} + {comunsCertos}) / {casos}',
        '0.0%',
      ),
      formula('precisao', 'Precisão', '{achados} / ({achados} + {alarmes})', '0.0%'),
      formula('cobertura', 'Cobertura', '{achados} / {procurados}', '0.0%'),
      formula(
        'centroAlto',
        'Centro do intervalo',
        wilson('{achados}', '{procurados}').middle,
        '0.000',
      ),
      formula('margemAlto', 'Margem', wilson('{achados}', '{procurados}').margin, '0.000'),
      ...interval(['minimoAlto', 'maximoAlto'], 'Cobertura', '{achados}', '{procurados}'),
      formula('erros', 'Erros', '{perdidos} + {alarmes}'),
      formula('erro', 'Taxa de erro', '{erros} / {casos}', '0.0%'),
      ...interval(['erroMinimo', 'erroMaximo'], 'Taxa de erro', '{erros}', '{casos}'),
      formula(
        'custoAlto',
        'Custo dos erros',
        '{perdidos} * {custoPerdido} + {alarmes} * {custoAlarme}',
        'R$',
      ),
      subtitle('Com o limiar mais baixo'),
      input('marcadosBaixo', 'Casos em que disse sim', INPUTS.marcadosBaixo.value),
      input('achadosBaixo', 'Dos quais eram sim', INPUTS.achadosBaixo.value),
      formula(
        'acuraciaBaixo',
        'Acerto total',
        '({achadosBaixo} + {casos} - {procurados} - {marcadosBaixo} + {achadosBaixo}) / {casos}',
        '0.0%',
      ),
      ...interval(['minimoBaixo', 'maximoBaixo'], 'Cobertura', '{achadosBaixo}', '{procurados}'),
      formula(
        'custoBaixo',
        'Custo dos erros',
        '({procurados} - {achadosBaixo}) * {custoPerdido} + ({marcadosBaixo} - {achadosBaixo}) * {custoAlarme}',
        'R$',
      ),
      formula('alarmesAMais', 'Alarmes a mais', '{marcadosBaixo} - {achadosBaixo} - {alarmes}'),
      formula('custoDosAlarmes', 'O que custam', '{alarmesAMais} * {custoAlarme}', 'R$'),
      subtitle('Com mais casos'),
      input('achadosEmCem', 'Achados', INPUTS.achadosEmCem.value),
      input('cem', 'De quantos', INPUTS.cem.value),
      ...interval(['minimoCem', 'maximoCem'], 'Cobertura', '{achadosEmCem}', '{cem}'),
      formula('zeroEmCem', 'Sem nenhum erro, admite até', '3 / {cem}', '0.0%'),
      formula('zeroEmTrezentos', 'Sem nenhum erro em 300', '3 / 300', '0.0%'),
    ],
  }),
  sheet('Teste real', {
    title: 'A lista de palavras e o modelo',
    intro:
      'Contagens do teste feito para o guia. Dados: ToLD-Br, Leite e outros, 2020, CC BY-SA 4.0.',
    rows: [
      input('mensagensReais', 'Mensagens sem repetição', INPUTS.mensagensReais.value, '#,##0'),
      input(
        'ofensasReais',
        'Ofensas, por duas pessoas ou três',
        INPUTS.ofensasReais.value,
        '#,##0',
      ),
      formula('parteOfensiva', 'Parte que era ofensa', '{ofensasReais} / {mensagensReais}', '0.0%'),
      input('custoOfensa', 'Custo de uma ofensa no ar', INPUTS.custoOfensa.value, 'R$'),
      input('custoEscondido', 'Custo de um bom escondido', INPUTS.custoEscondido.value, 'R$'),
      ...counted('Lista, 400 casos', 'Lista', ''),
      ...counted('Modelo, 400 casos', 'Modelo', ''),
      ...counted('Lista, 2.000 casos', 'Lista', '2'),
      ...counted('Modelo, 2.000 casos', 'Modelo', '2'),
      ...counted('Modelo com mil exemplos, 2.000 casos', 'Mil', '2'),
      ...saved('O modelo contra a lista, 400 casos', '', ONE_RIGHT.casos400),
      ...saved('O modelo contra a lista, 2.000 casos', '2', ONE_RIGHT.casos2000),
      subtitle('O que se decide'),
      formula('tudoNoAr', 'Deixar tudo no ar', '({listaA2} + {listaB2}) * {custoOfensa}', 'R$'),
      formula('diferenca2', 'O modelo poupa', '{custoLista2} - {custoModelo2}', 'R$'),
      formula('porComentario', 'Por comentário', '{porMil2} / 1000', '0.000'),
      formula('alarmesAMenos', 'Alarmes a menos', '{listaC2} - {modeloC2}'),
      formula(
        'paraSePagar',
        'Comentários por mês que pagam a ferramenta',
        '{ferramenta} * 1000 / ROUND({porMil2}, 0)',
        '#,##0',
      ),
      formula(
        'paraSePagarMinimo',
        'No mínimo',
        '{ferramenta} * 1000 / ROUND({porMilMaximo2}, 0)',
        '#,##0',
      ),
      formula(
        'paraSePagarMaximo',
        'No máximo',
        '{ferramenta} * 1000 / ROUND({porMilMinimo2}, 0)',
        '#,##0',
      ),
      subtitle('Prejuízo por mil comentários, conforme a parte de ofensas'),
      formula(
        'alarmeLista2',
        'Lista: bons escondidos',
        '{listaC2} / ({listaC2} + {listaD2})',
        '0.0%',
      ),
      formula(
        'alarmeModelo2',
        'Modelo: bons escondidos',
        '{modeloC2} / ({modeloC2} + {modeloD2})',
        '0.0%',
      ),
      input('ofensasRaras', 'Ofensas raras', INPUTS.ofensasRaras.value, '0%'),
      ...perThousand('Raras', '{ofensasRaras}'),
      input('ofensasMedias', 'Mais ofensas', INPUTS.ofensasMedias.value, '0%'),
      ...perThousand('Medias', '{ofensasMedias}'),
      input('ofensasComuns', 'Como no sorteio', INPUTS.ofensasComuns.value, '0%'),
      ...perThousand('Comuns', '{ofensasComuns}'),
      formula('listaCompensa', 'A lista compensa acima de', paysAbove('Lista'), '0.0%'),
      formula('modeloCompensa', 'O modelo compensa acima de', paysAbove('Modelo'), '0.0%'),
      input('comentariosContados', 'Comentários que você contou', INPUTS.comentariosContados.value),
      formula(
        'ofensasQueLigam',
        'Ofensas entre eles que pedem a lista',
        'ROUNDUP({listaCompensa} * {comentariosContados}, 0)',
      ),
      formula(
        'diferencaMedias',
        'Com 10%, o que a lista custa a mais',
        '{listaMedias} - {nadaMedias}',
        'R$',
      ),
      subtitle('As pessoas'),
      input('semVoto', 'Alarmes da lista sem voto de ninguém', INPUTS.semVoto.value),
      formula('comVoto', 'Com o voto de uma pessoa', '{listaC2} - {semVoto}'),
      input('divididas', 'Mensagens em que as três não concordaram', INPUTS.divididas.value),
      formula(
        'parteDividida',
        'Parte delas',
        '{divididas} / ({listaA2} + {listaB2} + {listaC2} + {listaD2})',
        '0.0%',
      ),
    ],
  }),
  sheet('Casos reais', {
    title: 'Os números publicados, refeitos',
    intro: 'Wong e outros, 2021; Moffatt v. Air Canada, 2024 BCCRT 149.',
    rows: [
      input('internacoes', 'Internações', INPUTS.internacoes.value, '#,##0'),
      input('comSepse', 'Com sepse', INPUTS.comSepse.value, '#,##0'),
      input('semAlarme', 'Com sepse e sem alarme', INPUTS.semAlarme.value, '#,##0'),
      input('comAlarme', 'Internações com alarme', INPUTS.comAlarme.value, '#,##0'),
      formula('sepseAchada', 'Achadas', '{comSepse} - {semAlarme}', '#,##0'),
      formula('coberturaSepse', 'Cobertura', '{sepseAchada} / {comSepse}', '0.0%'),
      ...interval(['sepseMinimo', 'sepseMaximo'], 'Cobertura', '{sepseAchada}', '{comSepse}'),

      formula('precisaoSepse', 'Precisão', '{sepseAchada} / {comAlarme}', '0.0%'),
      formula('alarmesPorCaso', 'Alarmes por caso achado', '{comAlarme} / {sepseAchada}', '0.0'),
      subtitle('A ordem do tribunal, em dólares canadenses'),
      input('indenizacao', 'Indenização', INPUTS.indenizacao.value, '0.00'),
      input('juros', 'Juros', INPUTS.juros.value, '0.00'),
      input('taxas', 'Taxas', INPUTS.taxas.value, '0.00'),
      formula('totalDaOrdem', 'Total', '{indenizacao} + {juros} + {taxas}', '0.00'),
    ],
  }),
  sheet('Dia 90', {
    title: 'Previsto e medido',
    intro: 'As premissas que não mudaram vêm da aba Conta do mês.',
    rows: [
      input('mensagensMedidas', 'Casos por mês', INPUTS.mensagensMedidas.value, '#,##0'),
      input('minutosMedidos', 'Minutos por rascunho bom', INPUTS.minutosMedidos.value, '0.0'),
      input('aproveitadosMedidos', 'Parte aproveitada', INPUTS.aproveitadosMedidos.value, '0%'),
      input('errosMedidos', 'Erros que saíram', INPUTS.errosMedidos.value),
      formula('horasAntes', 'Horas de antes', '{mensagensMedidas} * {minutosHoje} / 60', '0.0'),
      formula(
        'boasMedidas',
        'Rascunhos aproveitados',
        '{mensagensMedidas} * {aproveitadosMedidos}',
        '#,##0',
      ),
      formula('horasBoasMedidas', 'Horas com eles', '{boasMedidas} * {minutosMedidos} / 60', '0.0'),
      formula(
        'liberadoMedido',
        'Horas liberadas',
        `{horasAntes} - ${hoursAfter('{mensagensMedidas}', '{aproveitadosMedidos}', '{minutosMedidos}')}`,
        '0.0',
      ),
      formula('valorMedido', 'Valor do tempo', '{liberadoMedido} * {horaAtendente}', 'R$'),
      formula('errosCustoMedido', 'Erros que saíram', '{errosMedidos} * {custoDoErro}', 'R$'),
      formula(
        'ganhoMedido',
        'Ganho líquido',
        '{valorMedido} - {custoDoMes} - {errosCustoMedido}',
        'R$',
      ),
      formula(
        'retornoMedido',
        'Prazo de retorno, em meses',
        '{implantacao} / {ganhoMedido}',
        '0.0',
      ),
      formula(
        'perdaDoMeioMedido',
        'Perda com o assistente, nestas mensagens',
        '{mensagensMedidas} * {minutoDeCopia} / 60 * {horaAtendente} + {custoDoMeio} + {errosCustoMedido} - {valorMedido}',
        'R$',
      ),
      formula('taxaMedida', 'Erros corrigidos', '{errosMedidos} / {boasMedidas}', '0.0%'),
      subtitle('A amostra conferida no mês'),
      input('casosDaAmostra', 'Casos sorteados', INPUTS.casosDaAmostra.value),
      input('errosNaAmostra', 'Erros achados', INPUTS.errosNaAmostra.value),
      formula('taxaDaAmostra', 'Taxa de erro', '{errosNaAmostra} / {casosDaAmostra}', '0.0%'),
      ...interval(
        ['amostraMinima', 'amostraMaxima'],
        'Taxa de erro',
        '{errosNaAmostra}',
        '{casosDaAmostra}',
      ),
      subtitle('Quando parar: dois erros ou mais'),
      input('casosAteParar', 'Casos sorteados', INPUTS.casosAteParar.value),
      formula(
        'paraPorAcaso',
        'Chance com a taxa prevista',
        '1 - BINOMDIST(1, {casosAteParar}, {taxaDeErro}, TRUE)',
        '0%',
      ),
      input('taxaQueNaoServe', 'Taxa que não serve', INPUTS.taxaQueNaoServe.value, '0%'),
      formula(
        'paraComRazao',
        'Chance com ela',
        '1 - BINOMDIST(1, {casosAteParar}, {taxaQueNaoServe}, TRUE)',
        '0%',
      ),
      subtitle('Se minutos e aproveitamento voltarem ao previsto'),
      formula(
        'liberadoCorrigido',
        'Horas liberadas',
        `{horasAntes} - ${hoursAfter('{mensagensMedidas}')}`,
        '0.0',
      ),
      formula('valorCorrigido', 'Valor do tempo', '{liberadoCorrigido} * {horaAtendente}', 'R$'),
      formula(
        'ganhoCorrigido',
        'Ganho líquido',
        '{valorCorrigido} - {custoDoMes} - {errosCustoMedido}',
        'R$',
      ),
      formula(
        'retornoCorrigido',
        'Prazo de retorno, em meses',
        '{implantacao} / {ganhoCorrigido}',
        '0.0',
      ),
      field('Decisão: ampliar, corrigir ou parar', 3),
    ],
  }),
  sheet('Folha 1', {
    title: 'Caso de uso',
    intro: BY_HAND,
    rows: [
      field('Tarefa e resultado: como se reconhece a tarefa bem-feita', 3),
      field('Dono e data', 1),
      field('Volume, tempo e erro de hoje, medidos', 2),
      field('Dados que entram, se há dado pessoal ou sensível, base legal', 3),
      field('Quem confere, quando e em quantos minutos', 2),
      field('Pior erro possível, e quem sofre', 2),
      field('Como se testa: quantos casos, quem dá a resposta certa', 2),
      field('Caminho manual no dia em que o sistema parar', 2),
      field('A conta do mês, já com os erros', 2),
      field('Continua se (medida e número), e para se', 3),
    ],
  }),
  sheet('Folha 2', {
    title: 'Ficha de teste',
    intro: BY_HAND,
    rows: [
      field('Sistema, modelo, versão do pedido, data dos documentos', 2),
      field('Rodada, data e a única coisa que mudou', 2),
      field('Conjunto: quantos casos sorteados, de que período; difíceis à parte', 2),
      field('A, B, C, D', 2),
      field('Cobertura, com o intervalo', 1),
      field('Precisão, com o intervalo', 1),
      field('Custo de B, custo de C, custo total', 2),
      field('Texto livre: aproveitados ÷ avaliados; reprovados em fatos', 1),
      field('Os cinco piores erros: o que entrou, o que saiu, a causa', 6),
      field('Decisão, e o nome de quem decidiu', 2),
    ],
  }),
  sheet('Folha 3', {
    title: 'Política de uso de IA',
    intro: BY_HAND,
    rows: [
      field('Ferramentas aprovadas, e a quem pedir outra', 3),
      field('Quem responde pela política, e quem cuida dos dados', 2),
      field('Pode', 3),
      field('Não pode', 3),
      field('Dados pessoais: finalidade e base legal', 2),
      field('Conferência: o que, por quem', 2),
      field('Como o cliente sabe que fala com um sistema', 2),
      field('Quando algo sai errado, contar no mesmo dia a', 2),
      field('Vigência, próxima revisão, assinatura', 2),
    ],
  }),
])
