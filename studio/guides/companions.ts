/** The sample page and the workbook that lie beside a cover such as `/pdfs/ia-capa.jpg`, by its name. */
export function companionsOf(
  cover: string,
  isThere: (address: string) => boolean,
): { samplePage?: string; workbook?: string } {
  const [, stem] = /^(.+)-capa\.jpg$/.exec(cover) ?? []
  if (!stem) return {}
  const [samplePage, workbook] = [`${stem}-pagina.jpg`, `${stem}-planilha.xlsx`]
  return {
    ...(isThere(samplePage) && { samplePage }),
    ...(isThere(workbook) && { workbook }),
  }
}
