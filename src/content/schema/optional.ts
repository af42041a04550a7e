import { z } from 'zod'
import { group, line, named, optionalEntries, prose, same, type FieldMeta } from './fields.ts'
import { CNPJ_FORM, isCnpj } from './is-cnpj.ts'

// Blocks that are shown only once they are filled.

export const CLIENTS = group('Clientes', {
  heading: line('Nome da lista', 'Lido por leitores de tela.'),
  clients: optionalEntries('Clientes', 'Aparecem a partir de três.', {
    name: same('Nome'),
    logo: named('file', 'Logotipo', 'De preferência SVG. Vazio: só o nome.').optional(),
  }),
})

export const CASES = group('Resultados de clientes', {
  heading: line('Título'),
  problem: line('Antes do problema'),
  done: line('Antes do que foi feito'),
  result: line('Antes do resultado'),
  confirmed: line('Quem confirma', '', ['name']),
  cases: optionalEntries('Casos', 'Vazio: nada aparece.', {
    problem: prose('Problema'),
    done: prose('O que foi feito'),
    result: line('Resultado medido', 'Com número e prazo.'),
    confirmedBy: line('Quem confirma', 'Nome, cargo e empresa.'),
  }),
})

export const PEOPLE = group('Pessoas', {
  heading: line('Título'),
  people: optionalEntries('Pessoas', 'Vazio: nada aparece.', {
    name: same('Nome'),
    role: line('Função'),
    picture: named(
      'portrait',
      'Foto',
      'Com 320 px ou mais; mostrada quadrada. Vazia: sem foto.',
    ).optional(),
    text: prose('Uma frase'),
  }),
})

const detail = (title: string, description: string) =>
  z.string().max(160).default('').meta({ title, description })

export const COMPANY = group('Empresa', {
  text: line('Linha do rodapé', '', ['name', 'cnpj', 'address']),
  name: detail('Razão social', 'Vazia: a linha não aparece.'),
  cnpj: z
    .string()
    .refine(isCnpj, 'cnpj')
    .default('')
    .meta({
      title: 'CNPJ',
      description: 'Como 11.222.333/0001-81',
      pattern: CNPJ_FORM.source,
    } satisfies FieldMeta),
  address: detail('Endereço', 'Rua, número, cidade e CEP.'),
})
