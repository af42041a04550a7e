import { z } from 'zod'
import type { OwnerLinkName } from '../../site/owner-links.ts'
import { SECTION_NAMES } from '../../site/routes.ts'
import type { FieldMeta } from './kinds.ts'
import { RULES, type Rule } from './setting-rules.ts'
import { SCHEMA, type Group } from './texts.ts'

function setting({ expected, accepts }: Rule, title: string, description = '') {
  return z.string().refine(accepts, `is not ${expected}`).meta({ title, description })
}

const link = (title: string) =>
  setting(RULES.link, title, 'Vazio: o link aparece como "em breve".').default('')

const LINKS: Record<OwnerLinkName, ReturnType<typeof link>> = {
  privacy: link('Privacidade'),
  terms: link('Termos'),
  cookies: link('Cookies'),
  code: link('Código aberto'),
  professional: link('Rede profissional'),
  microblog: link('Microblog'),
  photos: link('Fotos'),
  social: link('Rede social'),
  location: link('Mapa'),
}

const part = (title: string, description = '') =>
  z
    .enum(['on', 'off'])
    .default('on')
    .meta({ title, description, labels: { on: 'Sim', off: 'Não' } } satisfies FieldMeta)

const GROUP_LABELS = Object.fromEntries(
  Object.entries(SCHEMA).map(([name, schema]) => [name, schema.meta()?.title ?? name]),
)

/** What telephones show under an icon without cutting it. */
const MAX_SHORT_NAME = 12

const year = (title: string) => z.int().min(1900).max(2100).meta({ title })

/** What `src/content/site.yml` says of the company and the site. The environment goes before it. */
export const SITE_SCHEMA = z
  .strictObject({
    brand: setting(RULES.text, 'Marca'),
    shortName: z.string().max(MAX_SHORT_NAME).default('').meta({
      title: 'Nome curto',
      description: 'Sob o ícone na tela do telefone. Vazio: a marca.',
    }),
    email: setting(RULES.email, 'E-mail'),
    phone: setting(RULES.phone, 'Telefone', 'Com +, país e DDD: +5548900000000'),
    city: setting(RULES.text, 'Cidade', 'Como "Florianópolis, Brasil"'),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ title: 'Longitude da cidade', description: 'Em graus; a oeste, negativa.' }),
    address: setting(RULES.origin, 'Endereço do site', 'Como https://empresa.com.br').default(''),
    founded: year('Ano de fundação'),
    started: year('Início da história'),
    sections: z
      .array(
        z.enum(SECTION_NAMES).meta({ title: 'Seção', labels: GROUP_LABELS } satisfies FieldMeta),
      )
      .min(1)
      .refine((names) => new Set(names).size === names.length, 'names a section twice')
      .default([...SECTION_NAMES])
      .meta({ title: 'Seções da página inicial', description: 'Na ordem em que aparecem.' }),
    sky: part('Céu', 'Cruzeiro, aurora e eixo. Desligado, o visual é neutro.'),
    heroPicture: z
      .string()
      .max(120)
      .default('')
      .meta({
        title: 'Foto da primeira tela',
        description: 'Só aparece com o céu desligado.',
        names: 'picture',
      } satisfies FieldMeta),
    guides: part('Guias', 'A página de downloads e o que leva a ela.'),
    newsletter: part('Newsletter'),
    companyField: part('Campo "Empresa" nos formulários'),
    socialLinks: part('Redes no rodapé'),
    links: z.strictObject(LINKS).prefault({}).meta({ title: 'Links' }),
    switched: z
      .array(
        z
          .enum(Object.keys(SCHEMA) as Group[])
          .meta({ title: 'Textos', labels: GROUP_LABELS } satisfies FieldMeta),
      )
      .default([])
      .meta({
        title: 'Outros textos na troca de idioma',
        description:
          'Além do menu e da primeira tela. Vale onde cada idioma não tem páginas próprias.',
      }),
  })
  .refine(({ started, founded }) => started <= founded, {
    path: ['started'],
    message: 'is after the year of "founded"',
  })

export type Site = z.infer<typeof SITE_SCHEMA>
