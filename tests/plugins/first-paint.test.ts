// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AWAITED } from '@/language/language-script.ts'
import { inlineStyle, startElement, startLate } from '../../plugins/first-paint.ts'
import { inlineHashes } from '../../plugins/hosting/inline-hashes.ts'

const TEMPLATE = `<head>
    <title>Site</title>
    <link rel="stylesheet" href="/assets/print-1.css" media="print" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head><body><a>Início</a></body>`

describe('a page that paints first', () => {
  it('has its style in it, before anything that is seen', () => {
    const html = inlineStyle(TEMPLATE, new Map([['/assets/style-1.css', 'a{color:red}']]))
    expect(html).toContain('<style>a{color:red}')
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<title>'))
    expect(html).toContain('<link rel="stylesheet" href="/assets/print-1.css" media="print" />')
  })

  it('asks for its whole style after that, and at once where no script runs', () => {
    const html = inlineStyle(TEMPLATE, new Map([['/assets/style-1.css', 'a{color:red}']]))
    const link =
      '<noscript><link rel="stylesheet" crossorigin href="/assets/style-1.css"></noscript>'
    expect(html.split(link)).toHaveLength(2)
    expect(html.split('rel="stylesheet" crossorigin')).toHaveLength(2)
    expect(startLate(html, [])).toContain(`data-styles='["/assets/style-1.css"]'`)
    expect(startLate(TEMPLATE, [])).not.toContain('data-styles')
  })

  it('asks for no code by itself, and starts the entry and then the rest, each once', () => {
    const html = startLate(TEMPLATE, ['/assets/react-1.js', '/assets/page-1.js'])
    expect(html).not.toMatch(/<script type="module"|<link rel="modulepreload"/)
    expect(html).toContain('["/assets/index-1.js","/assets/react-1.js","/assets/page-1.js"]')
  })
})

describe('a page that the build writes in another way', () => {
  it('is an error, rather than a page without code or style', () => {
    expect(() => startLate('<title>Site</title>', [])).toThrow('no code')
    expect(() => inlineStyle(TEMPLATE, new Map())).toThrow('no style')
  })
})

