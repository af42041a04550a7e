/*
The numbers of the exercises, said once: the workbook is made from INPUTS, and
tests/guides/guide-numbers.test.ts finds each text in the guide and each result in the workbook.

INPUTS   name: { value, printed }: a number, and the guide's words that carry it.
RESULTS  name of a formula, or table.column.row: the words (or a list) whose first number it gives.
*/

export const INPUTS = {
  aprovados: { value: 70, printed: ['70 dos cem rascunhos', 'contou 70 em cem', 'Com 70 ou mais'] },
  doSistema: { value: 80, printed: '80 em cem rascunhos são bons' },

  mensagens: { value: 600, printed: 'umas 600 mensagens por mês' },
  repetidas: { value: 50, printed: 'são 50 das cem' },
  mensagensDaLoja: { value: 9000, printed: 'recebe 9.000 mensagens por mês' },

  minutosHoje: { value: 6, printed: 'hoje cada resposta leva 6 minutos' },
  minutosPronta: { value: 2, printed: 'a pronta leva 2' },
  minutosBom: { value: 2.5, printed: 'leva 2,5 minutos' },
  minutosRuim: { value: 7, printed: 'escrever outro, 7' },

  hora: { value: 40, printed: 'R$ 40 a hora' },
  licenca: { value: 150, printed: 'Uma licença de R$ 150 por mês' },
  custoDoErro: { value: 50, printed: 'um em cem, a R$ 50' },
  implantacao: { value: 12000, printed: 'A implantação custa R$ 12.000' },

  semErro: { value: 300, printed: 'sorteou 300 respostas' },
}

export const RESULTS = {
  custoDoTeste: 'R$ 400, fora',
  minimoDosAprovados: '60 e 78',
  maximoDosAprovados: '78. Para',

  horasDasProntas: '20 horas por mês',
  ganhoDasProntas: 'R$ 400. O',
  sobram: 'outras 300',
  horasDaLicenca: ['2 horas poupadas por semana', 'poupou 2 horas por semana'],

  mensagensMinimas: [
    'Sobram até 4.100 por mês',
    'Sobram mais de 4.100',
    'E o 4.100?',
    'sobram mais de 4.100 mensagens por mês',
    'Se sobram mais de 4.100',
  ],
  sobramDaLoja: 'Sobram 4.500',
  horasHoje: '450 h',
  horasCom: '255 h',
  liberadas: '195 horas poupadas',
  valor: 'R$ 3.900',
  custoDoMes: 'R$ 1.000 Erros',
  custoDosErros: 'R$ 1.800',
  ganho: 'Ganho do mês R$ 1.100',
  'partes.meses.1': '8 meses',
  'partes.meses.2': '11 meses',
  'partes.meses.3': '18 meses',
  'partes.meses.4': '60 meses',
  respostasNecessarias: '16 no tempo',
  gastoComSistema: 'R$ 14.000 no exercício',

  erroPossivel: '1 erro em cem',
}
