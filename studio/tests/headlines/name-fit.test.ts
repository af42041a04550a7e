import { describe, expect, it } from 'vitest'
import measuredNames from '../../../e2e/support/measured-names.json' with { type: 'json' }
import { measureName } from '../../headlines/name-fit.ts'

// `npm test --prefix studio -- -u` writes the file anew.
it('The names that the browser tests try are measured as in their file', async () => {
  const names = Object.keys(measuredNames)
  const measured = await Promise.all(names.map(async (name) => [name, await measureName(name)]))
  const text = JSON.stringify(Object.fromEntries(measured), undefined, 2)
  await expect(`${text}\n`).toMatchFileSnapshot('../../../e2e/support/measured-names.json')
})

describe('a brand measured as the title of the hero', () => {
  it('is no larger for fewer letters', async () => {
    expect((await measureName('Zê')).wide.fit).toBe(3.72)
  })

  it('counts the letters, not their number', async () => {
    const [wide, thin] = [await measureName('Mammomam'), await measureName('Illtrilf')]
    expect(wide.wide.fit).toBeGreaterThan(1.5 * thin.wide.fit)
  })

  it('takes more lines where one would be small, more of them on one column', async () => {
    const title = await measureName('Cooperativa Tecnológica do Vale')
    expect(title.narrow.lines).toBe(3)
    expect(title.wide.lines).toBe(2)
    expect(title.wide.fit).toBeGreaterThan(title.narrow.fit)
    expect((await measureName('Cooperativatecnológicadovale')).narrow.lines).toBe(1)
  })

  it('takes no line more that would make it little larger: the browser would not take it either', async () => {
    const { narrow, wide } = await measureName("Escritório Contábil Sant'Ana & Filhos")
    expect(narrow).toEqual(wide)
    expect(narrow.lines).toBe(2)
  })

  it('begins at the text’s edge, whatever its first letters leave free', async () => {
    const bearing = async (name: string) => (await measureName(name)).bearing
    expect(await bearing('Nuvem')).toBeGreaterThan(await bearing('Aurora'))
    expect(await bearing('Nuvem Aurora')).toBe(await bearing('Aurora'))
  })

  it('leaves a square for a letter that the font lacks', async () => {
    expect((await measureName('南極光研究会社')).wide.fit).toBeGreaterThan(6)
  })
})
