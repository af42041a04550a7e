import type { SERVICES as Services, servicesTexts as Texts } from '../pt-br/services.ts'

export const SERVICES: typeof Services = [
  {
    icon: 'brain-circuit',
    title: '人工知能（AI）',
    problem: '同じ質問に、毎日人手で答えていませんか。',
    description: 'お客様のデータで学習したモデルが、予測、分類、対話を行います。',
    features: ['機械学習', '自然言語処理', 'コンピュータービジョン', '予測分析'],
  },
  {
    icon: 'code-xml',
    title: 'ソフトウェア開発',
    problem: '表計算ソフトでの管理に、限界を感じていませんか。',
    description: 'お客様に合わせたデジタルプロダクトを、最初の試作から日々の運用まで手がけます。',
    features: ['Webアプリケーション', 'モバイルアプリ', 'RESTful API', 'マイクロサービス'],
  },
  {
    icon: 'chart-no-axes-combined',
    title: 'データ分析',
    problem: 'レポートが遅れ、数字も食い違っていませんか。',
    description: '散らばった数字を、経営陣が読み取れる答えに変えます。',
    features: [
      'ビッグデータ',
      'ビジネスインテリジェンス',
      'データマイニング',
      'インタラクティブなダッシュボード',
    ],
  },
  {
    icon: 'shield-check',
    title: 'サイバー\u200bセキュリティ',
    problem: 'バックアップからの復元を試したことはありますか。',
    description: '攻撃者より先に脆弱性を見つけ、昼夜を問わず監視します。',
    features: ['セキュリティ監査', '24時間365日の監視', 'バックアップと復旧', 'コンプライアンス'],
  },
  {
    icon: 'workflow',
    title: '業務自動化',
    problem: 'WhatsAppで受けた注文を、見落としていませんか。',
    description: '繰り返し作業から手が離れ、チームは判断の要る仕事に専念できます。',
    features: ['RPA', 'ワークフローの自動化', 'システム連携', '業務プロセスの最適化'],
  },
  {
    icon: 'compass',
    title: 'IT\u200bコンサルティング',
    problem: '各社の提案を比べられず、お困りではありませんか。',
    description: '何を、どの順番で、いくらかけて行うか。技術の面から進む方向を示します。',
    features: ['デジタル戦略', 'イノベーション', 'ITアーキテクチャ', 'プロジェクト管理'],
  },
]

export const servicesTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: 'サービス',
  intro: '課題に応じて組み合わせられるサービスです。どれも、まず現状の診断から始めます。',
  services: SERVICES,
  callHeading: 'ビジネスを\u200b変えたいと\u200bお考えですか？',
  steps: {
    heading: '進め方',
    list: [
      { title: 'ご相談', text: '課題をお客様の言葉でお聞かせください。' },
      { title: '現状の診断', text: '今の業務の進め方を測り、滞っている所を見つけます。' },
      {
        title: '納期と価格を明記したご提案',
        text: '何を、いつまでに、いくらで行うかを、お決めになる前にお示しします。',
      },
      { title: '納品とその後の支援', text: '実際に使える状態にし、その後もそばで支えます。' },
    ],
  },
  call: '相談する',
  newTab: 'WhatsApp、新しいタブで開きます',
  greeting:
    'こんにちは。{brand}のサイトでサービスの案内を拝見しました。導入についてご相談させてください。',
  serviceGreeting:
    'こんにちは。{brand}のサイトで「{service}」の案内を拝見しました。ご相談させてください。',
}
