import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { linkedPage } from '@/site/build-routes.ts'
import { Tooltip } from '@/ui/tooltip.tsx'
import { markdownPages } from 'virtual:site'

type AddressLinkProps = ComponentProps<'a'> & {
  /** Missing while the page does not exist yet, as the link's tooltip says. */
  href: string | undefined
}

function SoonLink(props: ComponentProps<'a'>) {
  const { soon, lang } = useTexts('footer')
  return (
    <Tooltip text={soon} lang={lang}>
      <a href="#" aria-disabled="true" onClick={(event) => event.preventDefault()} {...props} />
    </Tooltip>
  )
}

export function AddressLink({ href, ...props }: AddressLinkProps) {
  if (!href) return <SoonLink {...props} />
  const markdownPage =
    import.meta.env.MARKDOWN && markdownPages.find(({ linkedAs }) => linkedAs === href)
  if (markdownPage) return <a href={withBase(markdownPage.path)} {...props} />
  const page = linkedPage(href)
  if (page) return <Link to={page} {...props} />
  if (href.startsWith('/')) return <a href={withBase(href)} {...props} />
  if (!/^https?:/.test(href)) return <a href={href} {...props} />
  return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
}
