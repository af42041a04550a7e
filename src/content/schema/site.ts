import { z } from 'zod'
import type { OwnerLinkName } from '../../site/owner-links.ts'
import { sectionIdsOf, SECTION_NAMES, type SectionName } from '../../site/routes.ts'
import { PURPOSES } from '../../site/tags.ts'
import { languageCode, ruled, type FieldMeta } from './fields.ts'
import { SCHEMA, type Group } from './texts.ts'

const link = (title: string) =>
  ruled(
    'link',
    title,
    'Um endereço https:// ou um caminho do site, como /privacidade.html. Vazio: aparece como "em breve".',
  ).default('')

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

const onOff = (title: string, description = '') =>
  z
    .enum(['on', 'off'])
    .default('on')
    .meta({ title, description, labels: { on: 'Sim', off: 'Não' } } satisfies FieldMeta)

const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

const GROUP_LABELS = Object.fromEntries(
  Object.entries(SCHEMA).map(([name, schema]) => [name, schema.meta()?.title ?? name]),
)

const sectionAddress = (name: SectionName) =>
  ruled('pageName', GROUP_LABELS[name] ?? name).default('')

/** Code of others, which runs once a visitor has agreed to it. */
const TAGS = z
  .strictObject({
    google: ruled(
      'googleTag',
      'Tag do Google',
      'Do Analytics, como G-AB12CD34EF, ou do Ads, como AW-123456789.',
    ).default(''),
    meta: ruled('metaPixel', 'Pixel da Meta', 'O número, como 1234567890.').default(''),
    others: z
      .array(
        z.strictObject({
          address: ruled('webAddress', 'Endereço', 'Como https://tag.exemplo/script.js'),
          kind: z.enum(['script', 'picture']).meta({
            title: 'O que é',
            labels: { script: 'Script', picture: 'Pixel (imagem)' },
          } satisfies FieldMeta),
          purpose: z.enum(PURPOSES).meta({
            title: 'Para quê',
            labels: { statistics: 'Estatísticas', advertising: 'Publicidade' },
          } satisfies FieldMeta),
          hosts: z.array(ruled('origin', 'Servidor')).default([]).meta({
            title: 'Outros servidores',
            description: 'Com que o script fala além do seu, como https://px.exemplo',
          }),
        }),
      )
      .max(8)
      .default([])
      .meta({ title: 'Outros scripts e pixels' }),
  })
  .prefault({})
  .meta({
    title: 'Tags da agência',
    description: 'Só rodam com o consentimento do visitante, que o site então pede.',
  })

/** What telephones show under an icon without cutting it. */
const MAX_SHORT_NAME = 12

const year = (title: string) => z.int().min(1900).max(2100).meta({ title })

/** What `site.yml` says of the company and the site. Variables of the environment win over it. */
export const SITE_SCHEMA = z
  .strictObject({
    brand: ruled('text', 'Marca'),
    shortName: z.string().max(MAX_SHORT_NAME).default('').meta({
      title: 'Nome curto',
      description: 'Sob o ícone na tela do telefone. Vazio: a marca.',
    }),
    email: ruled('email', 'E-mail', 'Como contato@empresa.com.br'),
    phone: ruled('phone', 'Telefone', 'Com +, país e DDD: +5548900000000'),
    city: ruled('text', 'Cidade', 'Como "Florianópolis, Brasil"'),
    address: ruled('origin', 'Endereço do site', 'Como https://empresa.com.br').default(''),
    languages: z
      .array(languageCode())
      .min(1)
      .refine(areDistinct, 'languageTwice')
      .default(['pt-BR'])
      .meta({
        title: 'Idiomas',
        description: 'O primeiro é o da página. Cada um tem uma pasta com os seus textos.',
      }),
    languageScope: z
      .enum(['specified', 'whole'])
      .default('specified')
      .meta({
        title: 'O que cada idioma traduz',
        labels: { specified: 'Menu e primeira tela', whole: 'Tudo, em endereços próprios' },
      } satisfies FieldMeta),
    founded: year('Ano de fundação'),
    started: year('Início da história'),
    sections: z
      .array(
        z.enum(SECTION_NAMES).meta({ title: 'Seção', labels: GROUP_LABELS } satisfies FieldMeta),
      )
      .min(1)
      .refine(areDistinct, 'sectionTwice')
      .default([...SECTION_NAMES])
      .meta({ title: 'Seções da página inicial', description: 'Na ordem em que aparecem.' }),
    sectionAddresses: z
      .strictObject({
        culture: sectionAddress('culture'),
        services: sectionAddress('services'),
        courses: sectionAddress('courses'),
        contact: sectionAddress('contact'),
      })
      .prefault({})
      .meta({
        title: 'Endereços das seções',
        description: 'Como "planos", para /#planos. Vazio: o endereço do produto.',
      }),
    sky: onOff('Céu', 'Cruzeiro, aurora e eixo. Desligado, o visual é neutro.'),
    heroPicture: z
      .string()
      .max(120)
      .default('')
      .meta({
        title: 'Foto da primeira tela',
        description: 'Só aparece com o céu desligado.',
        asset: 'picture',
      } satisfies FieldMeta),
    guides: onOff('Guias', 'A página de downloads e o que leva a ela.'),
    newsletter: onOff('Newsletter'),
    companyField: onOff('Campo "Empresa" nos formulários'),
    socialLinks: onOff('Redes no rodapé'),
    profiles: z
      .array(ruled('profile', 'Endereço', 'Como https://www.instagram.com/empresa'))
      .max(6)
      .default([])
      .meta({
        title: 'Perfis da empresa',
        description: 'Com o ícone de cada rede, em vez dos cinco neutros.',
      }),
    links: z.strictObject(LINKS).prefault({}).meta({ title: 'Links' }),
    tags: TAGS,
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
    message: 'startedLate',
  })
  .refine(({ sectionAddresses }) => areDistinct(Object.values(sectionIdsOf(sectionAddresses))), {
    path: ['sectionAddresses'],
    message: 'addressTwice',
  })

export type SiteYaml = z.infer<typeof SITE_SCHEMA>
export type Tags = SiteYaml['tags']
