import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Emit, Open, WidgetModule } from '../defineWidget.ts'
import { adoptStyles } from '../styles.ts'

interface PartProps<Values> {
  readonly row: { readonly load: () => Promise<WidgetModule<Values>> }
  readonly values: Partial<Values>
  readonly emit: Emit
  readonly open: Open
}

/** The view of another element, loaded when it first appears. */
export function Part<Values>({ row, values, emit, open }: PartProps<Values>): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ readonly module: WidgetModule<Values> } | { readonly error: unknown }>()
  useEffect(() => {
    let isUnmounted = false
    const finish = (result: NonNullable<typeof loaded>) => {
      if (!isUnmounted) setLoaded(result)
    }
    row.load().then(
      (module) => {
        const root = place.current?.getRootNode()
        if (root instanceof ShadowRoot) adoptStyles(root, module.styles)
        finish({ module })
      },
      (error: unknown) => finish({ error }),
    )
    return () => {
      isUnmounted = true
    }
  }, [row])
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  const View = loaded?.module.default
  return (
    <div ref={place} part="explorer-part">
      {View !== undefined && <View values={values as Values} emit={emit} open={open} />}
    </div>
  )
}

/** Props of every page of the explorer. */
export interface PageProps {
  readonly emit: Emit
  readonly open: Open
}
