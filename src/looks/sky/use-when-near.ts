import {
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'

/** A component that loads when the element comes near the window. Renders nothing before, or if it fails. */
export function useWhenNear<Props extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
  props: Props,
): ReactNode {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(
          (component) => setLoaded({ component }),
          () => undefined,
        )
      },
      { rootMargin: '100%' },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, load])
  return loaded && createElement(loaded.component, props)
}
