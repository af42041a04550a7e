import type { VALUES as Values, cultureTexts as Texts } from '../pt-br/culture.ts'

export const VALUES: typeof Values = [
  { title: '革新', desc: '早く試し、効果を測り、確かめてからお勧めします。', bg: 1 },
  { title: '倫理', desc: 'データを大切に扱い、根拠を説明できる判断をします。', bg: 2 },
  { title: '協働', desc: '最初のラフ案から納品まで、お客様に伴走します。', bg: 3 },
  { title: '卓越', desc: '誰も見ない細部にも手を抜かず、誰もが見る納期を守ります。', bg: 4 },
]

export const cultureTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: '私たちについて',
  axis: 'この線は、南十字星の長軸を延ばしたものです。4.5倍延ばすと天の南極に届き、そこから南の方角がわかります。',
  historyLead:
    '原点は、{started}年に始まったテクノロジーひと筋のキャリアです。業務を止められない企業の現場で、開発、ネットワーク、データ、プロジェクトに携わりました。',
  history:
    '{founded}年、その経験から{fullName}が生まれました。まず話を聞き、次に測り、それから作る。テクノロジーと人工知能を手がけるブラジルの会社です。どのプロジェクトにも、明確な方向と約束した納期があり、そばで支える人がいます。',
  rulerStart: 'テクノロジー分野でのキャリアを開始。',
  rulerEnd: '{brand}が誕生。',
  missionTitle: 'ミッション',
  mission:
    'それぞれの事業に見合ったソフトウェア開発と人工知能で、アイデアを日々の業務で役立つデジタルソリューションに変えます。',
  visionTitle: 'ビジョン',
  vision: '技術の方向転換が必要になったとき、ブラジルの企業が最初に相談する会社を目指します。',
  values: VALUES,
}
