/*
The numbers of the exercises, said once: the workbook is made from INPUTS, and
tests/guides/guide-numbers.test.ts finds each text in the guide and each result in the workbook.

INPUTS   name: { value, printed }: a number, and the guide's words that carry it.
RESULTS  name of a formula, or table.column.row: the words (or a list) whose first number it gives.
*/

export const INPUTS = {
  aprovados: { value: 70, printed: ['70 dos cem rascunhos', 'contou 70 em cem', 'Com 70 ou mais'] },
  enviariam: { value: 80, printed: '80 em cem rascunhos são bons' },

  mensagens: { value: 600, printed: 'umas 600 mensagens por mês' },
  repetidas: { value: 50, printed: 'são 50 das cem' },
  mensagensMaior: { value: 3000, printed: 'recebe 3.000 mensagens por mês' },

  minutosHoje: { value: 6, printed: 'hoje cada resposta leva 6 minutos' },
  minutosPronta: { value: 2, printed: 'a pronta leva 2' },
  minutosBom: { value: 2.5, printed: 'um bom em 2,5 minutos' },
  minutosRuim: { value: 7, printed: 'Um ruim lhe toma 7' },

  hora: { value: 40, printed: 'R$ 40 a hora' },
  licenca: { value: 150, printed: 'Uma licença de R$ 150 por mês' },
  custoDoErro: { value: 50, printed: 'um em cem, a R$ 50' },
  implantacao: { value: 12000, printed: 'A implantação custa R$ 12.000' },

  ganhoMedido: { value: 0.15, printed: 'o ganho médio foi de 15%' },
  semErro: { value: 300, printed: 'sorteou 300 respostas' },
}

export const RESULTS = {
  custoDoTeste: ['R$ 390, já', 'até aqui, R$ 390'],
  minimoDosAprovados: '60 e 78',
  maximoDosAprovados: '78. Para',

  horasDasProntas: '20 horas por mês',
  ganhoDasProntas: 'R$ 800. O',
  sobram: 'outras 300',
  perdaDoAssistente: 'R$ 180 por mês',
  minutosDaLicenca: '52 minutos por semana',

  mensagensMinimas: [
    'Até 900 mensagens por mês',
    'Mais de 900',
    'ainda sobram 900',
    'E o 900?',
    'ainda tem 900 mensagens',
    'Com mais de 900 mensagens',
  ],
  sobramMaior: 'Sobram 1.500',
  horasHoje: '150 h',
  horasCom: '85 h',
  liberadas: '65 horas liberadas',
  valor: 'R$ 2.600',
  custoDoMes: 'R$ 1.000 Erros',
  custoDosErros: 'R$ 600',
  ganho: 'Ganho do mês R$ 1.000',
  'partes.meses.1': '9 meses',
  'partes.meses.2': '12 meses',
  'partes.meses.3': '19 meses',
  'partes.meses.4': '48 meses',
  promessa: '76% mais respostas',
  gastoComSistema: 'mais R$ 14.000',

  erroPossivel: '1% de erros',
}
