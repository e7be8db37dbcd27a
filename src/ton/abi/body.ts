import { type CellSource, parseCellInSteps } from '../cells/boc.ts'
import type { Cell } from '../cells/cell.ts'
import type { Abi, TypeText } from './abi.ts'
import { AbiError, AbiFault } from './errors.ts'
import type { Type } from './parseType.ts'
import { openCell, readWhole, startsWith } from './readCell.ts'
import { parseTag, AbiRun, type AbiOptions, type AbiValue } from './run.ts'
import { findAlternative, writeWhole } from './writeCell.ts'
import type { AbiBody, BodyList, AbiStorage, ValueAt } from './infer.ts'
import { BocFormatError } from '../cells/errors.ts'
import { runSteps } from '../cells/steps.ts'

/** Options of {@link readBody} and {@link writeBody}. */
export interface BodyOptions<Kind extends BodyList = BodyList> extends AbiOptions {
  /** List of the ABI that has the bodies. @default 'incoming' */
  readonly kind?: Kind | undefined
}

/**
 * Reads a message body by an ABI, to the last bit. Never throws.
 * @returns The body, whose `$` names its type; an {@link AbiError} if none of the ABI's bodies fits.
 */
export function readBody<const A extends Abi, Kind extends BodyList = 'incoming'>(
  abi: A,
  body: CellSource,
  options?: BodyOptions<Kind>,
): AbiBody<A, Kind> | AbiError {
  const run = new AbiRun(abi, options)
  return attempt(run, () => {
    const cell = openSource(body)
    run.mark(openCell(cell))
    let first: AbiError | undefined
    for (const type of findCandidates(run, abi[options?.kind ?? 'incoming'])) {
      const tag = parseTag(run.struct(type)?.prefix)
      if (tag !== undefined && !startsWith(openCell(cell), tag)) continue
      try {
        const value = readWhole(run, type, cell)
        return run.struct(type) === undefined ? { $: type.text, value } : value
      } catch (cause) {
        // Contracts of one kind may use one tag for several layouts.
        first ??= run.error(cause)
        if (first.reason === 'limit') throw cause
        run.reset()
      }
    }
    if (first !== undefined) return first
    run.bit = 0
    throw new AbiFault('tag')
  }) as AbiBody<A, Kind> | AbiError
}

/**
 * Writes a message body. Never throws.
 * @param body Value whose `$` names the type, as {@link readBody} returns it.
 */
export function writeBody<const A extends Abi, Kind extends BodyList = 'incoming'>(
  abi: A,
  body: NoInfer<AbiBody<A, Kind>>,
  options?: BodyOptions<Kind>,
): Cell | AbiError {
  const run = new AbiRun(abi, options)
  return attempt(run, () => {
    const candidates = findCandidates(run, abi[options?.kind ?? 'incoming'])
    const type = candidates[findAlternative(run, candidates, body)]
    if (type === undefined) throw new AbiFault('value', 'none of the bodies of this ABI')
    const value = run.struct(type) === undefined ? (body as { value: AbiValue }).value : (body as AbiValue)
    return writeWhole(run, type, value)
  })
}

/**
 * Reads the data of a contract by an ABI, to the last bit. Never throws.
 * @param data Cell of the contract's data, as in an account state.
 */
export function readStorage<const A extends Abi>(
  abi: A,
  data: CellSource,
  options?: AbiOptions,
): AbiStorage<A> | AbiError {
  const { storage, storageAtDeployment } = Object(abi) as Abi
  const value = readAs(abi, storage ?? '', data, options)
  if (!(value instanceof AbiError) || storageAtDeployment === undefined) return value
  const early = readAs(abi, storageAtDeployment, data, options)
  return early instanceof AbiError ? value : early
}

/** Reads a cell as one type of an ABI, to the last bit. Never throws. */
export function readAs<const A extends Abi, const T extends TypeText>(
  abi: A,
  type: T,
  source: CellSource,
  options?: AbiOptions,
): ValueAt<A, T> | AbiError {
  const run = new AbiRun(abi, options)
  return attempt(run, () => readWhole(run, run.type(type), openSource(source))) as ValueAt<A, T> | AbiError
}

/** Writes a value of one type of an ABI into a cell. Never throws. */
export function writeAs<const A extends Abi, const T extends TypeText>(
  abi: A,
  type: T,
  value: NoInfer<ValueAt<A, T>>,
  options?: AbiOptions,
): Cell | AbiError {
  const run = new AbiRun(abi, options)
  return attempt(run, () => writeWhole(run, run.type(type), value as AbiValue))
}

/** Runs an operation; what it throws becomes an {@link AbiError}. */
export function attempt<T>(run: AbiRun, operation: () => T): T | AbiError {
  try {
    return operation()
  } catch (cause) {
    return cause instanceof AbiError ? cause : run.error(cause)
  }
}

/** Alternatives of a list of types; those without a tag last, since they fit anything. */
function findCandidates(run: AbiRun, texts: readonly TypeText[] = []): Type[] {
  run.spend(texts.length)
  const types = texts.flatMap((text) => {
    const type = run.type(text)
    const resolved = run.resolve(type)
    return resolved.kind === 'union' ? resolved.items : [type]
  })
  run.spend(types.length)
  const isTagged = (type: Type): boolean => run.struct(type)?.prefix !== undefined
  return [...types.filter(isTagged), ...types.filter((type) => !isTagged(type))]
}

/** Most cells that are parsed at once. A reading visits no more, and parsing as many takes some milliseconds. */
const maxCells = 4000

/**
 * The cell of a source.
 * @throws {AbiError} The source is no bag with one root, or too large to be parsed without a pause.
 */
export function openSource(source: CellSource): Cell {
  try {
    return runSteps(parseCellInSteps(source, { maxCells }))
  } catch (cause) {
    const isLarge = cause instanceof BocFormatError && cause.reason === 'count'
    const advice = `more than ${maxCells} cells; parse them with parseCellInSlices and pass the cell`
    throw new AbiError(isLarge ? 'limit' : 'source', undefined, undefined, isLarge ? advice : undefined, cause)
  }
}
