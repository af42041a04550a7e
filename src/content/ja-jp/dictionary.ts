import type { Dictionary } from '../dictionary.ts'

export const dictionary: Dictionary = {
  meta: {
    title: '{brand} | テクノロジーと人工知能',
    description: 'ブラジル企業のためのテクノロジーとAIシステム。{services}、{courses}、{guides}。',
    keywords:
      '人工知能, テクノロジー, ソフトウェア開発, データ分析, サイバーセキュリティ, 業務自動化, コンサルティング, 研修',
    ogTitle: '{brand}：確かな方向を示すテクノロジーと人工知能',
    ogDescription:
      '先進的なテクノロジーとAIシステムを開発し、お客様のビジネスを次のデジタル時代へ導きます。',
    lang: 'ja-JP',
  },
  counts: {
    services: { one: '{count}つのサービス', other: '{count}つのサービス' },
    courses: { one: '{count}つの研修', other: '{count}つの研修' },
    guides: { one: '{count}冊の無料PDFガイド', other: '{count}冊の無料PDFガイド' },
  },
  pages: {
    downloads: {
      title: '無料資料のダウンロード | {brand}',
      description:
        '人工知能、アジャイル管理、自動化についての{guides}（ポルトガル語）。リンクはメールで届き、1時間有効です。',
    },
    download: { title: 'ダウンロードの準備中 | {brand}', description: 'PDFガイド。' },
    notFound: {
      title: 'ページが見つかりません | {brand}',
      description: 'お探しのページはこのサイトにありません。',
    },
  },
  header: {
    culture: '企業文化',
    services: 'サービス',
    courses: '研修',
    contact: 'お問い合わせ',
    downloads: 'ダウンロード',
  },
  hero: {
    title: 'アウストラル',
    titleFit: 6.09,
    fullName: 'アウストラル（{brand}）',
    vision: '未来へのビジョン',
    subtitle: 'テクノロジー & 人工知能',
    description:
      '先進的なテクノロジーとAIシステムを開発し、お客様のビジネスを次のデジタル時代へ導きます。',
    cta: { talk: '相談する', services: 'サービスを見る' },
    greeting:
      'こんにちは。{brand}のサイトを拝見しました。プロジェクトについてご相談させてください。',
  },
  labels: {
    skipToContent: '本文へ移動',
    home: '{brand}、ホーム',
    mainNavigation: 'メイン',
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
    language: '言語',
    changeLanguage: '言語：{language}。言語を変更',
    newTab: 'WhatsApp、新しいタブで開きます',
  },
  culture: {},
  services: {},
  courses: {},
  contact: {},
}
