import { nameShape } from '../tokens/lookalike.ts'
import { createAnchors } from './anchors.ts'
import type { AccountLabelEntry, Labels } from './labels.ts'

/** Builds {@link Labels} from entries with distinct addresses. */
export function collectLabels(entries: Iterable<AccountLabelEntry>): Labels {
  const byAddress = new Map(Array.from(entries, (entry) => [entry.address, entry] as const))
  const own = [...byAddress.values()].flatMap(({ address, imported }) => (imported ? [] : [address]))
  let shapes: Map<string, AccountLabelEntry[]> | undefined
  return {
    byAddress,
    findImitation: createAnchors(own).find,
    findLookalike(name, address) {
      // Most readers have few labels, and most pages many names: indexed at the first question.
      shapes ??= indexByShape(byAddress.values())
      if (shapes.size === 0) return undefined
      // `alice.ton` imitates the label `Alice` as well as the label `alice.ton`.
      const alike = [name, name.replace(/\.[a-z.]+$/i, '')].flatMap((text) => shapes?.get(nameShape(text)) ?? [])
      return alike.some((entry) => entry.address === address) ? undefined : alike[0]?.label
    },
  }
}

function indexByShape(entries: Iterable<AccountLabelEntry>): Map<string, AccountLabelEntry[]> {
  const shapes = new Map<string, AccountLabelEntry[]>()
  for (const entry of entries) {
    // A label of a stranger can be imitated, and must not pass for one of the reader's.
    if (entry.imported) continue
    const shape = nameShape(entry.label ?? '')
    if (shape !== '') shapes.set(shape, [...(shapes.get(shape) ?? []), entry])
  }
  return shapes
}
