import type { cultureTexts as Texts, VALUES as Values } from '../pt-br/culture.ts'

export const VALUES: typeof Values = [
  { title: '创新', desc: '尽早试验，用数据验证之后才推荐。', bg: 1 },
  { title: '操守', desc: '审慎对待数据，每个决策都说得清依据。', bg: 2 },
  { title: '协作', desc: '从第一份草稿到交付，与客户并肩同行。', bg: 3 },
  { title: '卓越', desc: '没人看见的细节，我们用心；人人看见的交付时间，我们守住。', bg: 4 },
]

export const cultureTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: '我们是谁',
  axis: '这条线是南十字座长轴的延长线。延长四倍半便是南天极，正南由此可辨。',
  historyLead:
    '我们的故事始于 {started} 年，始于一段专注技术的职业生涯：在一刻也不能停摆的企业里，写代码、搭网络、管数据、做项目。',
  history:
    '{founded} 年，这些积累汇成了{fullName}：一家巴西的科技与人工智能公司，先倾听，再评估，然后才动手。每个项目都方向清晰、交付时间明确，始终有人跟进。',
  rulerStart: '技术生涯起步。',
  rulerEnd: '{brand} 诞生。',
  missionTitle: '使命',
  mission: '以贴合企业实际的软件工程与人工智能，把想法变成日常真正管用的数字化解决方案。',
  visionTitle: '愿景',
  vision: '巴西企业要调整技术航向时，第一个想到的就是我们。',
  values: VALUES,
}
