import { readFileSync } from 'node:fs'

/** Puts the markup of the visits' page in the document, without its script. */
export function loadAnalyticsPage(): void {
  const html = readFileSync('plugins/local-services/analytics/analytics.html', 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...page.body.children)
}
