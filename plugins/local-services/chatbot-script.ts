import { MATERIALS } from '../../src/content/materials.ts'
import { COURSES, coursesTexts } from '../../src/content/sections/courses.ts'
import { SERVICES } from '../../src/content/sections/services.ts'
import { chatbotTexts } from '../../src/content/sections/chatbot.ts'
import { fill } from '../../src/lib/fill.ts'
import { chatUrl, displayPhone } from '../../src/lib/phone.ts'
import type { Bubble } from './chatbot-bubble.ts'

interface Choice {
  label: string
  /** Name of the step that it leads to. */
  to: string
}

/** A step without choices and without a question ends the conversation. */
export interface Step {
  says: readonly Bubble[]
  choices?: readonly Choice[]
  /** Asks for the visitor's own words, with this hint in the field. */
  asks?: string
}

export type Script = ReadonlyMap<string, Step>

export interface Company {
  brandName: string
  companyEmail: string
  companyPhone: string
}

export const START = 'start'
export const FALLBACK = 'fallback'

const TO_START: Choice = { label: 'Voltar ao início', to: START }
const TO_PERSON: Choice = { label: 'Falar com uma pessoa', to: 'person' }

const services: Step = {
  says: [[['Estas são as nossas frentes. Qual delas interessa a você?']]],
  choices: [
    ...SERVICES.map(({ icon, title }) => ({ label: title, to: `service-${icon}` })),
    TO_START,
  ],
}

const eachService = SERVICES.map(({ icon, title, description, features }): [string, Step] => [
  `service-${icon}`,
  {
    says: [
      [[{ bold: title }], [description], { points: features }],
      [[{ link: 'Ver todos os serviços', href: '/#services' }]],
    ],
    choices: [{ label: 'Ver outro serviço', to: 'services' }, TO_PERSON, TO_START],
  },
])

const courses: Step = {
  says: [[['Estes são os nossos cursos. Qual deles você quer conhecer?']]],
  choices: [
    ...COURSES.map(({ title }, index) => ({ label: title, to: `course-${index}` })),
    TO_START,
  ],
}

const eachCourse = COURSES.map((course, index): [string, Step] => [
  `course-${index}`,
  {
    says: [
      [
        [{ bold: course.title }],
        [course.description],
        [fill(coursesTexts.duration, { duration: course.duration })],
        [fill(coursesTexts.level, { level: course.level })],
        { points: course.topics },
      ],
      [[{ link: 'Ver todos os cursos', href: '/#courses' }]],
    ],
    choices: [{ label: 'Ver outro curso', to: 'courses' }, TO_PERSON, TO_START],
  },
])

const guides: Step = {
  says: [
    [
      ['São publicações em PDF, sem custo:'],
      ...MATERIALS.flatMap(({ title, description }) => [[{ bold: title }], [description]]),
    ],
    [
      ['Escolha uma, deixe seus dados e receba o link por e-mail. Ele vale 1 hora.'],
      [{ link: 'Ir para os guias', href: '/downloads' }],
    ],
  ],
  choices: [TO_PERSON, TO_START],
}

function person({ brandName, companyEmail, companyPhone }: Company): Step {
  const greeting = fill(chatbotTexts.greeting, { brand: brandName })
  return {
    says: [
      [
        ['Uma pessoa da equipe responde em até 24 horas. Escolha o caminho:'],
        [
          `${chatbotTexts.whatsapp}: `,
          { link: displayPhone(companyPhone), href: chatUrl(companyPhone, greeting) },
        ],
        [`${chatbotTexts.email}: `, { link: companyEmail, href: `mailto:${companyEmail}` }],
        [{ link: 'Formulário de contato', href: '/#contact' }],
      ],
    ],
    choices: [TO_START, { label: 'Encerrar a conversa', to: 'end' }],
  }
}

/** The whole conversation: what is said at each step, and where each answer leads. */
export function createScript(company: Company): Script {
  return new Map([
    [
      START,
      {
        says: [
          [[`Olá. Sou o assistente automático da ${company.brandName}.`]],
          [['Sobre o que você quer saber?']],
        ],
        choices: [
          { label: 'Serviços', to: 'services' },
          { label: 'Cursos', to: 'courses' },
          { label: 'Guias gratuitos', to: 'guides' },
          TO_PERSON,
          { label: 'Escrever uma pergunta', to: 'question' },
        ],
      },
    ],
    ['services', services],
    ...eachService,
    ['courses', courses],
    ...eachCourse,
    ['guides', guides],
    ['person', person(company)],
    ['question', { says: [[['Escreva em poucas palavras.']]], asks: 'Sua pergunta' }],
    [
      FALLBACK,
      {
        says: [
          [
            [
              'Para isso não tenho resposta. Conheço os serviços, os cursos e os guias; o resto é com a equipe.',
            ],
          ],
        ],
        choices: [TO_PERSON, { label: 'Escrever de outro jeito', to: 'question' }, TO_START],
      },
    ],
    ['end', { says: [[['Certo. Quando precisar, é só voltar aqui.']]] }],
  ])
}
