import type { Dictionary } from '../dictionary.ts'

export const dictionary: Dictionary = {
  meta: {
    title: '{brand} | 科技与人工智能',
    description: '面向巴西企业的技术解决方案与人工智能系统：{services}、{courses}和{guides}。',
    keywords: '人工智能, 科技, 软件开发, 数据分析, 网络安全, 流程自动化, 技术咨询, 课程',
    ogTitle: '{brand}：方向明确的科技与人工智能',
    ogDescription: '我们打造先进的技术解决方案与人工智能系统，带领您的企业迈入下一个数字时代。',
    lang: 'zh-CN',
  },
  counts: {
    services: { one: '{count} 项服务', other: '{count} 项服务' },
    courses: { one: '{count} 门课程', other: '{count} 门课程' },
    guides: { one: '{count} 本免费 PDF 指南', other: '{count} 本免费 PDF 指南' },
  },
  pages: {
    downloads: {
      title: '免费资料下载 | {brand}',
      description:
        '{guides}（葡萄牙语）：人工智能、敏捷管理与自动化。链接通过电子邮件发送，1 小时内有效。',
    },
    download: { title: '正在准备下载 | {brand}', description: '您的 PDF 指南。' },
    notFound: { title: '页面未找到 | {brand}', description: '您访问的地址在本网站不存在。' },
  },
  header: {
    culture: '企业文化',
    services: '服务',
    courses: '课程',
    contact: '联系我们',
    downloads: '下载',
  },
  hero: {
    title: '南极光',
    titleFit: 2.963,
    fullName: '南极光（{brand}）',
    vision: '放眼未来',
    subtitle: '科技 & 人工智能',
    description: '我们打造先进的技术解决方案与人工智能系统，带领您的企业迈入下一个数字时代。',
    cta: { talk: '与我们洽谈', services: '我们的服务' },
    greeting: '您好，我正在浏览 {brand} 的网站，想就一个项目与你们洽谈。',
  },
  labels: {
    skipToContent: '跳到正文',
    home: '{brand}，首页',
    mainNavigation: '主导航',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    language: '语言',
    changeLanguage: '语言：{language}。更改语言',
    newTab: 'WhatsApp，在新标签页中打开',
  },
  culture: {},
  services: {},
  courses: {},
  contact: {},
}
