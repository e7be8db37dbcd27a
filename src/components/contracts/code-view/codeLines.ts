import type { CodeListing, CodeMethod } from '../../../ton/code/listing.ts'
import { opcodeHex } from '../../../meaning/contracts/opcode.ts'
import { readRows, readText } from '../../../service/rows/readRow.ts'
import type { CodePlace } from '../../../meaning/contracts/vmSteps.ts'

/** Line that contains the searched text. */
export interface CodeMatch {
  readonly method: CodeMethod
  /** Number of the line, from 1. */
  readonly line: number
  readonly text: string
  /** Result of {@link findComparedOpcode}. */
  readonly opcode: string | undefined
}

/** Methods of a listing that can be shown. */
export function listMethods(listing: CodeListing | null | undefined): readonly CodeMethod[] {
  return readRows(listing?.methods)
}

/** Lines of a method; none if it could not be disassembled. */
export function readLines({ lines }: CodeMethod): readonly string[] {
  return Array.isArray(lines) ? (lines as readonly unknown[]).filter((line) => typeof line === 'string') : []
}

/** Finds the lines that contain a text; ignores case. */
export function findLines(methods: readonly CodeMethod[], text: string): readonly CodeMatch[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return methods.flatMap((method) => {
    const lines = readLines(method)
    return lines.flatMap((line, at) =>
      line.toLowerCase().includes(wanted)
        ? [{ method, line: at + 1, text: line.trim(), opcode: findComparedOpcode(lines, at) }]
        : [],
    )
  })
}

/** Text of methods to copy, each behind a comment with its name. */
export function printMethods(methods: readonly CodeMethod[]): string {
  return methods
    .map((method) => [`// ${method.name ?? method.id ?? ''}`.trimEnd(), ...readLines(method)].join('\n'))
    .join('\n\n')
}

/** Name of the instruction in a line without its variant: `PUSHINT` of `PUSHINT_4 1`. */
export function lineInstruction(line: string): string {
  return /^\s*([A-Z]+[A-Z\d]*)/.exec(line)?.[1] ?? ''
}

/**
 * Opcode in a line that pushes a number of 17 to 32 bits, if one of the next two instructions compares it with another
 * value: `0x0f8a7ea5`. Compilers write the check of a message's operation so.
 */
export function findComparedOpcode(lines: readonly string[], at: number): string | undefined {
  const number = Number(/^\s*PUSHINT_LONG (\d{1,10})$/.exec(lines[at] ?? '')?.[1])
  if (!(number > 0xffff && number <= 0xffff_ffff)) return undefined
  const isCompared = lines.slice(at + 1, at + 3).some((line) => /^\s*N?EQ(?:UAL)?$/.test(line))
  return isCompared ? opcodeHex(number) : undefined
}

/** Line of an instruction. */
export interface FoundLine {
  readonly method: CodeMethod
  /** Number of the line, from 0. */
  readonly line: number
  /** Lines that stand for the same bits, because methods share the cell: which of them ran cannot be told. */
  readonly copies: number
}

/**
 * Finds the line of an instruction. `selector`: the code before all methods, which chooses one of them. `unknown`: none
 * of the lines, or their places are not known.
 */
export function findPlace(
  { hash, library }: CodeListing,
  methods: readonly CodeMethod[],
  { cell, offset }: CodePlace,
): FoundLine | 'selector' | 'unknown' {
  const wanted = readText(cell).toLowerCase()
  const found = methods.flatMap((method) => {
    const total = readLines(method).length
    return readRows(method.places).flatMap((place) =>
      place.cell === wanted && place.offset === offset && place.line >= 0 && place.line < total
        ? [{ method, line: place.line }]
        : [],
    )
  })
  const [first] = found
  if (first !== undefined) return { ...first, copies: found.length }
  const isRoot = wanted !== '' && (wanted === library || wanted === hash)
  return isRoot && methods.every(({ id }) => id !== undefined) ? 'selector' : 'unknown'
}
