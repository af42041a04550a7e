import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { settings } from '@/config/build.ts'
import { contactTexts } from '@/content/pt-br/contact.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { displayPhone } from '@/lib/phone.ts'
import { ContactChannels } from '@/sections/home/contact-channels.tsx'
import { toasts } from '@/toast/toast-store.ts'
import { renderPiece } from '../../render.tsx'

const texts = contactTexts.channels
const phone = displayPhone(settings.companyPhone)

const card = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) })
const copyButton = (value: string) =>
  screen.getByRole('button', { name: interpolate(texts.copy, { value }) })

describe('the contact cards', () => {
  it('have links to the address and the phone', () => {
    renderPiece(<ContactChannels texts={texts} />)
    expect(card(texts.email)).toHaveAttribute('href', `mailto:${settings.companyEmail}`)
    expect(card(texts.email)).toHaveTextContent(settings.companyEmail)
    expect(card(texts.phone)).toHaveAttribute('href', `tel:${settings.companyPhone}`)
    expect(card(texts.phone)).toHaveTextContent(phone)
  })

  it('show an address that is long, and repeats itself, as it is', () => {
    const address = 'contato@escritorio.sul.sul.example'
    vi.spyOn(settings, 'companyEmail', 'get').mockReturnValue(address)
    renderPiece(<ContactChannels texts={texts} />)
    expect(card(texts.email)).toHaveTextContent(address)
  })

  it('have a place whose link does nothing', () => {
    renderPiece(<ContactChannels texts={texts} />)
    expect(card(texts.location)).toHaveTextContent(settings.companyCity)
    expect(card(texts.location)).toHaveAttribute('href', '#')
    expect(card(texts.location)).toHaveAttribute('aria-disabled', 'true')
    expect(fireEvent.click(card(texts.location))).toBe(false)
  })

  it.each([settings.companyEmail, phone])('copy %s and say so', async (value) => {
    const user = userEvent.setup()
    renderPiece(<ContactChannels texts={texts} />)
    await user.click(copyButton(value))
    expect(await navigator.clipboard.readText()).toBe(value)
    expect(await screen.findByText(texts.copied.title)).toBeVisible()
    expect(toasts.get()).toMatchObject([{ description: value }])
  })

  it('do not say so when the browser forbids copying', async () => {
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    write.mockRejectedValue(new DOMException('Write permission denied', 'NotAllowedError'))
    renderPiece(<ContactChannels texts={texts} />)
    await user.click(copyButton(phone))
    expect(write).toHaveBeenCalledOnce()
    expect(toasts.get()).toEqual([])
  })
})
