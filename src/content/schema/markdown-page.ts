import { z } from 'zod'
import { line, prose, ruled, type FieldMeta } from './fields.ts'

/** What stands at the head of a page of Markdown. */
export const MARKDOWN_PAGE = z.strictObject({
  title: line('Título'),
  description: prose('Descrição', 'Para buscadores e redes sociais.'),
  menu: z
    .string()
    .max(40)
    .default('')
    .meta({
      title: 'Onde está o link',
      description:
        'header: no alto. O código de um link do rodapé, como sobre, privacy, terms ou cookies. Vazio: em nenhum dos dois.',
    } satisfies FieldMeta),
  order: z.int().min(0).max(99).default(0).meta({ title: 'Ordem no alto' }),
  path: ruled(
    'pageName',
    'Endereço neste idioma',
    'Vazio: o nome do arquivo. Letras minúsculas sem acento, números e hifens.',
  )
    .meta({ translatable: true } satisfies FieldMeta)
    .optional(),
  draft: z.boolean().default(false).meta({
    title: 'Rascunho',
    description: 'Não vai ao ar.',
  }),
})
