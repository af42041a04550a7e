import { workbookFile } from './workbook-file.mjs'
import { WORKBOOK as automacao } from './workbooks/automacao.mjs'
import { WORKBOOK as gestao } from './workbooks/gestao.mjs'
import { WORKBOOK as ia } from './workbooks/ia.mjs'

/** @import { GuideSettings } from './guide-settings.mjs' */

const WORKBOOKS = { ia, gestao, automacao }

/** @param {GuideSettings} guide @param {string} brand */
export async function guideWorkbook(guide, brand) {
  return {
    file: guide.workbook,
    bytes: await workbookFile(WORKBOOKS[guide.name], { title: `${guide.title}: planilha`, brand }),
  }
}
