import {
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'

/**
 * A component with a file of its own, asked for when the element is within a window's height of the
 * window; nothing until it has come, or if it fails to.
 */
export function useWhenNear<Props extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
  props: Props,
): ReactNode {
  const [come, setCome] = useState<{ component: ComponentType<Props> }>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(
          (component) => setCome({ component }),
          () => undefined,
        )
      },
      { rootMargin: '100%' },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, load])
  return come && createElement(come.component, props)
}
