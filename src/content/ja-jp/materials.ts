import type { Material, MaterialFile } from '../pt-br/materials.ts'

export const MATERIALS: readonly Material<MaterialFile>[] = [
  {
    title: '人工知能の\u200b実践ガイド',
    description: '仕事でAIを使うための考え方、言葉、最初の一歩を、専門用語に頼らずまとめました。',
    cover: '/pdfs/ia-capa.jpg',
    file: 'ia-guia.pdf',
  },
  {
    title: 'アジャイルによる\u200bソフトウェア\u200bプロジェクト\u200b管理',
    description: '短いサイクルで成果を届けるソフトウェアチームのリズム、役割、指標を解説します。',
    cover: '/pdfs/gestao-capa.jpg',
    file: 'gestao-agil.pdf',
  },
  {
    title: 'AIによる\u200b自動化と\u200b生産性向上',
    description: 'どこから自動化するか、チームが取り戻す時間をどう測るかを説明します。',
    cover: '/pdfs/automacao-capa.jpg',
    file: 'automacao-produtividade.pdf',
  },
]
