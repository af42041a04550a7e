import { acceptedCategory, reset, run, showPreferences } from 'vanilla-cookieconsent'
import { addLink } from '@/browser/add-link.ts'
import type { Texts } from '@/content/schema/texts.ts'
import { withBase } from '@/site/base-path.ts'
import { targetOf } from '@/site/build-routes.ts'
import { googlePurpose, PURPOSES, type Purpose } from '@/site/tags.ts'
import { ownerLinks, tags } from 'virtual:site'
import { runTags } from './run-tags.ts'
import styles from './consent-dialog.css?url'

type ConsentTexts = Texts['consent']
type Links = Texts['footer']['legal']['links']

const COOKIES: Record<Purpose, RegExp> = { statistics: /^_ga/, advertising: /^_(?:gcl|fb)/ }

function usedPurposes(): Purpose[] {
  const { google = '', meta = '', others = [] } = tags ?? {}
  const used = new Set<Purpose>(others.map(({ purpose }) => purpose))
  if (google) used.add(googlePurpose(google))
  if (meta) used.add('advertising')
  return PURPOSES.filter((purpose) => used.has(purpose))
}

function categoriesOf(purposes: readonly Purpose[]) {
  // Code that has run can only be stopped by loading the page anew.
  const optional = purposes.map((purpose) => [
    purpose,
    { autoClear: { cookies: [{ name: COOKIES[purpose] }], reloadPage: true } },
  ])
  return { necessary: { readOnly: true }, ...Object.fromEntries(optional) }
}

function dialogTexts(texts: ConsentTexts, links: Links, purposes: readonly Purpose[]) {
  const pages = links.flatMap(({ id, label }) => {
    const named = id === 'terms' ? undefined : ownerLinks[id]
    if (!named) return []
    const { address } = targetOf(named)
    const link = document.createElement('a')
    link.href = address.startsWith('/') ? withBase(address) : address
    link.textContent = label
    return link.outerHTML
  })
  const common = { acceptAllBtn: texts.accept, acceptNecessaryBtn: texts.refuse }
  return {
    consentModal: {
      ...common,
      title: texts.title,
      description: texts.text,
      showPreferencesBtn: texts.choose,
      footer: pages.join(''),
    },
    preferencesModal: {
      ...common,
      title: texts.choices,
      savePreferencesBtn: texts.save,
      closeIconLabel: texts.close,
      sections: (['necessary', ...purposes] as const).map((linkedCategory) => ({
        linkedCategory,
        title: texts[linkedCategory].title,
        description: texts[linkedCategory].text,
      })),
    },
  }
}

let styled: Promise<void> | undefined

function loadStyles(): Promise<void> {
  styled ??= new Promise((resolve, reject) => {
    const link = addLink('stylesheet', styles)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
  })
  return styled
}

/** The dialog takes the focus, so it waits for whoever is writing. */
async function untilNobodyWrites(): Promise<void> {
  if (!document.activeElement?.matches('input, textarea')) return
  await new Promise((resolve) => {
    document.addEventListener('focusout', () => setTimeout(resolve), { once: true })
  })
  await untilNobodyWrites()
}

async function start(texts: ConsentTexts, links: Links): Promise<void> {
  await Promise.all([loadStyles(), untilNobodyWrites()])
  const purposes = usedPurposes()
  const apply = () => runTags(acceptedCategory)
  reset()
  await run({
    // The library takes automated browsers for bots, so the browser tests would never see the dialog.
    hideFromBots: false,
    manageScriptTags: false,
    // A cookie would be sent with every request.
    cookie: { name: 'consent', useLocalStorage: true },
    guiOptions: { consentModal: { layout: 'bar', position: 'bottom' } },
    categories: categoriesOf(purposes),
    language: {
      default: texts.lang,
      translations: { [texts.lang]: dialogTexts(texts, links, purposes) },
    },
    onConsent: apply,
    onChange: apply,
  })
  document.getElementById('cc-main')?.setAttribute('lang', texts.lang)
}

let latest: { texts: ConsentTexts; done: Promise<void> } | undefined

/** Asks, if there is no answer yet, and runs what is allowed. Other texts replace the dialog. */
export async function ask(texts: ConsentTexts, links: Links): Promise<void> {
  if (latest?.texts !== texts) latest = { texts, done: start(texts, links) }
  await latest.done
}

export async function openChoices(texts: ConsentTexts, links: Links): Promise<void> {
  await ask(texts, links)
  showPreferences()
}
