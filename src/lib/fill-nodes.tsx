import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'

/** Puts elements in the place of `{name}` in a text. */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : nodes[part]))
  return createElement(Fragment, null, ...parts)
}
