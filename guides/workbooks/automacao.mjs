import { INPUTS } from '../numbers/automacao.mjs'
import { field, formula, input, note, sheet, table, subtitle, workbook } from '../workbook.mjs'

const CHANGE =
  'Troque o que está em fundo claro; o resto se refaz. Premissas da importadora do guia.'
const TASKS = [
  'Lançar pedidos',
  'Onde está meu pedido',
  'Conferir notas',
  'Negociar prazo',
  'Relatório de vendas',
  'Cadastrar cliente',
]
const SCORED = [
  'Onde está meu pedido',
  'Pedidos por e-mail',
  'Relatório de vendas',
  'Conferência de notas',
  'Cadastro de cliente',
  'Prazo com fornecedor',
]
const MODELS = ['Claude Haiku 5.5', 'Gemini 3.5 Flash-Lite', 'GPT-5.4 mini', 'Claude Sonnet 5.5']
const FLOORS = [0, 0.7, 0.8, 0.9, 0.95, 0.99]
const DRAWS = 250
/** Slices of the drawn investment, each with its exact chance: the sum without drawing. */
const SLICES = 12

const [FORM_HOURS = 0, FORM_CARE = 0, FORM_SHARE = 0] = INPUTS.formulario.value
const [LIST_CARE = 0, LIST_SHARE = 0] = INPUTS.lista.value
const CHANNEL_COST = INPUTS.horasDoCanalNaConta.value * INPUTS.horaDoProgramador.value

const [lowShare = 0, highShare = 0] = INPUTS.sorteioAproveitamento.value
const [lowCost = 0, highCost = 0] = INPUTS.sorteioImplantacao.value

/** Rows of a name and values. @param {readonly string[]} names @param {readonly number[]} values */
function rowsOf(names, values) {
  const size = values.length / names.length
  return names.map((name, row) => {
    /** @type {(string | number)[]} */
    const start = [name]
    return start.concat(values.slice(row * size, (row + 1) * size))
  })
}

/** A column that is computed. @param {string} key @param {string} title @param {string} text @param {string} [format] */
function computed(key, title, text, format = 'General') {
  return { key, title, formula: text, format }
}

/** Formulas one below the other. @param {Record<string, [label: string, text: string, format?: string]>} lines */
function formulas(lines) {
  return Object.entries(lines).map(([key, [label, text, format]]) =>
    formula(key, label, text, format),
  )
}

/** One formula for each row of a column. @param {string} key @param {string} label @param {string} column @param {number} count @param {string} format */
function each(key, label, column, count, format, factor = '') {
  return Array.from({ length: count }, (_, row) =>
    formula(
      `${key}${row + 1}`,
      `${label}, linha ${row + 1}`,
      `INDEX({${column}}, ${row + 1})${factor}`,
      format,
    ),
  )
}

/** An end of the Wilson interval: `sign` says which. @param {string} wrong @param {string} all @param {'-' | '+'} sign */
function wilson(wrong, all, sign) {
  const spread = `{z} * SQRT(${wrong} / ${all} * (1 - ${wrong} / ${all}) / ${all} + {z}^2 / (4 * ${all}^2))`
  return `MAX(0, (${wrong} / ${all} + {z}^2 / (2 * ${all}) ${sign} ${spread}) / (1 + {z}^2 / ${all}))`
}

/** Orders a week that cover a monthly cost, two replies each, the first thousand free. @param {string} cost */
function leastByChannel(cost) {
  const charged = '({valorPorPedido} - 2 * {precoMensagem})'
  return `MAX((${cost}) / {valorPorPedido}, (${cost} - 1000 * {precoMensagem}) / ${charged}) * 12 / 52`
}

