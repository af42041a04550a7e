import type { VALUES as Values, cultureTexts as Texts } from '../pt-br/culture.ts'

export const VALUES: typeof Values = [
  { title: 'Innovation', desc: 'We test early and measure before we recommend.', bg: 1 },
  {
    title: 'Ethics',
    desc: 'Data treated with respect and decisions that can be explained.',
    bg: 2,
  },
  { title: 'Collaboration', desc: "At our client's side, from first draft to delivery.", bg: 3 },
  {
    title: 'Excellence',
    desc: 'Care for the details no one sees and the deadlines everyone does.',
    bg: 4,
  },
]

export const cultureTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Who We Are',
  axis: 'The line on this page extends the long axis of the Southern Cross. At four and a half times its length it reaches the pole, and that is how you find south.',
  historyLead:
    'Our story begins in {started}, with a career devoted to technology: code, networks, data and projects at companies that could not afford downtime.',
  history:
    'In {founded}, that experience became {brand}, a Brazilian technology and artificial intelligence company that listens first, measures next and only then builds. Every project has a clear direction, an agreed-upon deadline and people within reach.',
  rulerStart: 'A career in technology begins.',
  rulerEnd: '{brand} is founded.',
  missionTitle: 'Mission',
  mission:
    'To turn ideas into digital solutions that work day in, day out, with software engineering and artificial intelligence tailored to each business.',
  visionTitle: 'Vision',
  vision:
    'To be the first call a Brazilian company makes when its technology needs to change course.',
  values: VALUES,
}
