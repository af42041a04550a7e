/** Runs what takes its time once the visitor has seen an answer to what was pressed. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(run)
  })
}
