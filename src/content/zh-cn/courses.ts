import type { COURSES as Courses, coursesTexts as Texts } from '../pt-br/courses.ts'

export const COURSES: typeof Courses = [
  {
    title: '人工智能应用',
    image: '/images/course-ia',
    imageAlt: '浅色线条绘成的等深线图：一串圆点一路下行，直到最深的谷底。',
    description: '从基础讲到模型上线，数学也不略过。',
    topics: ['机器学习基础', '语言模型实战', '模型评估与伦理', '真实数据结业项目'],
    duration: '40 小时',
    level: '中级',
  },
  {
    title: '软件项目管理',
    image: '/images/course-gestao',
    imageAlt: '一排月相之下，四股线交织缠绕，其中一股是珊瑚色。',
    description: '会规划、分轻重、能交付：守住交付时间，也留住团队。',
    topics: ['范围与估算', 'Scrum 与看板', '风险与指标', '客户沟通'],
    duration: '32 小时',
    level: '中级',
  },
  {
    title: 'AI 自动化',
    image: '/images/course-automacao',
    imageAlt: '三个由细线构成的团花纹，像齿轮一样彼此咬合。',
    description: '让智能体、系统集成和工作流承担重复性工作。',
    topics: ['流程梳理', 'RPA 与系统集成', 'AI 智能体', '监控与成本'],
    duration: '36 小时',
    level: '中级',
  },
  {
    title: 'AI 驱动的\u200b数字化转型',
    image: '/images/course-transformacao',
    imageAlt: '线条刻成的日出，向右渐渐散成方格。',
    description: '一张带企业从传统走向数字化的路线图。',
    topics: ['数字化诊断', '数据文化', 'AI 应用场景', '90 天计划'],
    duration: '28 小时',
    level: '入门',
  },
]

export const coursesTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: '我们的课程',
  intro: '为下周就要用上技术的人准备：少空谈理论，多动手练习。课程以葡萄牙语授课。',
  topics: '“{course}”课程内容',
  duration: '时长：{duration}',
  level: '难度：{level}',
  ask: '咨询这门课程',
  askLabel: '咨询这门课程：{course}',
  question: '我想咨询“{course}”这门课程：',
  about: '关于“{course}”课程',
  guides: '想先读一读？有免费的葡语 PDF 指南。',
  guidesLink: '查看免费资料',
  guidePage: '《{title}》内页',
  courses: COURSES,
}
