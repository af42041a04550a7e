import type { SERVICES as Services, servicesTexts as Texts } from '../pt-br/services.ts'

export const SERVICES: typeof Services = [
  {
    icon: 'brain-circuit',
    title: 'Artificial Intelligence',
    problem: 'The same questions, answered by hand every day.',
    description: 'Models trained on your data to predict, classify and converse.',
    features: [
      'Machine Learning',
      'Natural Language Processing',
      'Computer Vision',
      'Predictive Analytics',
    ],
  },
  {
    icon: 'code-xml',
    title: 'Software Development',
    problem: 'A spreadsheet that can no longer keep up with the operation.',
    description: 'Custom digital products, from first prototype to daily operations.',
    features: ['Web Applications', 'Mobile Apps', 'RESTful APIs', 'Microservices'],
  },
  {
    icon: 'chart-no-axes-combined',
    title: 'Data Analytics',
    problem: 'Reports that arrive late and never match.',
    description: 'Scattered numbers become answers your leadership can use.',
    features: ['Big Data', 'Business Intelligence', 'Data Mining', 'Interactive Dashboards'],
  },
  {
    icon: 'shield-check',
    title: 'Cybersecurity',
    problem: 'A backup that no one has ever tried to restore.',
    description: 'We find security gaps before attackers do and keep watch day and night.',
    features: ['Security Audits', '24/7 Monitoring', 'Backup & Recovery', 'Compliance'],
  },
  {
    icon: 'workflow',
    title: 'Process Automation',
    problem: 'Orders that get lost in WhatsApp.',
    description: 'Repetitive work comes off your plate; your team keeps what takes judgment.',
    features: ['RPA', 'Automated Workflows', 'Systems Integration', 'Process Optimization'],
  },
  {
    icon: 'compass',
    title: 'Technology Consulting',
    problem: 'Vendor proposals that are impossible to compare.',
    description: 'Technical direction on what to do, in what order and at what cost.',
    features: ['Digital Strategy', 'Innovation', 'IT Architecture', 'Project Management'],
  },
]

export const servicesTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Our Services',
  intro: 'We combine practice areas to fit the problem. No project starts without an assessment.',
  services: SERVICES,
  callHeading: 'Ready to Transform Your Business?',
  steps: {
    heading: 'How It Works',
    list: [
      { title: 'Conversation', text: 'You tell us the problem in your own words.' },
      {
        title: 'Assessment',
        text: 'We measure how the work is done today and where it gets stuck.',
      },
      {
        title: 'Proposal With Deadline and Price',
        text: 'You know what will be done, when and for how much before you decide.',
      },
      { title: 'Delivery and Follow-Up', text: 'We put it to work and stay within reach.' },
    ],
  },
  call: "Let's Talk",
  newTab: 'WhatsApp, opens in a new tab',
  greeting: 'Hello, I read about your services on the {brand} website and would like to talk.',
  serviceGreeting:
    'Hello, I saw your {service} service on the {brand} website and would like to talk.',
}
