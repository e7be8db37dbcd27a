import type { KeyCommand } from './keys.ts'
import { sizes } from './sizes.ts'
import type { Stage } from './stage.ts'
import type { TraceTreeProps } from './TraceTree.tsx'
import type { Walk } from './useWalk.ts'

/** What a command works on. */
export interface CommandContext extends Pick<TraceTreeProps, 'trace' | 'verdict' | 'onOpen'> {
  readonly walk: Walk
  readonly stage: Stage | undefined
  readonly mirrored: boolean
  readonly select: (place: number) => void
  readonly setPanel: (panel: 'search' | 'sent') => void
}

/** Does what a key or a button asks for; false when there was nothing to do. */
export function runCommand(command: KeyCommand, context: CommandContext): boolean | void {
  const { trace, verdict, walk, stage, mirrored, select, setPanel } = context
  const { drawing, place, goTo, goToTransaction, setBranches } = walk
  const { items, layout } = drawing
  /** The transaction that the current item is, or that sent it. */
  const here = (): number => {
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
      return walk.openAll(command.at)
    case 'group':
      return walk.turnGroup(command.at)
    case 'details':
    case 'select': {
      if (items[command.at]?.group !== undefined) return walk.turnGroup(command.at)
      select(command.at)
      const hash = trace.transactions[items[command.at]?.transaction ?? -1]?.hash
      return command.do === 'details' && hash !== undefined ? context.onOpen?.(hash) : undefined
    }
    case 'copy': {
      // What the reader has marked on the page is what they mean.
      if (getSelection()?.isCollapsed === false) return false
      const { transaction, message } = items[command.at] ?? { transaction: -1, message: -1 }
      const hash = trace.transactions[transaction]?.hash ?? trace.messages[message]?.message.hash
      if (hash === undefined) return false
      // Without the permission there is nothing to be done, and nothing was lost.
      void navigator.clipboard?.writeText(hash).catch(() => {})
      return undefined
    }
    case 'search':
      return setPanel('search')
    case 'sent':
      return setPanel('sent')
    case 'failure': {
      const failed = verdict.failures.map(({ index }) => index)
      const from = here()
      const next =
        command.step > 0
          ? (failed.find((index) => index > from) ?? failed[0])
          : (failed.findLast((index) => index < from) ?? failed.at(-1))
      return next === undefined ? false : goToTransaction(next, true)
    }
    case 'time': {
      const next = here() + command.step
      return next in trace.transactions ? goToTransaction(next, true) : undefined
    }
    case 'zoom': {
      if (command.by === 'in') return stage?.zoom(1.25)
      if (command.by === 'out') return stage?.zoom(0.8)
      if (command.by !== 'branch') return stage?.zoomTo(command.by)
      // Reading order: a branch is the current item and those behind it of a greater depth.
      const first = (drawing.reading[place] ?? 1) - 1
      const box = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
      for (let at = first; at < layout.order.length; at += 1) {
        const item = layout.order[at] ?? 0
        if (at > first && (layout.column[item] ?? 0) <= (layout.column[place] ?? 0)) break
        const [x, y] = [layout.x[item] ?? 0, layout.y[item] ?? 0]
        box.left = Math.min(box.left, x)
        box.top = Math.min(box.top, y)
        box.right = Math.max(box.right, x + sizes.nodeWidth)
        box.bottom = Math.max(box.bottom, y + (drawing.height[item] ?? 0))
      }
      return stage?.zoomTo(box)
    }
    case 'pan': {
      const { width, height } = stage?.viewport() ?? { width: 0, height: 0 }
      return stage?.pan((mirrored ? -1 : 1) * command.x * width, command.y * height)
    }
  }
}
