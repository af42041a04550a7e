import type { CmsConfig, CollectionFile } from '@sveltia/cms'
import { LANGUAGE } from '../../src/content/schema/language.ts'
import { MARKDOWN_PAGE } from '../../src/content/schema/markdown-page.ts'
import { SITE_SCHEMA } from '../../src/content/schema/site.ts'
import type { Group } from '../../src/content/schema/texts.ts'
import { isExample, settingsFile, textFile } from '../settings/site-folder.ts'
import type { Site } from '../site/site.ts'
import { fieldFor, GROUP_FIELDS, GROUPS, type FieldSchema } from '../texts/schema-tree.ts'
import { isStory } from '../texts/story.ts'
import { editorFields } from './editor-fields.ts'

export function editorConfig({
  address,
  editor,
  folder,
  defaultLanguage,
  languages,
}: Site): CmsConfig {
  const locales = languages.map(({ value }) => value.toLowerCase())
  const defaultLocale = defaultLanguage.toLowerCase()
  const fieldsOf = (field: FieldSchema, group?: Group) =>
    editorFields(field, {
      publicFolder: folder.public,
      defaultLocale,
      hasWords: (keys) => !isExample(folder) && group !== undefined && !isStory(group, keys),
    })
  const inEachLanguage = (
    name: string,
    field: FieldSchema,
    file: string,
    group?: Group,
  ): CollectionFile => ({
    name,
    label: field.title ?? name,
    file: file.replace(`/${defaultLocale}/`, '/{{locale}}/'),
    i18n: true,
    fields: fieldsOf(field, group),
  })
  const site: CollectionFile = {
    name: 'site',
    label: 'Empresa e site',
    file: settingsFile(folder),
    fields: fieldsOf(fieldFor(SITE_SCHEMA)),
  }
  return {
    load_config_file: false,
    backend: {
      name: editor.backend,
      repo: editor.repo || 'local/site',
      branch: editor.branch,
      // The other ways to sign in need a server.
      auth_methods: ['token'],
    },
    app_title: 'Editor',
    ...(address && { site_url: address }),
    media_folder: `${folder.public}/images`,
    public_folder: '/images',
    media_libraries: { default: { config: { slugify_filename: true } } },
    // The build takes no other letters in the name of a page's file.
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_folders', locales, default_locale: defaultLocale },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      {
        name: 'pages',
        label: 'Páginas',
        label_singular: 'Página',
        folder: `${folder.content}/{{locale}}/pages`,
        i18n: true,
        create: true,
        slug: '{{title}}',
        extension: 'md',
        format: 'yaml-frontmatter',
        fields: [
          ...fieldsOf(fieldFor(MARKDOWN_PAGE)),
          {
            name: 'body',
            label: 'Texto',
            widget: 'markdown',
            i18n: true,
            required: [defaultLocale],
          },
        ],
      },
    ],
    singletons: [
      site,
      ...GROUPS.map((group) =>
        inEachLanguage(group, GROUP_FIELDS[group], textFile(folder, defaultLanguage, group), group),
      ),
      inEachLanguage('language', fieldFor(LANGUAGE), textFile(folder, defaultLanguage, 'language')),
    ],
  }
}
