import { useRef, useState, type ReactElement, type RefObject } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphToolsMessages } from '../../../locales/en/graph.ts'
import { GraphMenu } from './GraphMenu.tsx'
import { GraphMinimap } from './GraphMinimap.tsx'
import { GraphPaper } from './GraphPaper.tsx'
import { GraphSearch } from './GraphSearch.tsx'
import { GraphToolbar, type Tool } from './GraphToolbar.tsx'
import type { KeyCommand } from './keys.ts'
import { SentList } from './SentList.tsx'
import type { Stage } from './stage.ts'
import type { TraceTreeProps } from './TraceTree.tsx'
import { useArrivals } from './useArrivals.ts'
import type { Walk } from './useWalk.ts'

/** What is drawn of a trace: its messages, what they did together, or the accounts they connect. */
export type GraphView = 'messages' | 'actions' | 'accounts'

/** Props of {@link GraphControls}. */
export interface GraphControlsProps extends TraceTreeProps {
  readonly walk: Walk
  readonly stage: RefObject<Stage | undefined>
  readonly mirrored: boolean
  readonly run: (command: KeyCommand) => boolean | void
  /** New transactions are brought into view. */
  readonly follow: boolean
  readonly onFollow: (follow: boolean) => void
  readonly panel: 'search' | 'sent' | undefined
  readonly onPanel: (panel: 'search' | 'sent' | undefined) => void
  /** Transactions that the search found. */
  readonly found: ReadonlySet<number>
  readonly onFound: (found: ReadonlySet<number>) => void
}

/** Everything beside the drawing by which it is looked at: loaded after it has been shown. */
export function GraphControls(props: GraphControlsProps): ReactElement {
  const { trace, verdict, view, views, onView, walk, stage, run, follow, onFollow, panel, onPanel } = props
  const { locale } = useDisplay()
  const messages = useMessages('graphTools', graphToolsMessages)
  const [menu, setMenu] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const arrivals = useArrivals(props)

  const closePanel = (): void => {
    onPanel(undefined)
    const { items } = walk.drawing
    walk.goTo(items[walk.place] === undefined ? 0 : walk.place, true)
  }
  const tools: Tool[] = [
    {
      icon: 'search',
      name: messages.search,
      on: panel === 'search',
      act: () => onPanel(panel === 'search' ? undefined : 'search'),
    },
    ...(verdict.failures.length === 0
      ? []
      : [{ icon: 'failure', name: messages.nextFailure, act: () => run({ do: 'failure', step: 1 }) } as const]),
    ...(arrivals.live
      ? [{ icon: 'follow', name: messages.follow, on: follow, act: () => onFollow(!follow) } as const]
      : []),
    ...views.map((choice, place) => ({
      icon: choice,
      name: messages.views[choice],
      on: choice === view,
      apart: place === 0,
      act: () => onView(choice),
    })),
    { icon: 'save', name: messages.export, menu, apart: true, act: () => setMenu(!menu) },
    { icon: 'out', name: messages.zoomOut, apart: true, act: () => run({ do: 'zoom', by: 'out' }) },
    { icon: 'in', name: messages.zoomIn, act: () => run({ do: 'zoom', by: 'in' }) },
    { icon: 'fit', name: messages.fit, act: () => run({ do: 'zoom', by: 'fit' }) },
  ]
  return (
    <>
      <div part="message-chain-graph-controls" data-controls="" ref={root}>
        {panel === 'search' && <GraphSearch {...props} onClose={closePanel} />}
        {panel === 'sent' && <SentList trace={trace} walk={walk} onClose={closePanel} />}
        {arrivals.unseen > 0 && !follow && (
          <button
            type="button"
            part="message-chain-graph-news"
            onClick={() => {
              stage.current?.reveal(arrivals.first)
              arrivals.forget()
            }}
          >
            <bdi>{messages.newBelow(arrivals.unseen, formatNumber(arrivals.unseen, locale))}</bdi>
          </button>
        )}
        <GraphMinimap {...props} />
        {menu && (
          <GraphMenu
            drawing={walk.drawing}
            onClose={() => {
              setMenu(false)
              root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            }}
          />
        )}
        <GraphToolbar tools={tools} />
      </div>
      <GraphPaper trace={trace} />
    </>
  )
}
