// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { nextStep, replyOf } from '../../../plugins/local-services/chatbot-dialogue.ts'
import { createScript, START } from '../../../plugins/local-services/chatbot-script.ts'
import { MATERIALS } from '../../../src/content/materials.ts'
import { COURSES } from '../../../src/content/sections/courses.ts'
import { SERVICES } from '../../../src/content/sections/services.ts'
import { COMPANY } from './chatbot-fixtures.ts'

const script = createScript(COMPANY)

function said(step: string): string {
  return JSON.stringify(replyOf(script, step).messages)
}

/** Every step that can be reached by choices alone. */
function reachable(): Set<string> {
  const found = new Set([START])
  for (const step of found) for (const { to } of script.get(step)?.choices ?? []) found.add(to)
  return found
}

describe('the script', () => {
  it('leads from the start to every step but the honest one, and to none that is missing', () => {
    expect([...reachable(), 'fallback'].toSorted()).toEqual([...script.keys()].toSorted())
  })

  it('never leaves the visitor without a way on, but at the end', () => {
    const stuck = [...script].filter(([, step]) => !step.choices && step.asks === undefined)
    expect(stuck.map(([name]) => name)).toEqual(['end'])
  })

  it('offers a way back to the start, or to a person, from every choice', () => {
    const closed = [...script].filter(
      ([, { choices }]) => choices?.every(({ to }) => to !== START && to !== 'person') ?? false,
    )
    expect(closed).toEqual([])
  })

  it('tells of each service what the site tells, with a link to the section', () => {
    for (const { title, description, features } of SERVICES) {
      const text = said(nextStep(script, 'services', title))
      for (const part of [title, description, ...features, '/#services'])
        expect(text).toContain(part)
    }
  })

  it('tells of each course its duration, level and topics, with a link to the section', () => {
    for (const { title, description, duration, level, topics } of COURSES) {
      const text = said(nextStep(script, 'courses', title))
      const parts = [title, description, `Duração: ${duration}`, `Nível: ${level}`, ...topics]
      for (const part of [...parts, '/#courses']) expect(text).toContain(part)
    }
  })

  it('names each guide and leads to where they are', () => {
    for (const { title, description } of MATERIALS) {
      expect(said('guides')).toContain(title)
      expect(said('guides')).toContain(description)
    }
    expect(said('guides')).toContain('"/downloads"')
  })

  it('gives the company’s own ways to reach a person', () => {
    const text = said('person')
    expect(text).toContain('https://wa.me/5548900000000?text=')
    expect(text).toContain('mailto:contato@austral.example')
    expect(text).toContain('/#contact')
  })
})
