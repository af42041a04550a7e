import { z } from 'zod'
import { isCnpj } from '../../site/is-cnpj.ts'
import { group, line, named, optionalEntries, prose, same } from './kinds.ts'

// Blocks that are shown only once they are filled.

const PICTURE = 'Em public, como /images/nome.svg. Vazio: sem imagem.'

export const CLIENTS = group('Clientes', {
  heading: line('Nome da lista', 'Lido por leitores de tela.'),
  clients: optionalEntries('Clientes', 'Aparecem a partir de três.', {
    name: same('Nome'),
    logo: named('file', 'Logotipo', PICTURE).optional(),
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
    picture: named('file', 'Foto', PICTURE).optional(),
    text: prose('Uma frase'),
  }),
})

const blank = (title: string, description = '') => z.string().max(160).meta({ title, description })

export const COMPANY = group('Empresa', {
  text: line('Linha do rodapé', '', ['name', 'cnpj', 'address']),
  name: blank('Razão social', 'Vazia: a linha não aparece.'),
  cnpj: z
    .string()
    .refine((text) => text === '' || isCnpj(text), 'is no CNPJ: its last two digits do not fit')
    .meta({ title: 'CNPJ', description: 'Como 11.222.333/0001-81' }),
  address: blank('Endereço', 'Rua, número, cidade e CEP.'),
})
