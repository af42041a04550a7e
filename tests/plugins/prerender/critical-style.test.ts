import { expect, it } from 'vitest'
import { criticalStyle, pageStyles, REST } from '../../../plugins/prerender/critical-style.ts'

const APP = `<header class="top"><b></b></header>
  <main><section class="hero md:wide before:wide"><h1></h1></section><section class="second"><p></p></section></main>
  <footer class="end"></footer><aside class="chat"></aside>`

const PAGE = { language: 'pt-BR', app: APP }
const kept = (css: string, others: (typeof PAGE)[] = []) =>
  criticalStyle(css, [PAGE, ...others]).replace(REST, '')

it.each([
  'header.top>b{color:red}',
  String.raw`@media (width>=40em){.md\:wide{width:9px}}`,
  ':root.dark{color:red}',
  '*,:before{margin:0}',
  String.raw`.before\:wide:before{width:9px}`,
  '@layer a,b;',
  ':is(:lang(pt),:lang(zh)) .top{color:red}',
  '.chat{color:red}',
  '.top:nth-child(1 of .top){color:red}',
  '.top:not(:focus,:focus-visible){color:red}',
  '@keyframes a{to{opacity:0}}@property --c{syntax:"*"}',
  '[data-awaits-language] .top{color:red}',
])('The style of the first view has %s', (rule) => {
  expect(kept(rule)).toBe(rule)
})

it.each([
  '.second{color:red}',
  '.end{color:red}',
  '.top:hover{color:red}',
  '.top:has(:modal){color:red}',
  '.top::-webkit-scrollbar{color:red}',
  '.hero~*{color:red}',
  '@media (width>=40em){.second{color:red}}',
  ':lang(zh) .top{color:red}',
])('The style of the first view is without %s', (rule) => {
  expect(kept(rule)).toBe('')
})

it('The style of the first view has of a rule only the selectors that it needs', () => {
  expect(kept('.second,.top{margin:0}')).toBe('.top{margin:0}')
})

it('The style of the first view keeps the place of a layer that it needs nothing of', () => {
  expect(kept('@layer base{.second{color:red}}.top{color:red}')).toBe(
    '@layer base{}.top{color:red}',
  )
})

it('The style of the first view serves all languages of the page', () => {
  const css = ':lang(zh) .top{color:red}.other{color:red}'
  expect(kept(css, [{ language: 'zh-CN', app: `${APP}<b class="other"></b>` }])).toBe(css)
})

it('Pages of Markdown share a style, so that the policy has no more hashes', () => {
  const css = '.a{color:red}.b{color:red}.c{color:red}'
  const styles = pageStyles(css, [
    { ...PAGE, name: 'home', app: '<b class="a"></b>' },
    { ...PAGE, name: 'markdown', app: '<b class="b"></b>' },
    { ...PAGE, name: 'markdown', app: '<b class="c"></b>' },
  ])
  expect(Object.fromEntries(styles)).toEqual({
    home: `.a{color:red}${REST}`,
    markdown: `.b{color:red}.c{color:red}${REST}`,
  })
})
