// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { nextStep, replyOf } from '../../../plugins/local-services/chatbot-dialogue.ts'
import { createScript, FALLBACK, START } from '../../../plugins/local-services/chatbot-script.ts'
import { COMPANY } from './chatbot-fixtures.ts'

const script = createScript(COMPANY)

describe('an answer', () => {
  it('that is one of the choices leads where the choice leads', () => {
    expect(nextStep(script, START, 'Guias gratuitos')).toBe('guides')
    expect(nextStep(script, 'services', 'Análise de Dados')).toBe('service-chart')
    expect(nextStep(script, 'courses', 'Análise de Dados')).toBe('service-chart')
    expect(nextStep(script, 'guides', ' Voltar ao início ')).toBe(START)
  })

  it.each([
    ['Quero falar com um atendente', 'person'],
    ['QUANTO CUSTA?', 'person'],
    ['tem algum e-mail', 'person'],
    ['vocês têm material grátis?', 'guides'],
    ['curso de IA', 'courses'],
    ['Segurança', 'service-shield'],
    ['um dashboard das vendas', 'service-chart'],
    ['automatizar notas fiscais', 'service-workflow'],
    ['trabalham com I.A. ou ia', 'service-brain'],
    ['preciso de um aplicativo', 'service-code'],
    ['consultoria', 'service-compass'],
    ['o que vocês fazem', 'services'],
  ])('in the visitor’s own words, %j, leads to %s', (text, step) => {
    expect(nextStep(script, 'question', text)).toBe(step)
  })

  it.each(['', '   ', 'batatas', 'média', 'diariamente', '🌱', '<script>', 'x'.repeat(100_000)])(
    'that is about nothing known, %.20j, is met honestly',
    (text) => {
      expect(nextStep(script, 'question', text)).toBe(FALLBACK)
    },
  )

  it('is met at a step that does not exist', () => {
    expect(nextStep(script, 'nowhere', 'curso')).toBe('courses')
    expect(nextStep(script, 'nowhere', 'Serviços')).toBe('services')
  })
})

describe('a step', () => {
  it('with choices is sent as bubbles and a choice input', () => {
    expect(replyOf(script, START)).toEqual({
      messages: [
        {
          id: 'start-0',
          type: 'text',
          content: {
            type: 'richText',
            richText: [
              { type: 'p', children: [{ text: 'Olá. Sou o assistente automático da Austral.' }] },
            ],
          },
        },
        {
          id: 'start-1',
          type: 'text',
          content: {
            type: 'richText',
            richText: [{ type: 'p', children: [{ text: 'Sobre o que você quer saber?' }] }],
          },
        },
      ],
      input: {
        id: 'start-input',
        type: 'choice input',
        items: [
          { id: 'start-input-0', content: 'Serviços' },
          { id: 'start-input-1', content: 'Cursos' },
          { id: 'start-input-2', content: 'Guias gratuitos' },
          { id: 'start-input-3', content: 'Falar com uma pessoa' },
          { id: 'start-input-4', content: 'Escrever uma pergunta' },
        ],
      },
    })
  })

  it('with bold text, points and links is sent as rich text', () => {
    const { messages } = replyOf(script, 'service-code')
    expect(messages).toMatchObject([
      {
        content: {
          richText: [
            { type: 'p', children: [{ text: 'Desenvolvimento de Software', bold: true }] },
            { type: 'p' },
            {
              type: 'ul',
              children: [
                { type: 'li', children: [{ type: 'lic', children: [{ text: 'Aplicações Web' }] }] },
                { type: 'li' },
                { type: 'li' },
                { type: 'li' },
              ],
            },
          ],
        },
      },
      {
        content: {
          richText: [
            {
              type: 'p',
              children: [
                { type: 'a', url: '/#services', children: [{ text: 'Ver todos os serviços' }] },
              ],
            },
          ],
        },
      },
    ])
  })

  it('that asks is sent with a text input', () => {
    expect(replyOf(script, 'question').input).toEqual({
      id: 'question-input',
      type: 'text input',
      options: { labels: { placeholder: 'Sua pergunta', button: 'Enviar' } },
    })
  })

  it('that ends the conversation is sent without an input', () => {
    expect(replyOf(script, 'end')).toEqual({ messages: [expect.anything()] })
  })
})
