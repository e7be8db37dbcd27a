import type { CodeListing, CodeMethod } from '../../../code/listing.ts'
import { readRows } from '../../../model/rows.ts'

/** Line that contains the searched text. */
export interface CodeMatch {
  readonly method: CodeMethod
  /** Number of the line, from 1. */
  readonly line: number
  readonly text: string
}

/** Methods of a listing that can be shown. */
export function readMethods(listing: CodeListing | null | undefined): readonly CodeMethod[] {
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
  return methods.flatMap((method) =>
    readLines(method).flatMap((line, at) => (line.toLowerCase().includes(wanted) ? [{ method, line: at + 1, text: line.trim() }] : [])),
  )
}

/** Text of methods to copy, each behind a comment with its name. */
export function printMethods(methods: readonly CodeMethod[]): string {
  return methods
    .map((method) => [`// ${method.name ?? method.id ?? ''}`.trimEnd(), ...readLines(method)].join('\n'))
    .join('\n\n')
}

/** Name of the instruction in a line without its variant: `PUSHINT` of `PUSHINT_4 1`. */
export function instructionName(line: string): string {
  return /^\s*([A-Z]+[A-Z\d]*)/.exec(line)?.[1] ?? ''
}
