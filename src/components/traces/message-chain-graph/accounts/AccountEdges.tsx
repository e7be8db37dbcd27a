import { memo, useMemo, useRef, type ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import { accountCurve } from '../../../../graph/accounts/accountCurve.ts'
import type { AccountPlane } from '../../../../graph/accounts/accountPlane.ts'
import { coinText } from '../../../../graph/items/amounts.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'
import { useGraphContext } from '../useGraphContext.ts'

/** Props of {@link AccountEdges}. */
export interface AccountEdgesProps {
  readonly plane: AccountPlane
  /** Places of the accounts in view. */
  readonly shown: readonly number[]
  /** Place of the account whose edges stand out. */
  readonly current: number
  readonly origin: { readonly x: number; readonly y: number }
  readonly mirrored: boolean
  readonly detail: 'full' | 'brief'
}

/** Up to this number of edges all have labels; in larger graphs only those of the current account. */
const fewEdges = 24

/** The messages between accounts: one path for each sender and course, and labels where there is room. */
export const AccountEdges = memo(function AccountEdges(props: AccountEdgesProps): ReactElement {
  const { plane, shown, current, origin, mirrored, detail } = props
  const { graph, layout } = plane
  const paths = useMemo(() => {
    const seen = new Set(shown)
    const byKey = new Map<string, { d: string; course: string; near: boolean }>()
    graph.edges.forEach(({ from, to }, edge) => {
      if (!seen.has(from) && !seen.has(to)) return
      const near = from === current || to === current
      const course = layout.course[edge] ?? 'forward'
      const key = `${from} ${course} ${near}`
      const path = byKey.get(key) ?? { d: '', course, near }
      path.d += accountCurve(plane, edge, origin, mirrored).d
      byKey.set(key, path)
    })
    return [...byKey].sort(([, a], [, b]) => Number(a.near) - Number(b.near))
  }, [plane, graph, layout, shown, current, origin, mirrored])
  const labelled = graph.edges.flatMap(({ from, to }, edge) => {
    const named = graph.edges.length <= fewEdges || from === current || to === current
    return named && detail === 'full' && (shown.includes(from) || shown.includes(to)) ? [edge] : []
  })
  return (
    <>
      <svg part="message-chain-graph-edges" width="1" height="1" aria-hidden="true" focusable="false">
        {paths.map(([key, { d, course, near }]) => (
          <path
            key={key}
            part="message-chain-graph-edge"
            data-kind={course === 'forward' ? 'delivered' : course}
            data-near={near || undefined}
            d={d}
            fill="none"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {labelled.slice(0, 60).map((edge) => (
        <EdgeText key={edge} {...props} edge={edge} />
      ))}
    </>
  )
})

function EdgeText({
  plane,
  edge,
  origin,
  mirrored,
}: AccountEdgesProps & { readonly edge: number }): ReactElement | null {
  const context = useGraphContext()
  const messages = useTexts('graphTools', graphToolsMessages)
  const element = useRef<HTMLSpanElement>(null)
  const { x, y } = accountCurve(plane, edge, origin, mirrored)
  useBrowserLayoutEffect(() => {
    element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`)
  }, [x, y])
  const found = plane.graph.edges[edge]
  if (found === undefined) return null
  const times = found.messages.length
  return (
    <span ref={element} part="message-chain-graph-words" data-course={plane.layout.course[edge]} aria-hidden="true">
      <bdi>
        {times > 1 && `${messages.times(formatNumber(times, context.locale))} `}
        {coinText(found.value, context)}
      </bdi>
    </span>
  )
}
