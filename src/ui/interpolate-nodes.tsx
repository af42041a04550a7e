import { createElement, Fragment, type ReactNode } from 'react'

/** Puts text into elements, because page translators replace bare text, which React then cannot find. */
export function interpolateNodes(
  text: string,
  nodes: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part && createElement('span', null, part) : nodes[part],
    )
  return createElement(Fragment, null, ...parts)
}
