import { createElement, Fragment, type ReactNode } from 'react'

/** Wraps text in elements, because page translators replace bare text nodes, which React then cannot find. */
export function interpolateNodes(
  text: string,
  nodes: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece && createElement('span', null, piece) : nodes[piece],
    )
  return createElement(Fragment, null, ...pieces)
}
