import { describe, expect, it } from 'vitest'
import { measureTitle } from '../../../plugins/headlines/brand-title.ts'

describe('a brand measured as the title of the hero', () => {
  it('is no larger for fewer letters', async () => {
    expect((await measureTitle('Zê')).wide.fit).toBe(3.72)
  })

  it('counts the letters, not their number', async () => {
    const [wide, thin] = [await measureTitle('Mammomam'), await measureTitle('Illtrilf')]
    expect(wide.wide.fit).toBeGreaterThan(1.5 * thin.wide.fit)
  })

  it('takes more lines where one would be small, more of them on one column', async () => {
    const title = await measureTitle('Cooperativa Tecnológica do Vale')
    expect(title.narrow.lines).toBe(3)
    expect(title.wide.lines).toBe(2)
    expect(title.wide.fit).toBeGreaterThan(title.narrow.fit)
    expect((await measureTitle('Cooperativatecnológicadovale')).narrow.lines).toBe(1)
  })

  it('begins at the text’s edge, whatever its first letters leave free', async () => {
    const bearing = async (name: string) => (await measureTitle(name)).bearing
    expect(await bearing('Nuvem')).toBeGreaterThan(await bearing('Austral'))
    expect(await bearing('Nuvem Austral')).toBe(await bearing('Austral'))
  })

  it('leaves a square for a letter that the font lacks', async () => {
    expect((await measureTitle('南極光研究会社')).wide.fit).toBeGreaterThan(6)
  })
})
