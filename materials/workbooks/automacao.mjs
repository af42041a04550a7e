import { sheet, workbook } from '../workbook.mjs'

export default workbook([sheet('Contas', { title: 'Contas do guia', rows: [] })])
