import type { SERVICES as Services, servicesTexts as Texts } from '../pt-br/services.ts'

export const SERVICES: typeof Services = [
  {
    icon: 'brain-circuit',
    title: '人工智能',
    problem: '同样的问题，每天都要人工回答。',
    description: '用您的数据训练模型，让它预测、分类、对话。',
    features: ['机器学习', '自然语言处理', '计算机视觉', '预测分析'],
  },
  {
    icon: 'code-xml',
    title: '软件开发',
    problem: '业务越做越大，表格已经跟不上。',
    description: '量身定制的数字产品，从第一个原型到日常运营。',
    features: ['Web 应用', '移动应用', 'RESTful API', '微服务'],
  },
  {
    icon: 'chart-no-axes-combined',
    title: '数据分析',
    problem: '报表来得晚，数字还对不上。',
    description: '把零散的数字变成管理层看得懂的答案。',
    features: ['大数据', '商业智能', '数据挖掘', '交互式仪表盘'],
  },
  {
    icon: 'shield-check',
    title: '网络安全',
    problem: '备份做了，却从没人试过恢复。',
    description: '抢在黑客之前发现漏洞，日夜值守。',
    features: ['安全审计', '7×24 小时监控', '备份与恢复', '合规'],
  },
  {
    icon: 'workflow',
    title: '流程自动化',
    problem: '订单淹没在 WhatsApp 聊天里。',
    description: '重复的工作不再占用人手，团队专注于需要判断的事。',
    features: ['RPA', '自动化工作流', '系统集成', '流程优化'],
  },
  {
    icon: 'compass',
    title: '技术咨询',
    problem: '几家供应商的方案，放在一起没法比较。',
    description: '理清技术方向：做什么、先做哪件、花多少钱。',
    features: ['数字化战略', '创新', 'IT 架构', '项目管理'],
  },
]

export const servicesTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: '我们的服务',
  intro: '各项服务按需组合，每一项都从诊断开始。',
  services: SERVICES,
  callHeading: '准备好\u200b推动\u200b企业转型了吗？',
  steps: {
    heading: '合作流程',
    list: [
      { title: '沟通', text: '用您自己的话说说遇到的问题。' },
      { title: '诊断', text: '我们评估现有的工作方式，找出卡在哪里。' },
      { title: '方案，含交付时间与价格', text: '做什么、何时交付、花多少钱，您先了解清楚再决定。' },
      { title: '交付与跟进', text: '投入使用之后，我们继续跟进。' },
    ],
  },
  call: '与我们洽谈',
  newTab: 'WhatsApp，在新标签页中打开',
  greeting: '您好，我在 {brand} 的网站上看了服务介绍，想与你们进一步洽谈。',
  serviceGreeting: '您好，我在 {brand} 的网站上看到“{service}”服务，想与你们洽谈。',
}