export const WORKBOOK = workbook([
  sheet('Inventário', {
    title: 'Para onde vão as horas',
    intro: CHANGE,
    widths: [34, 12, 12, 12, 12, 12],
    rows: [
      table(
        'tarefas',
        [
          { key: 'tarefa', title: 'Tarefa' },
          { key: 'vezes', title: 'Vezes por pessoa' },
          { key: 'minutos', title: 'Minutos' },
          { key: 'pessoas', title: 'Pessoas' },
          computed(
            'horas',
            'Horas',
            'IF([vezes] = "", "", [vezes] * [minutos] * [pessoas] / 60)',
            '0.0',
          ),
        ],
        [
          ...rowsOf(TASKS, INPUTS.inventario.value),
          ...Array.from({ length: 6 }, () => [null, null, null, null]),
        ],
      ),
      ...formulas({
        horasDaSemana: ['Soma da semana, em horas', 'SUM({tarefas.horas})', '0.0'],
        efetivasPorSemana: [
          'Horas efetivas de uma pessoa por semana',
          `${INPUTS.horasEfetivas.value} * 12 / 52`,
          '0.0',
        ],
        pessoasDaSemana: ['A soma, em pessoas', '{horasDaSemana} / {efetivasPorSemana}', '0.0'],
        horasDoMes: [
          'Primeira tarefa, horas por mês',
          'INDEX({tarefas.horas}, 1) * 52 / 12',
          '0.0',
        ],
      }),
      subtitle('A folha de uma pessoa'),
      table(
        'folha',
        [
          { key: 'tarefa', title: 'Tarefa diária' },
          { key: 'ter', title: 'Ter' },
          { key: 'qua', title: 'Qua' },
          { key: 'qui', title: 'Qui' },
          computed('soma', 'Soma', 'IF([ter] = "", "", [ter] + [qua] + [qui])', '0'),
          computed('semana', 'Na semana', 'IF([soma] = "", "", [soma] * 5 / 3)', '0'),
        ],
        [
          ...rowsOf(TASKS.slice(0, 2), INPUTS.folha.value),
          ...Array.from({ length: 4 }, () => [null, null, null, null]),
        ],
      ),
      note(
        'Meça três dias e passe as tarefas diárias para cinco: vezes 5 ÷ 3. Mostre a soma a quem anotou.',
      ),
    ],
  }),
  sheet('Notas', {
    title: 'O que automatizar primeiro',
    intro: 'De 1 a 5. Clareza 1 veta. Mude os pesos e veja se a ordem se mantém.',
    widths: [34, 10, 10, 10, 10, 10],
    rows: [
      input('pesoV', 'Peso do volume (V)', INPUTS.pesos.value[0] ?? 0),
      input('pesoC', 'Peso da clareza das regras (C)', INPUTS.pesos.value[1] ?? 0),
      input('pesoE', 'Peso das exceções (E)', INPUTS.pesos.value[2] ?? 0),
      input('pesoR', 'Peso do risco do erro (R)', INPUTS.pesos.value[3] ?? 0),
      table(
        'pontos',
        [
          { key: 'tarefa', title: 'Tarefa' },
          { key: 'v', title: 'V' },
          { key: 'c', title: 'C' },
          { key: 'e', title: 'E' },
          { key: 'risco', title: 'R' },
          computed(
            'nota',
            'Nota',
            'IF([v] = "", "", {pesoV} * [v] + {pesoC} * [c] + {pesoE} * [e] + {pesoR} * [risco])',
            '0',
          ),
        ],
        [
          ...rowsOf(SCORED, INPUTS.notas.value),
          ...Array.from({ length: 6 }, () => [null, null, null, null, null]),
        ],
      ),
    ],
  }),
  sheet('Tempo', {
    title: 'Mão, espera e fila',
    intro: CHANGE,
    rows: [
      subtitle('Acelerar uma parte (Amdahl)'),
      input('maoLer', 'Minutos do passo acelerado', INPUTS.maoLer.value),
      input('maoTotal', 'Minutos de mão por caso', INPUTS.maoTotal.value),
      input('prazo', 'Prazo do cliente, em minutos', INPUTS.prazo.value),
      input('vezesMaisRapido', 'Quantas vezes mais rápido', 10),
      ...formulas({
        ganhoMao: [
          'Ganho no tempo de mão, vezes',
          '1 / ((1 - {maoLer} / {maoTotal}) + {maoLer} / {maoTotal} / {vezesMaisRapido})',
          '0.00',
        ],
        maoDepois: ['Tempo de mão depois, em minutos', '{maoTotal} / {ganhoMao}', '0.0'],
        maoTeto: ['Teto do ganho, vezes', '{maoTotal} / ({maoTotal} - {maoLer})', '0.0'],
        ganhoPrazo: [
          'Ganho no prazo, vezes',
          '1 / ((1 - {maoLer} / {prazo}) + {maoLer} / {prazo} / {vezesMaisRapido})',
          '0.00',
        ],
        prazoDepois: ['Prazo depois, em minutos', '{prazo} / {ganhoPrazo}', '0.0'],
      }),
      subtitle('Só gestão, e com a máquina'),
      input('esperaNaCaixa', 'Espera na caixa, com a regra nova', INPUTS.esperaNaCaixa.value),
      input('esperaDoCredito', 'Espera do crédito, só nas exceções', INPUTS.esperaDoCredito.value),
      input('comCredito', 'Parte dos pedidos que pede crédito', INPUTS.comCredito.value, '0%'),
      input('confirmarAMao', 'Confirmar à mão', INPUTS.confirmarAMao.value),
      input('minutosDaMaquina', 'Máquina: ler e confirmar', INPUTS.minutosDaMaquina.value),
      input('horasDaRegra', 'Horas da equipe para as regras novas', INPUTS.horasDaRegra.value),
      ...formulas({
        soGestaoEmDia: [
          'Prazo só com gestão, cliente em dia',
          '{esperaNaCaixa} + {maoLer} + {confirmarAMao}',
          '0',
        ],
        soGestao: ['Prazo só com gestão, com crédito', '{soGestaoEmDia} + {esperaDoCredito}', '0'],
        esperaDepois: ['Espera com a máquina', '{esperaNaCaixa} + {esperaDoCredito}', '0'],
        prazoNovo: [
          'Prazo com a máquina, pedido revisto',
          '{esperaDepois} + {minutosRevisao} + {minutosDaMaquina}',
          '0',
        ],
        prazoDireto: ['Prazo com a máquina, pedido direto', '{minutosDaMaquina}', '0'],
        prazoDiretoComCredito: [
          'Prazo com a máquina, direto, com crédito',
          '{prazoDireto} + {esperaDoCredito}',
          '0',
        ],
        prazoRevistoEmDia: [
          'Prazo com a máquina, revisto, em dia',
          '{prazoNovo} - {esperaDoCredito}',
          '0',
        ],
        parteSemDuvidaEmDia: [
          'Parte sem dúvida, em dia',
          '(1 - {parteRevisada}) * (1 - {comCredito})',
          '0%',
        ],
        parteSemDuvidaComCredito: [
          'Parte sem dúvida, com crédito',
          '(1 - {parteRevisada}) * {comCredito}',
          '0%',
        ],
        parteEmDuvidaEmDia: [
          'Parte em dúvida, em dia',
          '{parteRevisada} * (1 - {comCredito})',
          '0%',
        ],
        parteEmDuvidaComCredito: [
          'Parte em dúvida, com crédito',
          '{parteRevisada} * {comCredito}',
          '0%',
        ],
        mediaSoGestao: [
          'Prazo médio só com gestão',
          '(1 - {comCredito}) * {soGestaoEmDia} + {comCredito} * {soGestao}',
          '0',
        ],
        mediaComMaquina: [
          'Prazo médio com a máquina',
          '{parteSemDuvidaEmDia} * {prazoDireto} + {parteSemDuvidaComCredito} * {prazoDiretoComCredito} + {parteEmDuvidaEmDia} * {prazoRevistoEmDia} + {parteEmDuvidaComCredito} * {prazoNovo}',
          '0',
        ],
        regraEmReais: ['Custo das regras novas', '{horasDaRegra} * {hora}', 'R$0'],
        saldoDaRegra: ['Saldo delas, sem preço para o prazo', '-{regraEmReais}', 'R$0'],
      }),
      subtitle('Três casos, lado a lado'),
      table(
        'casosSeguidos',
        [
          { key: 'pedido', title: 'Pedido' },
          { key: 'mao', title: 'Mão, em minutos' },
          { key: 'prazoDoCaso', title: 'Prazo, em minutos' },
        ],
        rowsOf(
          ['Planilha anexa, cliente em dia', 'Foto do caderno', 'Título vencido'],
          INPUTS.tresCasos.value,
        ),
      ),
      ...formulas({
        mediaDaMao: ['Média da mão, em minutos', 'AVERAGE({casosSeguidos.mao})', '0.0'],
        mediaDoPrazo: ['Média do prazo, em minutos', 'AVERAGE({casosSeguidos.prazoDoCaso})', '0'],
      }),
      subtitle('Contar a fila (Little)'),
      input('pedidosPorSemana', 'Pedidos por semana', INPUTS.pedidosPorSemana.value),
      input('horasPorSemana', 'Horas de trabalho por semana', INPUTS.horasPorSemana.value),
      ...formulas({
        chegadas: ['Chegadas por hora', '{pedidosPorSemana} / {horasPorSemana}', '0.0'],
        emAbertoAntes: ['Em aberto, com o prazo de hoje', '{chegadas} * {prazo} / 60', '0'],
        emAbertoDepois: ['Em aberto, com prazo de 40 minutos', '{chegadas} * 40 / 60', '0'],
      }),
      subtitle('Corrente de passos'),
      input('acertoPorPasso', 'Acerto de cada passo', INPUTS.acertoPorPasso.value, '0%'),
      input('passos', 'Passos em série', 10),
      formula('dezPassos', 'Acerto da corrente', '{acertoPorPasso}^{passos}', '0.00'),
    ],
  }),
  sheet('Limiar', {
    title: 'Que limiar escolher',
    intro:
      'Conte, por faixa, os casos conferidos à mão e os errados. O intervalo diz se a faixa pode passar.',
    widths: [34, 12, 12, 12, 12, 12, 12],
    rows: [
      input('minutosRevisao', 'Minutos de uma revisão', INPUTS.minutosRevisao.value),
      input('hora', 'Custo de uma hora', INPUTS.hora.value, 'R$'),
      input('custoDoErro', 'Custo de um erro que passa', INPUTS.custoDoErro.value, 'R$'),
      ...formulas({
        custoRevisao: ['Custo de uma revisão', '{minutosRevisao} * {hora} / 60', 'R$'],
        corte: ['Chance de erro que paga a revisão', '{custoRevisao} / {custoDoErro}', '0.0%'],
        z: ['Confiança de 95%: z', 'NORM.S.INV(0.975)', '0.00'],
      }),
      table(
        'faixas',
        [
          { key: 'piso', title: 'Faixa a partir de', format: '0.00' },
          { key: 'pedidos', title: 'Casos' },
          { key: 'errados', title: 'Errados' },
          computed('taxa', 'Taxa', '[errados] / [pedidos]', '0.0%'),
          computed('de', 'De', wilson('[errados]', '[pedidos]', '-'), '0.0%'),
          computed('ate', 'Até', wilson('[errados]', '[pedidos]', '+'), '0.0%'),
          computed(
            'contra',
            'Decisão',
            'IF([de] > {corte}, "revisar", IF([ate] < {corte}, "passar", "mais casos"))',
          ),
        ],
        FLOORS.map((floor, index) => [
          floor,
          INPUTS.pedidosDaFaixa.value[index] ?? 0,
          INPUTS.erradosDaFaixa.value[index] ?? 0,
        ]),
      ),
      table(
        'custos',
        [
          { key: 'limiar', title: 'Limiar', format: '0.00' },
          computed(
            'passam',
            'Passam',
            'SUMPRODUCT(({faixas.piso} >= [limiar]) * {faixas.pedidos})',
            '0',
          ),
          computed(
            'errados',
            'Errados',
            'SUMPRODUCT(({faixas.piso} >= [limiar]) * {faixas.errados})',
            '0',
          ),
          computed(
            'revisao',
            'Revisão',
            '(SUM({faixas.pedidos}) - [passam]) * {custoRevisao}',
            'R$0',
          ),
          computed('erros', 'Erros', '[errados] * {custoDoErro}', 'R$0'),
          computed('soma', 'Soma', '[revisao] + [erros]', 'R$0'),
        ],
        [...FLOORS, 1].map((floor) => [floor]),
      ),
      formula('menorCusto', 'Menor custo', 'MIN({custos.soma})', 'R$0'),
      note(
        'Faixa “mais casos”: o intervalo contém a chance que paga a revisão. Fique com o limiar mais alto e confira mais casos dessa faixa.',
      ),
      subtitle('Quantos casos a faixa precisa'),
      table(
        'precisa',
        [
          { key: 'erros', title: 'Com quantos erros' },
          computed(
            'casos',
            'Casos',
            'ROUNDUP((2 * [erros] * {corte} + {z}^2 * {corte} * (1 - {corte}) + SQRT((2 * [erros] * {corte} + {z}^2 * {corte} * (1 - {corte}))^2 - 4 * {corte}^2 * [erros]^2)) / (2 * {corte}^2), 0)',
            '0',
          ),
        ],
        [[0], [1], [2], [3], [5]],
      ),
    ],
  }),
  sheet('Preços', {
    title: 'Quanto custa cada classe',
    intro:
      'Preços de lista de 2026, sem impostos, com o mês na Tabela 8 do guia. Ponha o de hoje e o seu volume.',
    widths: [46, 16, 16, 16],
    rows: [
      input('passosPorPedido', 'Passos por pedido', INPUTS.passosPorPedido.value),
      input('tokensDeEntrada', 'Tokens de entrada por pedido', INPUTS.tokens.value[0] ?? 0),
      input('tokensDeSaida', 'Tokens de saída por pedido', INPUTS.tokens.value[1] ?? 0),
      input('dolar', 'Dólar', INPUTS.dolar.value, 'R$'),
      ...formulas({
        passosNoMes: ['Créditos ou tarefas por mês', '{volume} * {passosPorPedido}', '#,##0'],
      }),
      subtitle('Modelo por API, em US$ por milhão de tokens'),
      table(
        'modelos',
        [
          { key: 'modelo', title: 'Modelo' },
          { key: 'entrada', title: 'Entrada', format: '0.00' },
          { key: 'saida', title: 'Saída', format: '0.00' },
          computed(
            'noMes',
            'US$ no mês',
            'IF([entrada] = "", "", {volume} * ({tokensDeEntrada} * [entrada] + {tokensDeSaida} * [saida]) / 1000000)',
            '0.00',
          ),
        ],
        [
          ...rowsOf(MODELS, INPUTS.precoModelo.value),
          ...Array.from({ length: 3 }, () => [null, null, null]),
        ],
      ),
      ...formulas({
        modeloDiferenca: [
          'Do mais barato ao mais caro, em US$ por mês',
          `INDEX({modelos.noMes}, ${MODELS.length}) - INDEX({modelos.noMes}, 1)`,
          '0.00',
        ],
        modeloEmReais: ['A mesma, em reais', '{modeloDiferenca} * {dolar}', 'R$'],
      }),
      input(
        'precoCredito',
        'Integração por créditos, em US$ por mês',
        INPUTS.precoCredito.value[0] ?? 0,
        '0',
      ),
      ...formulas({
        escolhaEmDolar: [
          'Com o último modelo, em US$ por mês',
          `{precoCredito} + INDEX({modelos.noMes}, ${MODELS.length})`,
          '0.00',
        ],
        limiteDeCreditos: [
          'Pedidos por mês que cabem nos créditos',
          `${INPUTS.precoCredito.value[1]} / {passosPorPedido}`,
          '#,##0',
        ],
        escolhaEmReais: ['A mesma, em reais', '{escolhaEmDolar} * {dolar}', 'R$0'],
      }),
      subtitle('Leitura de documento, em US$ por página'),
      input('paginaTexto', 'Só texto', INPUTS.precoPagina.value[0] ?? 0, '0.0000'),
      input('paginaFormulario', 'Campos de formulário', INPUTS.precoPagina.value[1] ?? 0, '0.00'),
      ...formulas({
        paginasTexto: ['Só texto, no mês', '{volume} * {paginaTexto}', '0.00'],
        paginasFormulario: ['Formulário, no mês', '{volume} * {paginaFormulario}', '0.00'],
      }),
      subtitle('Construtor de agente, em US$ por mês'),
      input('precoDoAgente', 'Um pacote', INPUTS.precoDoAgente.value[0] ?? 0, '0'),
      input('creditosDoAgente', 'Créditos do pacote', INPUTS.precoDoAgente.value[1] ?? 0, '#,##0'),
      subtitle('Robô que trabalha sozinho, em US$ por mês'),
      input('precoRobo', 'Um robô', INPUTS.precoRobo.value, '0'),
      subtitle('WhatsApp, em reais por mensagem'),
      input('precoMensagem', 'Resposta livre ou utilitária', INPUTS.precoMensagem.value, '0.0000'),
      input('precoOferta', 'Marketing', INPUTS.precoOferta.value, '0.0000'),
      input('clientesDaOferta', 'Clientes de uma oferta', INPUTS.clientesDaOferta.value, '0'),
      ...formulas({
        respostasNoMes: ['Duas respostas a cada pedido do mês', '2 * {volume}', '#,##0'],
        respostasEmReais: [
          'Respostas além das mil gratuitas, no mês',
          'MAX(0, {respostasNoMes} - 1000) * {precoMensagem}',
          'R$',
        ],
        modelosEmReais: [
          'As mesmas como modelo utilitário, no mês',
          '{respostasNoMes} * {precoMensagem}',
          'R$',
        ],
        ofertaEmReais: ['Uma oferta', '{clientesDaOferta} * {precoOferta}', 'R$'],
        vezesMarketing: ['Marketing, vezes a utilitária', '{precoOferta} / {precoMensagem}', '0.0'],
      }),
      input(
        'horasDoCanalDe',
        'Ligar o canal: horas de programador, de',
        INPUTS.horasDoCanal.value[0] ?? 0,
      ),
      input(
        'horasDoCanalAte',
        'Ligar o canal: horas de programador, até',
        INPUTS.horasDoCanal.value[1] ?? 0,
      ),
      ...formulas({
        canalDe: ['Ligar o canal, de', '{horasDoCanalDe} * {horaDoProgramador}', 'R$0'],
        canalAte: ['Ligar o canal, até', '{horasDoCanalAte} * {horaDoProgramador}', 'R$0'],
      }),
      note('Some câmbio, IOF do cartão, tributos do serviço importado e gente para cuidar.'),
    ],
  }),
  sheet('Retorno', {
    title: 'A conta do retorno',
    intro: CHANGE,
    widths: [44, 16, 18, 20],
    rows: [
      input('limiarEscolhido', 'Limiar escolhido', 0.9, '0.00'),
      input('minutosAMao', 'Minutos por pedido, à mão', INPUTS.maoTotal.value),
      input('cuidar', 'Horas por mês para cuidar da automação', INPUTS.cuidar.value),
      input(
        'aproveitamento',
        'Aproveitamento das horas liberadas',
        INPUTS.aproveitamento.value,
        '0%',
      ),
      input(
        'horaDoProgramador',
        'Custo de uma hora de programador',
        INPUTS.horaDoProgramador.value,
        'R$',
      ),
      input('horasDaLeitura', 'Horas de programador: leitura', INPUTS.horasDaLeitura.value),
      input('horasDaLigacao', 'Horas de programador: ligação', INPUTS.horasDaLigacao.value),
      ...formulas({
        leitura: ['Implantação: leitura', '{horasDaLeitura} * {horaDoProgramador}', 'R$0'],
        ligacao: ['Implantação: ligação', '{horasDaLigacao} * {horaDoProgramador}', 'R$0'],
      }),
      input('equipe', 'Implantação: equipe', INPUTS.equipe.value, 'R$0'),
      formula('implantacao', 'Implantação', '{leitura} + {ligacao} + {equipe}', 'R$0'),
      input('licencas', 'Por mês: licenças e modelo', INPUTS.licencas.value, 'R$0'),
      input('servidor', 'Por mês: servidor e alertas', INPUTS.servidor.value, 'R$0'),
      input('suporte', 'Por mês: suporte', INPUTS.suporte.value, 'R$0'),
      formula('custoMensal', 'Custo mensal', '{licencas} + {servidor} + {suporte}', 'R$0'),
      input('errosAMao', 'Errados à mão, em outros tantos casos', INPUTS.errosAMao.value),
      ...formulas({
        volume: ['Pedidos por mês', '{pedidosPorSemana} * 52 / 12', '0'],
        amostra: ['Casos do teste', 'SUM({faixas.pedidos})', '0'],
        passam: [
          'Passam no limiar escolhido',
          'SUMPRODUCT(({faixas.piso} >= {limiarEscolhido}) * {faixas.pedidos})',
          '0',
        ],
        errosQuePassam: [
          'Errados entre os que passam',
          'SUMPRODUCT(({faixas.piso} >= {limiarEscolhido}) * {faixas.errados})',
          '0',
        ],
        parteRevisada: ['Parte revisada', '1 - {passam} / {amostra}', '0%'],
        revisadosNoMes: ['Revisados por mês', '{parteRevisada} * {volume}', '0'],
        horasRevisao: [
          'Horas de revisão por mês',
          '{revisadosNoMes} * {minutosRevisao} / 60',
          '0.0',
        ],
        liberadas: [
          'Horas liberadas por mês',
          '{volume} * {minutosAMao} / 60 - {horasRevisao} - {cuidar}',
          '0.0',
        ],
        aproveitadas: ['Horas aproveitadas por mês', '{liberadas} * {aproveitamento}', '0.0'],
        errosNoMes: [
          'Custo dos erros que passam, por mês',
          '{errosQuePassam} / {amostra} * {volume} * {custoDoErro}',
          'R$0',
        ],
        errosAMaoNoMes: [
          'Custo dos erros à mão, que a conta não devolve',
          '{errosAMao} / {amostra} * {volume} * {custoDoErro}',
          'R$0',
        ],
        revisaoEmReais: ['Revisão por mês, a preço da hora', '{horasRevisao} * {hora}', 'R$0'],
        cuidarEmReais: ['Cuidado por mês, a preço da hora', '{cuidar} * {hora}', 'R$0'],
        parteDeGente: [
          'Gente, no que o mês consome',
          '({suporte} + {revisaoEmReais} + {cuidarEmReais}) / ({custoMensal} + {revisaoEmReais} + {cuidarEmReais} + {errosNoMes})',
          '0%',
        ],
        custosNoMes: ['Custos por mês, com os erros', '{custoMensal} + {errosNoMes}', 'R$0'],
      }),
      table(
        'cenarios',
        [
          { key: 'cenario', title: 'Cenário' },
          { key: 'ganho', title: 'Parte do ganho', format: '0%' },
          { key: 'vezesImplantacao', title: 'Vezes a implantação' },
          computed('valor', 'Valor por mês', '{aproveitadas} * {hora} * [ganho]', 'R$0'),
        ],
        [
          ['Caso base', 1, 1],
          ['Metade do ganho', 0.5, 1],
          ['Implantação em dobro', 1, 2],
        ],
      ),
      table(
        'saldos',
        [
          { key: 'linha', title: 'Cenário (linha acima)' },
          computed(
            'liquido',
            'Líquido por mês',
            'INDEX({cenarios.valor}, [linha]) - {custosNoMes}',
            'R$0',
          ),
          computed(
            'meses',
            'Retorno, em meses',
            '{implantacao} * INDEX({cenarios.vezesImplantacao}, [linha]) / [liquido]',
            '0.0',
          ),
          computed(
            'saldo',
            'Saldo em 24 meses',
            '[liquido] * 24 - {implantacao} * INDEX({cenarios.vezesImplantacao}, [linha])',
            'R$0',
          ),
        ],
        [[1], [2], [3]],
      ),
      ...formulas({
        horasParaCustos: [
          'Horas aproveitadas para os custos do mês',
          '{custosNoMes} / {hora}',
          '0.0',
        ],
        horasPara24: [
          'Horas para pagar tudo em 24 meses',
          '({implantacao} / 24 + {custosNoMes}) / {hora}',
          '0.0',
        ],
        parteParaCustos: [
          'As dos custos do mês, sobre as liberadas: abaixo disso, desligue',
          '{horasParaCustos} / {liberadas}',
          '0.0%',
        ],
        partePara24: ['As de 24 meses, sobre as liberadas', '{horasPara24} / {liberadas}', '0.0%'],
      }),
    ],
  }),
  sheet('Volume', {
    title: 'A partir de quantos pedidos',
    intro: `${CHANGE} O líquido é por mês.`,
    widths: [44, 16, 16, 18, 16],
    rows: [
      input('provedor', 'Provedor de WhatsApp, por mês', INPUTS.provedor.value, 'R$0'),
      input(
        'horasDoCanalNaConta',
        'Ligar o canal: horas de programador',
        INPUTS.horasDoCanalNaConta.value,
      ),
      formula(
        'canalNaConta',
        'Ligar o canal',
        '{horasDoCanalNaConta} * {horaDoProgramador}',
        'R$0',
      ),
      table(
        'volumes',
        [
          { key: 'porSemana', title: 'Pedidos por semana' },
          computed(
            'liquido',
            'E-mail: líquido',
            '[porSemana] * 52 / 12 * {valorPorPedido} - {cuidar} * {aproveitamento} * {hora} - {custoMensal}',
            'R$0',
          ),
          computed(
            'meses',
            'Meses',
            'IF([liquido] > 0, {implantacao} / [liquido], "não se paga")',
            '0.0',
          ),
          computed(
            'canal',
            'WhatsApp: líquido',
            '[liquido] - {provedor} - MAX(0, 2 * [porSemana] * 52 / 12 - 1000) * {precoMensagem}',
            'R$0',
          ),
          computed(
            'mesesDoCanal',
            'Meses',
            'IF([canal] > 0, ({implantacao} + {canalNaConta}) / [canal], "não se paga")',
            '0.0',
          ),
        ],
        INPUTS.volumes.value.map((volume) => [volume]),
      ),
      ...formulas({
        valorPorPedido: [
          'Um pedido a mais por mês deixa',
          '({minutosAMao} - {parteRevisada} * {minutosRevisao}) / 60 * {aproveitamento} * {hora} - {errosQuePassam} / {amostra} * {custoDoErro}',
          'R$',
        ],
        fixoPorMes: [
          'Não depende do volume, por mês',
          '{custoMensal} + {cuidar} * {aproveitamento} * {hora}',
          'R$0',
        ],
        volumeZero: [
          'E-mail: pedidos por semana para líquido zero',
          'ROUNDUP({fixoPorMes} / {valorPorPedido} * 12 / 52, 0)',
          '0',
        ],
        volume24: [
          'E-mail: para pagar tudo em 24 meses',
          'ROUNDUP(({implantacao} / 24 + {fixoPorMes}) / {valorPorPedido} * 12 / 52, 0)',
          '0',
        ],
        canalZero: [
          'WhatsApp: pedidos por semana para líquido zero',
          `ROUNDUP(${leastByChannel('{fixoPorMes} + {provedor}')}, 0)`,
          '0',
        ],
        canal24: [
          'WhatsApp: para pagar tudo em 24 meses',
          `ROUNDUP(${leastByChannel('({implantacao} + {canalNaConta}) / 24 + {fixoPorMes} + {provedor}')}, 0)`,
          '0',
        ],
      }),
      subtitle('Com poucos pedidos'),
      input('poucosPedidos', 'Pedidos por semana', INPUTS.poucosPedidos.value),
      input(
        'minutosDoCampo',
        'Minutos por pedido que chega em campos',
        INPUTS.minutosDoCampo.value,
      ),
      table(
        'saidas',
        [
          { key: 'saida', title: 'Saída' },
          { key: 'entrada', title: 'Entrada, em R$' },
          { key: 'adesao', title: 'Pedidos que entram por ela', format: '0%' },
          { key: 'cuidado', title: 'Horas por mês da equipe' },
          { key: 'mensal', title: 'R$ por mês' },
        ],
        [
          ['Nada, com a regra escrita', 0, 0, 0, 0],
          ['Formulário', FORM_HOURS * INPUTS.hora.value, FORM_SHARE, FORM_CARE, 0],
          [
            'Lista no WhatsApp, direto',
            CHANNEL_COST,
            LIST_SHARE,
            LIST_CARE,
            INPUTS.servidorDaLista.value,
          ],
          ['A mesma, com provedor', CHANNEL_COST, LIST_SHARE, LIST_CARE, INPUTS.provedor.value],
        ],
      ),
      table(
        'contas',
        [
          { key: 'linha', title: 'Saída (linha acima)' },
          computed(
            'porPedido',
            'Um pedido por mês deixa',
            'INDEX({saidas.adesao}, [linha]) * ({minutosAMao} - {minutosDoCampo}) / 60 * {aproveitamento} * {hora}',
            'R$',
          ),
          computed(
            'fixo',
            'Fixo por mês',
            'INDEX({saidas.cuidado}, [linha]) * {aproveitamento} * {hora} + INDEX({saidas.mensal}, [linha])',
            'R$0',
          ),
          computed(
            'liquido',
            'Líquido por mês',
            '{poucosPedidos} * 52 / 12 * [porPedido] - [fixo]',
            'R$0',
          ),
          computed(
            'desde',
            'Serve desde, por semana',
            'IF([porPedido] = 0, 0, ROUNDUP((INDEX({saidas.entrada}, [linha]) / 24 + [fixo]) / [porPedido] * 12 / 52, 0))',
            '0',
          ),
        ],
        [[1], [2], [3], [4]],
      ),
      ...formulas({
        saidaHoras: [
          'À mão, em horas por mês',
          '{poucosPedidos} * 52 / 12 * {minutosAMao} / 60',
          '0',
        ],
        saidaLiquido5: [
          'Modelo que lê o e-mail: líquido',
          '{poucosPedidos} * 52 / 12 * {valorPorPedido} - {fixoPorMes}',
          'R$0',
        ],
        saidaLiquido6: [
          'Modelo que lê o WhatsApp: líquido',
          '{saidaLiquido5} - {provedor} - MAX(0, 2 * {poucosPedidos} * 52 / 12 - 1000) * {precoMensagem}',
          'R$0',
        ],
        horasDoMenor: [
          'À mão, com um pedido a menos que o formulário pede, em horas',
          '(INDEX({contas.desde}, 2) - 1) * 52 / 12 * {minutosAMao} / 60',
          '0',
        ],
        pedidosNoFormulario: [
          'Pedidos por semana que, pelo formulário, o pagam em 24 meses',
          'ROUNDUP((INDEX({saidas.entrada}, 2) / 24 + INDEX({contas.fixo}, 2)) / (({minutosAMao} - {minutosDoCampo}) / 60 * {aproveitamento} * {hora}) * 12 / 52, 0)',
          '0',
        ],
        listaNoMinimo: [
          'Lista, com o mínimo de pedidos dela: líquido',
          'INDEX({contas.desde}, 3) * 52 / 12 * INDEX({contas.porPedido}, 3) - INDEX({contas.fixo}, 3)',
          'R$0',
        ],
        formularioNoMinimo: [
          'Formulário, com esses mesmos pedidos: líquido',
          'INDEX({contas.desde}, 3) * 52 / 12 * INDEX({contas.porPedido}, 2) - INDEX({contas.fixo}, 2)',
          'R$0',
        ],
      }),
      note(
        'Até mil respostas por mês a Meta não cobra: aqui, 500 pedidos com duas respostas cada um.',
      ),
    ],
  }),
  sheet('Sorteio', {
    title: 'Sorteie as premissas',
    intro: `Cada linha é um futuro possível. ${DRAWS} sorteios; F9 sorteia de novo, e o resultado varia uns 6 pontos.`,
    widths: [40, 18, 18],
    rows: [
      input('aproveitamentoDe', 'Aproveitamento, de', lowShare, '0%'),
      input('aproveitamentoAte', 'Aproveitamento, até', highShare, '0%'),
      input('implantacaoDe', 'Implantação, de', lowCost, 'R$0'),
      input('implantacaoAte', 'Implantação, até', highCost, 'R$0'),
      ...formulas({
        sorteiosPagos: [
          'Parte dos sorteios que se paga em 24 meses',
          `COUNTIF({sorteios.saldo}, ">0") / ${DRAWS}`,
          '0%',
        ],
        chanceEm24: ['A mesma parte, sem sorteio', 'AVERAGE({fatias.chance})', '0%'],
        chanceComImplantacao: [
          'A mesma, com a implantação já conhecida',
          'MAX(0, MIN(1, ({aproveitamentoAte} - {partePara24}) / ({aproveitamentoAte} - {aproveitamentoDe})))',
          '0%',
        ],
        retornoNoMeio: [
          'Retorno no meio das faixas, em meses',
          '({implantacaoDe} + {implantacaoAte}) / 2 / (({aproveitamentoDe} + {aproveitamentoAte}) / 2 * {liberadas} * {hora} - {custosNoMes})',
          '0.0',
        ],
      }),
      subtitle('Sem sorteio: doze fatias da implantação'),
      table(
        'fatias',
        [
          { key: 'fatia', title: 'Fatia' },
          computed(
            'implantacao',
            'Implantação',
            `{implantacaoDe} + ({implantacaoAte} - {implantacaoDe}) * ([fatia] - 0.5) / ${SLICES}`,
            'R$0',
          ),
          computed(
            'chance',
            'Chance',
            'MAX(0, MIN(1, ({aproveitamentoAte} - ([implantacao] / 24 + {custosNoMes}) / ({liberadas} * {hora})) / ({aproveitamentoAte} - {aproveitamentoDe})))',
            '0%',
          ),
        ],
        Array.from({ length: SLICES }, (_, index) => [index + 1]),
      ),
      subtitle('Os sorteios'),
      table(
        'sorteios',
        [
          computed(
            'implantacao',
            'Implantação',
            '{implantacaoDe} + ({implantacaoAte} - {implantacaoDe}) * RAND()',
            'R$0',
          ),
          computed(
            'parte',
            'Aproveitamento',
            '{aproveitamentoDe} + ({aproveitamentoAte} - {aproveitamentoDe}) * RAND()',
            '0%',
          ),
          computed(
            'saldo',
            'Saldo em 24 meses',
            '-[implantacao] + 24 * ({liberadas} * [parte] * {hora} - {custosNoMes})',
            'R$0',
          ),
        ],
        Array.from({ length: DRAWS }, () => []),
      ),
    ],
  }),
  sheet('CNPJ', {
    title: 'Dígito verificador do CNPJ com letras',
    intro: 'Um caractere por linha, em maiúscula. O exemplo é o da Receita: 12.ABC.345/01DE-35.',
    widths: [30, 14, 14, 14],
    rows: [
      table(
        'cnpj',
        [
          { key: 'caractere', title: 'Caractere' },
          computed('valor', 'Valor', 'CODE([caractere]) - 48', '0'),
          { key: 'peso', title: 'Peso do 1º dígito', format: '0' },
          { key: 'outroPeso', title: 'Peso do 2º dígito', format: '0' },
        ],
        Array.from('12ABC34501DE', (character, index) => [
          character,
          index < 4 ? 5 - index : 13 - index,
          index < 5 ? 6 - index : 14 - index,
        ]),
      ),
      ...formulas({
        somaDoPrimeiro: [
          'Soma dos produtos, 1º dígito',
          'SUMPRODUCT({cnpj.valor}, {cnpj.peso})',
          '0',
        ],
        primeiroDigito: [
          'Primeiro dígito',
          'IF(MOD({somaDoPrimeiro}, 11) < 2, 0, 11 - MOD({somaDoPrimeiro}, 11))',
          '0',
        ],
        somaDoSegundo: [
          'Soma dos produtos, 2º dígito',
          'SUMPRODUCT({cnpj.valor}, {cnpj.outroPeso}) + 2 * {primeiroDigito}',
          '0',
        ],
        segundoDigito: [
          'Segundo dígito',
          'IF(MOD({somaDoSegundo}, 11) < 2, 0, 11 - MOD({somaDoSegundo}, 11))',
          '0',
        ],
      }),
    ],
  }),
  sheet('Processo', {
    title: 'Ficha do processo',
    intro:
      'Uma página por processo. Preencha com quem executa, olhando três casos reais da semana.',
    rows: [
      field('Processo (verbo e objeto), dono, quando foi medido', 2),
      field('Gatilho, entradas, saídas', 4),
      field('Passos: quem, sistema, minutos de mão, minutos de espera', 8),
      field('Exceções: quantas em cem, quem resolve', 5),
      field('Tempo de mão, tempo de espera, em aberto agora', 3),
    ],
  }),
  sheet('Decisão', {
    title: 'Ficha de decisão',
    intro: 'O antes no dia 30, o resto até o dia 90.',
    rows: [
      field('Tarefa e nota; dono e revisores', 3),
      field('Degrau escolhido; por que o de baixo não resolve', 3),
      field('Limiar: custo do erro, da revisão, parte revisada', 2),
      field(
        'Antes, depois (e até quanto a amostra admite de erro), controle: minutos, prazo, erros',
        5,
      ),
      field('Conta; se for a metade', 3),
      field('Destino das horas, combinado com quem', 3),
      field('Dados pessoais; se parar', 4),
      field('Decisão, próxima revisão, assinatura', 3),
    ],
  }),
  sheet('Conferência', {
    title: 'Os números do guia',
    intro:
      'Cada resultado impresso no guia, refeito a partir das outras folhas. Muda quando você muda as premissas.',
    widths: [60, 16],
    rows: [
      ...each('horas', 'Inventário, horas', 'tarefas.horas', TASKS.length, '0'),
      ...each('folhaSoma', 'Folha, soma', 'folha.soma', 2, '0'),
      ...each('folhaSemana', 'Folha, na semana', 'folha.semana', 2, '0'),
      ...each('modeloNoMes', 'Modelo, US$ no mês', 'modelos.noMes', MODELS.length, '0.00'),
      ...each('nota', 'Nota', 'pontos.nota', SCORED.length, '0'),
      ...formulas({
        errosDaAmostra: ['Errados no teste', 'SUM({faixas.errados})', '0'],
        taxaDaAmostra: ['Taxa de erro no teste', '{errosDaAmostra} / {amostra}', '0.0%'],
        amostraDe: [
          'Intervalo da taxa, de (em %)',
          `${wilson('{errosDaAmostra}', '{amostra}', '-')} * 100`,
          '0.0',
        ],
        amostraAte: [
          'Intervalo da taxa, até',
          wilson('{errosDaAmostra}', '{amostra}', '+'),
          '0.0%',
        ],
      }),
      ...each('faixaTaxa', 'Taxa da faixa', 'faixas.taxa', FLOORS.length, '0.0%'),
      ...each(
        'faixaDe',
        'Intervalo da faixa, de (em %)',
        'faixas.de',
        FLOORS.length,
        '0.0',
        ' * 100',
      ),
      ...each('faixaAte', 'Intervalo da faixa, até', 'faixas.ate', FLOORS.length, '0.0%'),
      ...formulas({
        metadeDe: [
          'Metade dos casos da faixa de 0,90, de (em %)',
          `${wilson('1', '95', '-')} * 100`,
          '0.0',
        ],
        metadeAte: ['Metade dos casos da faixa de 0,90, até', wilson('1', '95', '+'), '0.0%'],
      }),
      ...each('casos', 'Casos que a faixa precisa', 'precisa.casos', 5, '0'),
      ...each('soma', 'Custo do limiar', 'custos.soma', FLOORS.length + 1, 'R$0'),
      ...formulas({
        revisaoAMais: [
          'Revisão a mais com 0,95',
          'INDEX({custos.revisao}, 5) - INDEX({custos.revisao}, 4)',
          'R$0',
        ],
        porErroEvitado: [
          'A mesma, por erro evitado',
          '{revisaoAMais} / (INDEX({custos.errados}, 4) - INDEX({custos.errados}, 5))',
          'R$0',
        ],
        emDuvida: ['Vão à revisão', '{amostra} - {passam}', '0'],
        errosNaRevisao: ['Errados que vão à revisão', '{errosDaAmostra} - {errosQuePassam}', '0'],
      }),
      input('conferidosDeNovo', 'Casos que a segunda pessoa repete', INPUTS.conferidosDeNovo.value),
      ...each('volumeLiquido', 'Com outro volume, líquido', 'volumes.liquido', 5, 'R$0'),
      ...each('volumeMeses', 'Com outro volume, retorno', 'volumes.meses', 5, '0.0'),
      ...each('canalLiquido', 'Pelo WhatsApp, líquido', 'volumes.canal', 5, 'R$0'),
      ...each('canalMeses', 'Pelo WhatsApp, retorno', 'volumes.mesesDoCanal', 5, '0.0'),
      ...each('saidaEntrada', 'Com poucos pedidos, entrada', 'saidas.entrada', 4, 'R$0'),
      formula('saidaEntrada5', 'Modelo que lê o e-mail, entrada', '{implantacao}', 'R$0'),
      formula(
        'saidaEntrada6',
        'O que lê o WhatsApp, entrada',
        '{implantacao} + {canalNaConta}',
        'R$0',
      ),
      ...each('saidaLiquido', 'Com poucos pedidos, líquido', 'contas.liquido', 4, 'R$0'),
      ...each('saidaDesde', 'Com poucos pedidos, serve desde', 'contas.desde', 4, '0'),
      ...[2, 3, 4, 5, 6].map((row) =>
        formula(
          `saidaSaldo${row}`,
          `Com poucos pedidos, saldo em 24 meses, em R$ mil, linha ${row}`,
          `(24 * {saidaLiquido${row}} - {saidaEntrada${row}}) / 1000`,
          '0.0',
        ),
      ),
      input('picoDaBase', 'Minutos de mão por pedido no mês de pico', INPUTS.picoDaBase.value),
      input('revisaoPega', 'Parte dos errados que a revisão pega', INPUTS.revisaoPega.value, '0%'),
      ...formulas({
        escapam: [
          'Errados que escapam da revisão',
          '{errosNaRevisao} * (1 - {revisaoPega})',
          '0.0',
        ],
        custoComEscape: [
          'Custo do limiar, com os que escapam',
          'INDEX({custos.soma}, 4) + {escapam} * {custoDoErro}',
          'R$0',
        ],
        corteComEscape: [
          'Chance que paga a revisão, com os que escapam',
          '{custoRevisao} / ({custoDoErro} * {revisaoPega})',
          '0.0%',
        ],
        errosComEscape: [
          'Os que passam e os que escapam, em R$ por mês',
          '({errosQuePassam} + {escapam}) / {amostra} * {volume} * {custoDoErro}',
          'R$0',
        ],
        retornoComEscape: [
          'O retorno com eles, em meses',
          '{implantacao} / (INDEX({cenarios.valor}, 1) - {custoMensal} - {errosComEscape})',
          '0.0',
        ],
        piorTaxa: [
          'Errados entre os que passam, até',
          wilson('{errosQuePassam}', '{passam}', '+'),
          '0.0%',
        ],
        piorErros: [
          'Os mesmos, em R$ por mês',
          '{piorTaxa} * {passam} / {amostra} * {volume} * {custoDoErro}',
          'R$0',
        ],
        piorRetorno: [
          'O retorno com eles, em meses',
          '{implantacao} / (INDEX({cenarios.valor}, 1) - {custoMensal} - {piorErros})',
          '0.0',
        ],
        horasDoProgramador: [
          'Horas de programador, leitura e ligação',
          '{horasDaLeitura} + {horasDaLigacao}',
          '0',
        ],
        horasDaPrimeira: ['Conferir o teste, em horas', '{amostra} * {minutosRevisao} / 60', '0'],
        horasDaSegunda: [
          'Repetir os sorteados, em horas',
          '{conferidosDeNovo} * {minutosRevisao} / 60',
          '0',
        ],
        horasDoTeste: ['As duas, em horas', '{horasDaPrimeira} + {horasDaSegunda}', '0'],
        testeEmReais: ['As duas, em R$', '{horasDoTeste} * {hora}', 'R$0'],
        paradaNoDia60: [
          'Parar no dia 60: leitura e conferência',
          '{leitura} + {testeEmReais}',
          'R$0',
        ],
        faltaGastar: ['O que falta gastar', '{implantacao} - {paradaNoDia60}', 'R$0'],
        parteDoQueFalta: [
          'Aproveitamento que paga o que falta em 24 meses',
          '({faltaGastar} / 24 + {custosNoMes}) / {hora} / {liberadas}',
          '0.0%',
        ],
        horasRestantes: ['O resto das horas da equipe', '{equipe} / {hora} - {horasDoTeste}', '0'],
        horasDeSuporte: [
          'Horas de programador no suporte do mês',
          '{suporte} / {horaDoProgramador}',
          '0.0',
        ],
        tetoEmReais: [
          'Zero erro em 100: o que ainda pode custar, por mês',
          '{regraDeTres} * {volume} * {custoDoErro}',
          'R$0',
        ],
        tetoRetorno: [
          'O retorno com eles, em meses',
          '{implantacao} / (INDEX({cenarios.valor}, 1) - {custoMensal} - {tetoEmReais})',
          '0.0',
        ],
        tetoEm300: ['Zero erro em 300: taxa de até', '3 / 300', '0%'],
        valor: ['Valor das horas por mês', 'INDEX({cenarios.valor}, 1)', 'R$0'],
        liquido: ['Líquido por mês', 'INDEX({saldos.liquido}, 1)', 'R$0'],
        retorno: ['Retorno, em meses', 'INDEX({saldos.meses}, 1)', '0.0'],
        saldo: ['Saldo em 24 meses', 'INDEX({saldos.saldo}, 1)', 'R$0'],
        valorMetade: ['Metade do ganho: valor', 'INDEX({cenarios.valor}, 2)', 'R$0'],
        liquidoMetade: ['Metade do ganho: líquido', 'INDEX({saldos.liquido}, 2)', 'R$0'],
        retornoMetade: ['Metade do ganho: retorno, em meses', 'INDEX({saldos.meses}, 2)', '0.0'],
        saldoMetade: ['Metade do ganho: saldo em 24 meses', 'INDEX({saldos.saldo}, 2)', 'R$0'],
        implantacaoDobro: ['Implantação em dobro', '{implantacao} * 2', 'R$0'],
        retornoDobro: [
          'Implantação em dobro: retorno, em meses',
          'INDEX({saldos.meses}, 3)',
          '0.0',
        ],
        saldoDobro: ['Implantação em dobro: saldo em 24 meses', 'INDEX({saldos.saldo}, 3)', 'R$0'],
        maoComMaquina: [
          'Minutos de mão por pedido, com revisão e cuidado',
          '({horasRevisao} + {cuidar}) * 60 / {volume}',
          '0.0',
        ],
        semControle: [
          'Efeito sem controle, com a base no pico, em minutos',
          '{picoDaBase} - {maoComMaquina}',
          '0.0',
        ],
        efeito: ['Efeito com controle, em minutos', '{minutosAMao} - {maoComMaquina}', '0.0'],
        regraDeTres: ['Zero erro em 100: taxa de até', '3 / 100', '0%'],
        tetoDeWilson: ['O mesmo teto, pelo intervalo de Wilson', wilson('0', '100', '+'), '0.0%'],
      }),
    ],
  }),
])
