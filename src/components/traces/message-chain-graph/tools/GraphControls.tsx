import { useRef, useState, type ReactElement, type RefObject } from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import type { GraphViewport } from '../../../../graph/camera/viewport.ts'
import type { KeyCommand } from '../../../../graph/tree/keyCommand.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import type { TraceTreeProps } from '../tree/TraceTree.tsx'
import type { TreeNavigation } from '../tree/useTreeNavigation.ts'
import { GraphMinimap } from './GraphMinimap.tsx'
import { GraphSearch } from './GraphSearch.tsx'
import { GraphToolbar, type Tool } from './GraphToolbar.tsx'
import { PrintedTrace } from './PrintedTrace.tsx'
import { SaveMenu } from './SaveMenu.tsx'
import { SentList } from './SentList.tsx'
import { useArrivals } from './useArrivals.ts'

/** View of a trace: its messages, the actions that they form, the accounts that they connect, or all of it as text. */
export type GraphView = 'messages' | 'actions' | 'accounts' | 'outline'

/** Props of {@link GraphControls}. */
export interface GraphControlsProps extends TraceTreeProps {
  readonly navigation: TreeNavigation
  readonly viewport: RefObject<GraphViewport | undefined>
  readonly mirrored: boolean
  /** Runs a command; returns false when there was nothing to do. */
  readonly run: (command: KeyCommand) => boolean | void
  /** New transactions are revealed when they arrive. */
  readonly follow: boolean
  readonly onFollow: (follow: boolean) => void
  readonly panel: 'search' | 'sent' | undefined
  readonly onPanel: (panel: 'search' | 'sent' | undefined) => void
  /** Transactions that the search found. */
  readonly found: ReadonlySet<number>
  readonly onFound: (found: ReadonlySet<number>) => void
}

/** The tools of the graph: toolbar, panels, minimap, and the trace for printing. */
export function GraphControls(props: GraphControlsProps): ReactElement {
  const {
    trace,
    verdict,
    labels,
    view,
    views,
    onViewChange,
    navigation,
    viewport,
    run,
    follow,
    onFollow,
    panel,
    onPanel,
  } = props
  const { locale } = useDisplay()
  const messages = useTexts('graphTools', graphToolsMessages)
  const [menu, setMenu] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const arrivals = useArrivals(props)

  const closePanel = (): void => {
    onPanel(undefined)
    const { graph, place, goTo } = navigation
    goTo(graph.items[place] === undefined ? 0 : place, true)
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
      act: () => onViewChange(choice),
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
        {panel === 'sent' && <SentList trace={trace} navigation={navigation} onClose={closePanel} />}
        {arrivals.unseen > 0 && !follow && (
          <button
            type="button"
            part="message-chain-graph-news"
            onClick={() => {
              viewport.current?.reveal(arrivals.first)
              arrivals.forget()
            }}
          >
            <bdi>{messages.newBelow(arrivals.unseen, locale)}</bdi>
          </button>
        )}
        <GraphMinimap {...props} />
        {menu && (
          <SaveMenu
            graph={navigation.graph}
            labels={labels}
            onClose={() => {
              setMenu(false)
              root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            }}
          />
        )}
        <GraphToolbar tools={tools} />
      </div>
      <PrintedTrace trace={trace} labels={labels} />
    </>
  )
}
