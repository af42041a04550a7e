import type { COURSES as Courses, coursesTexts as Texts } from '../pt-br/courses.ts'

export const COURSES: typeof Courses = [
  {
    title: '人工知能の\u200b実務応用',
    image: '/images/course-ia',
    imageAlt: '明るい線で描かれた等深線図。点の列が、いちばん深い谷へ下りていきます。',
    description: '基礎からモデルの本番運用まで、数式も省かずに学びます。',
    topics: ['機械学習の基礎', '言語モデルの実践', 'モデルの評価と倫理', '実データによる最終課題'],
    duration: '40時間',
    level: '中級',
  },
  {
    title: 'ソフトウェア\u200bプロジェクト\u200b管理',
    image: '/images/course-gestao',
    imageAlt: '月の満ち欠けの帯の下で編まれた4本の糸。1本は珊瑚色です。',
    description: '計画を立て、優先順位を決め、納期もチームも守りながら納品する方法を学びます。',
    topics: [
      'スコープと見積もり',
      'スクラムとカンバン',
      'リスクと指標',
      '顧客とのコミュニケーション',
    ],
    duration: '32時間',
    level: '中級',
  },
  {
    title: 'AIによる\u200b業務自動化',
    image: '/images/course-automacao',
    imageAlt: '細い線で描かれた3つの花形模様が、歯車のようにかみ合っています。',
    description: '繰り返し作業を任せられるエージェント、システム連携、ワークフローを扱います。',
    topics: ['業務プロセスの洗い出し', 'RPAとシステム連携', 'AIエージェント', '監視とコスト'],
    duration: '36時間',
    level: '中級',
  },
  {
    title: 'AIの力で\u200b進めるDX',
    image: '/images/course-transformacao',
    imageAlt: '線で刻まれた日の出。右側では、線がほどけて四角い粒になっていきます。',
    description: '企業をアナログからデジタルへ変えていく道筋を学びます。',
    topics: ['デジタル化の現状診断', 'データを生かす文化', 'AIのユースケース', '90日間の計画'],
    duration: '28時間',
    level: '入門',
  },
]

export const coursesTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: '研修プログラム',
  intro:
    '学んだ技術を翌週から使いたい方へ。座学を抑え、演習を中心に進めます。研修はポルトガル語で行います。',
  topics: '「{course}」の学習テーマ',
  duration: '受講時間：{duration}',
  level: 'レベル：{level}',
  ask: 'この研修について質問する',
  askLabel: 'この研修について質問する：{course}',
  question: '研修「{course}」についての質問です。',
  about: '研修「{course}」について',
  guides: 'まずは読んでみたい方へ。無料のPDFガイド（ポルトガル語）があります。',
  guidesLink: '無料資料を見る',
  guidePage: '「{title}」のページ見本',
  courses: COURSES,
}