describe('the code of a page', () => {
  const asked = (rel = 'modulepreload') =>
    Array.from(document.querySelectorAll(`link[rel=${rel}]`), (link) => link.getAttribute('href'))

  /** Runs the element's script in a window that has `globals`; gives what loads its code. */
  function run(globals: object, later: Parameters<typeof startElement>[0]) {
    document.body.insertAdjacentHTML('beforeend', startElement(later))
    const element = document.querySelector('script')
    element?.remove()
    const load = vi.fn<(address: string) => void>()
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
    runInNewContext(String(element?.text).replace('import(', 'load('), {
      document,
      load,
      ...globals,
    })
    return load
  }

  /** Starts it where `Observer` reports the first paint, at an address that may name a section. */
  function start(Observer: unknown, type = 'navigate', hash = '') {
    const globals = {
      addEventListener: window.addEventListener.bind(window),
      location: { hash },
      performance: { getEntriesByType: () => [{ type }] },
      PerformanceObserver: Observer,
      setTimeout,
    }
    return run(globals, { code: ['/a.js', '/b.js'], styles: ['/a.css'] })
  }

  let painted: (entries: object) => void = () => undefined
  class Observer {
    static supportedEntryTypes = ['paint']
    observe = vi.fn<(options: unknown) => void>()
    constructor(callback: (entries: object) => void) {
      painted = callback
    }
  }

  /** The parts of a page below its first section that have a box. */
  const boxes = () =>
    Array.from(document.querySelectorAll<HTMLElement>('section + section, footer'))
      .filter(({ style }) => style.display !== 'none')
      .map(({ tagName }) => tagName)

  beforeEach(() => {
    delete document.documentElement.dataset[AWAITED]
    document.head.replaceChildren()
    document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>'
  })

  it('stands beside the script, so that the policy names one for all pages', () => {
    const pages = [['/a.js'], ['/a.js', "/b's & c.js"]].map((code) => startElement({ code }))
    expect(inlineHashes(pages).scripts).toHaveLength(1)
    const ready = run({}, { code: ["/b's & c.js"] })
    expect(ready).toHaveBeenCalledExactlyOnceWith("/b's & c.js")
  })

  it('is asked for after the first paint, once', () => {
    const load = start(Observer)
    expect([...asked(), ...asked('stylesheet')]).toEqual([])
    painted({})
    painted({})
    expect(asked()).toEqual(['/a.js', '/b.js'])
    expect(asked('stylesheet')).toEqual(['/a.css'])
    expect(load).toHaveBeenCalledExactlyOnceWith('/a.js')
  })

  it.each(['load', 'error', 'nothing'])(
    'has its style, and each part its box in a task of its own, after %s of that',
    async (event) => {
      vi.useFakeTimers()
      start(Observer)
      painted({})
      expect(boxes()).toEqual([])
      if (event === 'nothing') await vi.advanceTimersByTimeAsync(4000)
      else document.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event(event))
      expect(boxes()).toEqual(['SECTION'])
      await vi.runAllTimersAsync()
      expect(boxes()).toEqual(['SECTION', 'FOOTER'])
    },
  )

  it('lays the whole page out at once where its address names a section', () => {
    start(Observer, 'navigate', '#contact')
    painted({})
    expect(asked('stylesheet')).toEqual(['/a.css'])
    expect(boxes()).toEqual(['SECTION', 'FOOTER'])
  })

  it('is asked for early and run when the whole page has arrived', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const load = start(undefined)
    expect(asked()).toEqual(['/a.js', '/b.js'])
    expect(load).not.toHaveBeenCalled()
    readyState.mockReturnValue('interactive')
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(load).toHaveBeenCalledExactlyOnceWith('/a.js')
  })

  it('is asked for at once where the texts of another language are awaited', () => {
    document.documentElement.dataset[AWAITED] = ''
    const Unused = Object.assign(vi.fn<() => void>(), { supportedEntryTypes: ['paint'] })
    expect(start(Unused)).toHaveBeenCalledExactlyOnceWith('/a.js')
    expect(Unused).not.toHaveBeenCalled()
  })

  it.each(['reload', 'back_forward'])('is asked for at once after a %s', (type) => {
    const Unused = Object.assign(vi.fn<() => void>(), { supportedEntryTypes: ['paint'] })
    expect(start(Unused, type)).toHaveBeenCalledExactlyOnceWith('/a.js')
    expect(asked('stylesheet')).toEqual(['/a.css'])
    expect(Unused).not.toHaveBeenCalled()
  })

  it.each([
    ['says nothing of paints', { supportedEntryTypes: [] }],
    ['observes nothing', undefined],
  ])('is asked for at once where the browser %s', (_what, Other) => {
    expect(start(Other)).toHaveBeenCalledExactlyOnceWith('/a.js')
    expect(asked()).toEqual(['/a.js', '/b.js'])
  })

  it.each([
    ['/nada', null, '/a.js'],
    ['/ja/nada', null, '/ja.js'],
    ['/ja/nada', 'ko-KR', '/ja.js'],
    ['/download/x', 'ko-KR', '/ko.js'],
    ['/download/x', 'xx-XX', '/a.js'],
  ])(
    'at %s with the language %s is %s, where all languages share the page',
    (at, stored, entry) => {
      document.body.innerHTML = '<div id="root">Português</div>'
      const others = new Map([
        ['ja', ['/ja.js']],
        ['ja-JP', ['/ja.js']],
        ['ko', ['/ko.js']],
        ['ko-KR', ['/ko.js']],
      ])
      const globals = { location: { pathname: at }, localStorage: { getItem: () => stored } }
      const load = run(globals, { code: ['/a.js'], others })
      expect(load).toHaveBeenCalledExactlyOnceWith(entry)
      const own = entry === '/a.js'
      expect(document.getElementById('root')?.textContent).toBe(own ? 'Português' : '')
      expect(document.documentElement.style.visibility).toBe('')
    },
  )
})
