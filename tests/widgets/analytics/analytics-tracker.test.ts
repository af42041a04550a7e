import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payload } from '@/widgets/analytics/analytics-privacy.ts'
import type { Umami } from '@/widgets/analytics/analytics-script.ts'
import { createTracker } from '@/widgets/analytics/analytics-tracker.ts'

const SRC = 'https://umami.example/script.js'

const here = () => ({ pathname: window.location.pathname, title: document.title })

/** A tracker whose script comes when the test says so. */
function createVisit(source = SRC) {
  const sent: Payload[] = []
  const track = vi.fn<Umami['track']>((fill) => {
    sent.push(fill({ website: 'local', url: 'SECRET', referrer: 'SECRET' }))
    return Promise.resolve()
  })
  let come: (umami: Umami) => void = () => undefined
  const load = vi.fn<(src: string) => Promise<Umami>>(
    () =>
      new Promise((resolve) => {
        come = resolve
      }),
  )
  const tracker = createTracker({ source: () => source, load })
  const arrive = async () => {
    come({ track })
    await settle()
  }
  const goTo = async (path: string) => {
    window.history.replaceState(null, '', path)
    tracker.countPage(here())
    await settle()
  }
  return { tracker, load, track, sent, arrive, goTo }
}

/** Lets everything that is only waiting for promises happen. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}

const urls = (sent: Payload[]) => sent.map(({ url }) => url)

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  document.title = 'Início'
})

describe('a visit', () => {
  it('keeps what happens before the script is there, in its order', async () => {
    const { tracker, sent, load, goTo, arrive } = createVisit()
    tracker.start()
    await goTo('/')
    tracker.countEvent(here(), 'theme-changed', { theme: 'dark' })
    document.title = 'Materiais'
    await goTo('/downloads')
    expect(sent).toEqual([])

    await arrive()
    expect(load).toHaveBeenCalledWith(SRC)
    const website = 'local'
    expect(sent).toEqual([
      { website, url: '/', referrer: '', title: 'Início' },
      {
        website,
        url: '/',
        referrer: '',
        title: 'Início',
        name: 'theme-changed',
        data: { theme: 'dark' },
      },
      { website, url: '/downloads', referrer: '/', title: 'Materiais' },
    ])
  })

  it('loads the script once, however often it is started', async () => {
    const { tracker, load, arrive } = createVisit()
    tracker.start()
    tracker.start()
    await arrive()
    tracker.start()
    await arrive()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('counts a page once, and again when it is come back to', async () => {
    const { tracker, sent, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    for (const path of ['/', '/', '/?x=1', '/#services', '/downloads', '/', '/downloads'])
      await goTo(path)
    expect(urls(sent)).toEqual(['/', '/downloads', '/', '/downloads'])
  })

  it('counts a page that the browser kept and shows again', async () => {
    const { tracker, sent, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    await goTo('/downloads')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await settle()
    expect(urls(sent)).toEqual(['/downloads'])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(urls(sent)).toEqual(['/downloads', '/downloads'])
  })

  it('passes over the address that only redirects', async () => {
    const { tracker, sent, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    for (const path of ['/download', '/download/', '/']) await goTo(path)
    expect(sent).toMatchObject([{ url: '/', referrer: '' }])
  })

  it('reports only the host of the site that led here', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/a?b=c')
    const { tracker, sent, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    await goTo('/')
    expect(sent).toMatchObject([{ referrer: 'https://news.example/' }])
  })
})

it('The first page of a visit tells the campaign that led here, and no later one does', async () => {
  const name = 'https://austral.example/?utm_source=carta&email=a@b.c'
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name }] })
  const { tracker, sent, goTo, arrive } = createVisit()
  tracker.start()
  // The router may have gone on before there was time to count.
  for (const path of ['/', '/downloads', '/']) await goTo(path)
  tracker.countEvent(here(), 'message-sent')
  await arrive()
  expect(sent.map(({ url, referrer }) => [url, referrer])).toEqual([
    ['/?utm_source=carta', ''],
    ['/downloads', '/'],
    ['/', '/downloads'],
    ['/', '/downloads'],
  ])
})

describe('a download link', () => {
  it('counts without its token, and only once the address holds it no more', async () => {
    const { tracker, sent, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    await goTo('/download/SECRET')
    tracker.countEvent(here(), 'guide-downloaded', { file: 'ia-guia.pdf' })
    await settle()
    expect(sent).toEqual([])

    await goTo('/')
    expect(sent).toMatchObject([
      { url: '/download/[token]' },
      { url: '/download/[token]', name: 'guide-downloaded' },
      { url: '/', referrer: '/download/[token]' },
    ])
    expect(JSON.stringify(sent)).not.toContain('SECRET')
  })
})

describe('nothing is counted', () => {
  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'of a visitor with %j, whose browser does not even get the script',
    async (signals) => {
      vi.stubGlobal('navigator', signals)
      const { tracker, load, goTo } = createVisit()
      tracker.start()
      await goTo('/')
      expect(load).not.toHaveBeenCalled()
    },
  )

  it('where there is no script', async () => {
    const { tracker, load, goTo } = createVisit('')
    tracker.start()
    await goTo('/')
    expect(load).not.toHaveBeenCalled()
  })

  it('from the moment that the visitor refuses', async () => {
    const { tracker, sent, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    await goTo('/')
    vi.stubGlobal('navigator', { doNotTrack: '1' })
    await goTo('/downloads')
    expect(urls(sent)).toEqual(['/'])
  })

  it('when the script is blocked, and nothing is thrown', async () => {
    const { tracker, load, track, goTo, arrive } = createVisit()
    load.mockRejectedValue(new Error('blocked'))
    tracker.start()
    await goTo('/')
    await arrive()
    tracker.countEvent(here(), 'message-sent')
    await goTo('/downloads')
    expect(track).not.toHaveBeenCalled()
  })

  it('after the script has thrown', async () => {
    const { tracker, track, goTo, arrive } = createVisit()
    track.mockImplementation(() => {
      throw new Error('broken')
    })
    tracker.start()
    await arrive()
    await goTo('/')
    await goTo('/downloads')
    expect(track).toHaveBeenCalledTimes(1)
  })
})

describe('a collector that hangs', () => {
  it('holds one request and a bounded queue', async () => {
    const { tracker, track, goTo, arrive } = createVisit()
    tracker.start()
    await arrive()
    let answer: () => void = () => undefined
    const hanging = new Promise<void>((resolve) => {
      answer = resolve
    })
    track.mockReturnValueOnce(hanging)
    await goTo('/')
    for (let count = 0; count < 200; count += 1) tracker.countEvent(here(), 'message-sent')
    await settle()
    expect(track).toHaveBeenCalledTimes(1)

    answer()
    await settle()
    expect(track).toHaveBeenCalledTimes(51)
  })
})
