import type { footerTexts as Texts } from '../pt-br/footer.ts'
import { SERVICES } from './services.ts'

export const footerTexts: typeof Texts = {
  lang: 'ja-JP',
  arrival: ['南に', '着きました。'],
  mark: '4½×',
  blurb: '確かな方向を示すテクノロジーと人工知能を、ブラジルから。',
  quickLinks: {
    heading: 'サイト案内',
    home: 'ホーム',
    services: 'サービス',
    contact: 'お問い合わせ',
    links: ['会社概要', 'ブログ', '採用情報'],
  },
  services: { heading: 'サービス', links: SERVICES.map((service) => service.title) },
  newsletter: {
    heading: 'ニュースレター',
    label: 'メールアドレス',
    fieldName: 'ニュースレター：メールアドレス',
    submit: '登録',
    privacy: 'メールアドレスはニュースレターの配信にのみ使用します。お問い合わせ先：{email}',
    subscribed: {
      title: 'ご登録を受け付けました',
      description: 'このアドレスにニュースレターをお送りします。',
    },
    failed: {
      title: '登録できませんでした',
      description: '時間をおいて、もう一度お試しください。',
    },
    notOpen: {
      title: 'ニュースレターは準備中です',
      description:
        'ご入力内容は保存していません。お急ぎのご用件は、お問い合わせフォームをご利用ください。',
    },
  },
  social: {
    heading: 'ソーシャルメディア',
    links: [
      { link: 'code', label: 'オープンソース' },
      { link: 'professional', label: 'ビジネスSNS' },
      { link: 'microblog', label: 'マイクロブログ' },
      { link: 'photos', label: '写真' },
      { link: 'social', label: 'SNS' },
    ],
  },
  copyright: '© {year} {brand}. All rights reserved.',
  legal: {
    heading: '法的情報',
    links: [
      { link: 'privacy', label: 'プライバシーポリシー' },
      { link: 'terms', label: '利用規約' },
      { link: 'cookies', label: 'Cookie' },
    ],
  },
  theme: {
    label: 'テーマ：',
    current: 'テーマ：{theme}',
    light: 'ライト',
    dark: 'ダーク',
    system: 'システム',
  },
  soon: '準備中',
}
