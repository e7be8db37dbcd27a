import type { GraphViewport } from '../../../../graph/camera/viewport.ts'
import type { KeyCommand } from '../../../../graph/tree/keyCommand.ts'
import { sizes } from '../../../../graph/layouts/sizes.ts'
import type { TraceGraph } from '../../../../graph/tree/traceGraph.ts'
import type { Box } from '../../../../graph/camera/camera.ts'
import type { TraceTreeProps } from './TraceTree.tsx'
import type { TreeNavigation } from './useTreeNavigation.ts'

/** The parts of a graph that commands act on. */
export interface CommandContext extends Pick<TraceTreeProps, 'trace' | 'verdict' | 'onOpen'> {
  readonly navigation: TreeNavigation
  readonly viewport: GraphViewport | undefined
  readonly mirrored: boolean
  readonly select: (place: number) => void
  readonly setPanel: (panel: 'search' | 'sent') => void
}

/**
 * Runs a command of a key or a button.
 * @returns False when there was nothing to do, so that the browser can handle the key.
 */
export function runCommand(command: KeyCommand, context: CommandContext): boolean | void {
  const { trace, verdict, navigation, viewport, mirrored, select, setPanel } = context
  const { graph, place, goTo, goToTransaction, setBranches } = navigation
  const { items } = graph
  /** Transaction of the current item, or the one that sent it. */
  const currentTransaction = (): number => {
    const item = items[place]
    if (item === undefined || item.transaction >= 0) return item?.transaction ?? -1
    return items[item.parent]?.transaction ?? -1
  }
  switch (command.do) {
    case 'go':
      return goTo(command.to, true)
    case 'open':
    case 'close':
      return setBranches([command.at], command.do === 'open' ? 'open' : 'closed')
    case 'siblings': {
      const parent = items[command.at]?.parent
      const all = items.flatMap((item, at) => (item.parent === parent && item.group === undefined ? [at] : []))
      return setBranches(all, 'open')
    }
    case 'all':
      return navigation.openAll(command.at)
    case 'group':
      return navigation.toggleGroup(command.at)
    case 'details':
    case 'select': {
      if (items[command.at]?.group !== undefined) return navigation.toggleGroup(command.at)
      select(command.at)
      const hash = trace.transactions[items[command.at]?.transaction ?? -1]?.hash
      return command.do === 'details' && hash !== undefined ? context.onOpen?.(hash) : undefined
    }
    case 'copy': {
      // The reader selected text on the page and copies that.
      if (getSelection()?.isCollapsed === false) return false
      const { transaction, message } = items[command.at] ?? { transaction: -1, message: -1 }
      const hash = trace.transactions[transaction]?.hash ?? trace.messages[message]?.message.hash
      if (hash === undefined) return false
      // Without the permission to write there is nothing to do.
      void navigator.clipboard?.writeText(hash).catch(() => {})
      return undefined
    }
    case 'search':
      return setPanel('search')
    case 'sent':
      return setPanel('sent')
    case 'failure': {
      const failed = verdict.failures.map(({ index }) => index)
      const from = currentTransaction()
      const next =
        command.step > 0
          ? (failed.find((index) => index > from) ?? failed[0])
          : (failed.findLast((index) => index < from) ?? failed.at(-1))
      return next === undefined ? false : goToTransaction(next, true)
    }
    case 'time': {
      const next = currentTransaction() + command.step
      return next in trace.transactions ? goToTransaction(next, true) : undefined
    }
    case 'zoom': {
      if (command.by === 'in') return viewport?.zoom(1.25)
      if (command.by === 'out') return viewport?.zoom(0.8)
      if (command.by !== 'branch') return viewport?.zoomTo(command.by)
      return viewport?.zoomTo(branchBox(graph, place))
    }
    case 'pan': {
      const { width, height } = viewport?.size() ?? { width: 0, height: 0 }
      return viewport?.pan((mirrored ? -1 : 1) * command.x * width, command.y * height)
    }
  }
}

/** Box of an item and everything that is shown below it. */
function branchBox({ layout, reading, height }: TraceGraph, place: number): Box {
  const box = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  // In reading order a branch is the item and the following ones of a greater depth.
  const first = (reading[place] ?? 1) - 1
  for (let at = first; at < layout.order.length; at += 1) {
    const item = layout.order[at] ?? 0
    if (at > first && (layout.column[item] ?? 0) <= (layout.column[place] ?? 0)) break
    const [x, y] = [layout.x[item] ?? 0, layout.y[item] ?? 0]
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + sizes.nodeWidth)
    box.bottom = Math.max(box.bottom, y + (height[item] ?? 0))
  }
  return box
}
