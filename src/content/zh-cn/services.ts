import type { SERVICES as Services, servicesTexts as Texts } from '../pt-br/services.ts'

export const SERVICES: typeof Services = [
  {
    icon: 'brain-circuit',
    title: '人工智能',
    description: '用您的数据训练模型，让它预测、分类、对话。',
    features: ['机器学习', '自然语言处理', '计算机视觉', '预测分析'],
  },
  {
    icon: 'code-xml',
    title: '软件开发',
    description: '量身定制的数字产品，从第一个原型到日常运营。',
    features: ['Web 应用', '移动应用', 'RESTful API', '微服务'],
  },
  {
    icon: 'chart-no-axes-combined',
    title: '数据分析',
    description: '把零散的数字变成管理层看得懂的答案。',
    features: ['大数据', '商业智能', '数据挖掘', '交互式仪表盘'],
  },
  {
    icon: 'shield-check',
    title: '网络安全',
    description: '抢在黑客之前发现漏洞，日夜值守。',
    features: ['安全审计', '7×24 小时监控', '备份与恢复', '合规'],
  },
  {
    icon: 'workflow',
    title: '流程自动化',
    description: '重复的工作不再占用人手，团队专注于需要判断的事。',
    features: ['RPA', '自动化工作流', '系统集成', '流程优化'],
  },
  {
    icon: 'compass',
    title: '技术咨询',
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
  call: '与我们洽谈',
  newTab: 'WhatsApp，在新标签页中打开',
  greeting: '您好，我在 {brand} 的网站上看了服务介绍，想与你们进一步洽谈。',
}
