import type { runtime } from 'ton-assembly'
import type { LinePlace } from './listing.ts'

type Instruction = runtime.Instr
type Mapping = runtime.Mapping

/** Code that was compiled again, and the cell that holds it. */
export interface CompiledCode {
  /** Instructions that were printed. */
  readonly instructions: readonly Instruction[]
  /** The same instructions, printed. */
  readonly lines: readonly string[]
  /** Places of the instructions after compilation. */
  readonly mapping: Mapping
  /** Cell that the code lies in, hex, and its first bit there: code of a method follows its key. */
  readonly cell: string
  readonly offset: number
}

/** Places of all lines that are instructions; undefined if the lines cannot be told apart. */
export function linePlaces({
  instructions,
  lines,
  mapping,
  cell,
  offset,
}: CompiledCode): readonly LinePlace[] | undefined {
  const lineNumbers = numberInstructions(instructions, lines)
  if (lineNumbers === undefined) return undefined
  const places: LinePlace[] = []
  const open: Mapping[] = [mapping]
  for (let at = 0; at < open.length; at += 1) {
    const next = open[at] as Mapping
    open.push(...next.subMappings)
    // The code of a nested dictionary's method lies behind its key, too.
    const entries = mapping.dictionaryInfo.filter(({ childCell }) => childCell.hash().toString('hex') === next.cell)
    const bases =
      next === mapping
        ? [{ cell, offset }]
        : entries.length > 0
          ? entries.map((entry) => ({ cell: entry.builder.asCell().hash().toString('hex'), offset: entry.offset }))
          : [{ cell: next.cell, offset: 0 }]
    for (const { instr, offset: bit } of next.instructions) {
      const line = lineNumbers.get(instr)
      if (line !== undefined)
        places.push(...bases.map((base) => ({ cell: base.cell, offset: base.offset + bit, line })))
    }
  }
  return places
}

/** Numbers of the lines at which instructions start; undefined if the printed lines are not these instructions. */
function numberInstructions(
  instructions: readonly Instruction[],
  lines: readonly string[],
): ReadonlyMap<Instruction, number> | undefined {
  const starts = lines.flatMap((text, line) => {
    const name = /^\s*([A-Za-z]\w*)/.exec(text)?.[1]
    return name === undefined ? [] : [{ name, line }]
  })
  const numbers = new Map<Instruction, number>()
  const open: unknown[] = [...instructions].toReversed()
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const {
      $: kind,
      instructions: nested,
      methods,
    } = value as {
      readonly $?: string
      readonly instructions?: readonly unknown[]
      readonly methods?: readonly unknown[]
    }
    const inner = nested ?? methods
    if (inner !== undefined) {
      open.push(...inner.toReversed())
      continue
    }
    if (kind === undefined || kind === 'Raw' || kind === 'RawDict') continue
    // An argument of another kind, such as a slice, prints no line of its own.
    const start = starts[numbers.size]
    if (start?.name !== (printedNames[kind] ?? kind)) return undefined
    numbers.set(value as Instruction, start.line)
    open.push(...codeArguments(value).toReversed())
  }
  return numbers.size === starts.length ? numbers : undefined
}

/** Words that the printer writes in place of a name. */
const printedNames: Readonly<Record<string, string>> = {
  PSEUDO_PUSHREF: 'ref',
  PSEUDO_PUSHSLICE: 'embed',
  PSEUDO_EXOTIC: 'exotic',
}
/** Arguments that are printed as lines. */
const codeKinds = ['Instructions', 'DecompiledDict']

function codeArguments(instruction: object): readonly unknown[] {
  return Object.values(instruction).filter(
    (value: unknown) =>
      typeof value === 'object' && value !== null && codeKinds.includes((value as { readonly $?: string }).$ ?? ''),
  )
}
