import type { COURSES as Courses, coursesTexts as Texts } from '../pt-br/courses.ts'

export const COURSES: typeof Courses = [
  {
    title: 'Applied Artificial Intelligence',
    image: '/images/course-ia',
    imageAlt: 'A sea chart in pale lines: a string of dots descends to the deepest valley.',
    description: 'From the fundamentals to a model in production, without skipping the math.',
    topics: [
      'Machine learning fundamentals',
      'Language models in practice',
      'Model evaluation and ethics',
      'Final project with real data',
    ],
    duration: '40 hours',
    level: 'Intermediate',
  },
  {
    title: 'Software Project Management',
    image: '/images/course-gestao',
    imageAlt: 'Four braided strands, one of them coral, beneath a band of moon phases.',
    description: 'Plan, prioritize and deliver without missing deadlines or losing the team.',
    topics: [
      'Scope and estimates',
      'Scrum and Kanban',
      'Risks and metrics',
      'Client communication',
    ],
    duration: '32 hours',
    level: 'Intermediate',
  },
  {
    title: 'Automation with Artificial Intelligence',
    image: '/images/course-automacao',
    imageAlt: 'Three rosettes of fine lines, meshed like gears.',
    description: 'Agents, integrations and workflows that take over repetitive work.',
    topics: ['Process mapping', 'RPA and integrations', 'AI agents', 'Monitoring and costs'],
    duration: '36 hours',
    level: 'Intermediate',
  },
  {
    title: 'Digital Transformation Powered by AI',
    image: '/images/course-transformacao',
    imageAlt: 'A sunrise engraved in lines that break up into squares on the right.',
    description: 'A roadmap for taking a company from analog to digital.',
    topics: ['Digital assessment', 'Data culture', 'AI use cases', '90-day plan'],
    duration: '28 hours',
    level: 'Introductory',
  },
]

export const coursesTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Our Courses',
  intro:
    'For people who will be using the technology next week: little theory for its own sake, plenty of exercises. Taught in Portuguese.',
  topics: 'Topics in the {course} course',
  duration: 'Duration: {duration}',
  level: 'Level: {level}',
  ask: 'Ask about this course',
  askLabel: 'Ask about this course: {course}',
  question: 'My question is about the {course} course: ',
  about: 'About the {course} course',
  guides: 'Prefer to start by reading? Free PDF guides, in Portuguese.',
  guidesLink: 'See the free guides',
  guidePage: 'A page from {title}',
  courses: COURSES,
}
