import type { Token } from 'markdown-it'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Texts } from '../../src/content/schema/texts.ts'
import { FROM_TWO_COLUMNS } from '../../src/site/breakpoints.ts'
import { avifSet } from '../../src/site/picture-files.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import { wrappedWidth } from '../../src/text/width-in-letters.ts'
import { embedOf } from '../markdown/embeds.ts'
import { loneChild, markdown } from '../markdown/markdown.ts'
import type { MarkdownFile } from '../markdown/read-pages.ts'
import { shownAddress, sizeOf } from '../media/picture-sizes.ts'
import { targetIn } from '../site/site-links.ts'
import { textsOf, type Site } from '../site/site.ts'

/** Letters on a line of the headline. A longer one takes several lines. */
const LINE_LIMIT = 16

/** Classes of the style sheets and no utilities, because Tailwind reads no file outside `src`. */
const HEADING_CLASSES = new Map([
  ['h2', 'form-title'],
  ['h3', 'subheading'],
  ['h4', 'display-type'],
])

function htmlToken(token: Token, element: ReactElement): Token {
  return Object.assign(Object.create(token) as Token, {
    type: 'html_inline',
    content: renderToStaticMarkup(element),
    children: null,
  })
}

async function pictureOf(site: Site, address: string, alt: string): Promise<ReactElement> {
  const picture = { kind: 'figure' as const, address }
  const size = await sizeOf(site.folder, picture)
  const src = site.basePath + shownAddress(site.folder, picture)
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={avifSet(src, picture.kind)}
        sizes={`${FROM_TWO_COLUMNS} 60vw, 92vw`}
      />
      <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
    </picture>
  )
}

interface EmbedProps {
  name: string
  source: string
  texts: Texts['embed']
}

/** A closed `details` loads no lazy frame. */
function Embed({ name, source, texts }: EmbedProps) {
  return (
    <details className="embed">
      <summary>
        <span className="button button-primary">{interpolate(texts.show, { service: name })}</span>
        <span className="note">{interpolate(texts.note, { service: name })}</span>
      </summary>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its own origin */}
      <iframe
        src={source}
        title={name}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"
      />
    </details>
  )
}

function linkTo(site: Site, { language }: MarkdownFile, link: Token): void {
  const { kind, address } = targetIn(language, String(link.attrGet('href')), site)
  link.attrSet('class', 'text-link')
  if (kind === 'page' || kind === 'document') link.attrSet('href', site.basePath + address)
  if (kind === 'web') {
    link.attrSet('target', '_blank')
    link.attrSet('rel', 'noopener noreferrer')
  }
}

export async function renderMarkdown(page: MarkdownFile, site: Site): Promise<string> {
  const tokens = markdown.parse(page.body, {})
  const { embed: texts } = textsOf(page.language, site)
  for (const [index, token] of tokens.entries()) {
    // The page's title is its only `h1`.
    if (token.tag === 'h1') token.tag = 'h2'
    const headingClass = HEADING_CLASSES.get(token.tag)
    if (headingClass && token.nesting === 1) token.attrSet('class', headingClass)
    const lone = loneChild(token)
    const embed = lone?.info === 'auto' && embedOf(String(lone.attrGet('href')))
    if (embed) {
      token.children = [htmlToken(token, <Embed {...embed} texts={texts} />)]
      for (const paragraph of [tokens[index - 1], tokens[index + 1]])
        if (paragraph) paragraph.tag = 'div'
      continue
    }
    for (const [place, child] of (token.children ?? []).entries()) {
      if (child.type === 'link_open') linkTo(site, page, child)
      if (child.type !== 'image') continue
      const address = decodeURI(String(child.attrGet('src')))
      const picture = await pictureOf(site, address, child.content)
      token.children?.splice(place, 1, htmlToken(child, picture))
    }
    if (lone?.type === 'link_open' && lone.info !== 'auto')
      lone.attrSet('class', 'button button-primary')
  }
  const { title } = page
  const chars = wrappedWidth(title, LINE_LIMIT)
  const html = markdown.renderer.render(tokens, markdown.options, {})
  const headline = (
    <h1 className="headline" style={{ '--chars': chars }}>
      {title}
    </h1>
  )
  return renderToStaticMarkup(headline) + html
}
