import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { WidgetModule, WidgetProps } from '../defineWidget.ts'
import { adoptStyles } from '../styles.ts'

/** Props of every page of the explorer. */
export type PageProps = Omit<WidgetProps, 'values'>

interface PartProps<Values> extends PageProps {
  readonly row: { readonly load: () => Promise<WidgetModule<Values>> }
  readonly values: Partial<Values>
}

/** The content of another element, loaded when it first appears. */
export function Part<Values>({ row, values, ...props }: PartProps<Values>): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<WidgetModule<Values>>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let isUnmounted = false
    row.load().then(
      (module) => {
        if (isUnmounted) return
        const root = place.current?.getRootNode()
        if (root instanceof ShadowRoot) adoptStyles(root, module.styles)
        setLoaded(module)
      },
      (error: unknown) => !isUnmounted && setFailure({ error }),
    )
    return () => {
      isUnmounted = true
    }
  }, [row])
  if (failure !== undefined) throw failure.error
  const Content = loaded?.default
  return (
    <div ref={place} part="explorer-part">
      {Content !== undefined && <Content {...props} values={values as Values} />}
    </div>
  )
}
