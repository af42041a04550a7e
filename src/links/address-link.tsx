import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { targetOf } from '@/site/build-routes.ts'
import { Tooltip } from '@/ui/tooltip.tsx'

type AddressLinkProps = ComponentProps<'a'> & {
  /** Undefined while the page does not exist yet, which the link's tooltip then says. */
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
  const { kind, address } = targetOf(href)
  if (kind === 'page') return <Link to={address} {...props} />
  if (kind === 'web')
    return <a href={address} target="_blank" rel="noopener noreferrer" {...props} />
  return <a href={kind === 'document' ? withBase(address) : address} {...props} />
}
