import type { CellSource } from '../cells/boc.ts'
import type { Cell } from '../cells/cell.ts'
import { TonlensError } from '../cells/errors.ts'
import { Slice } from '../cells/slice.ts'
import { formatOpcode } from '../facts/opcodes.ts'
import { openSource } from './body.ts'
import type { AbiStructValue } from './infer.ts'
import type { AbiValue } from './run.ts'

/** Known facts about a contract. */
export interface KnownContract {
  /** Address in any form. */
  readonly address?: string | null | undefined
  /** Hash of the code in any form. */
  readonly codeHash?: string | null | undefined
  /** Names that the service gives to its kinds. */
  readonly interfaces?: readonly string[] | null | undefined
}

/** A message to read. */
export interface MessageToRead {
  readonly body: CellSource
  readonly sender?: KnownContract | undefined
  readonly receiver?: KnownContract | undefined
  /** Whether it comes from outside, or goes there. @default undefined: neither */
  readonly external?: 'in' | 'out' | undefined
}

/** Message that a {@link BodyDecoder} is asked to decode. */
export interface MessageToDecode {
  readonly body: Cell
  /** First 32 bits of the body: `0x0f8a7ea5`; undefined for a shorter body. */
  readonly opcode: string | undefined
  readonly sender: KnownContract | undefined
  readonly receiver: KnownContract | undefined
  readonly external: 'in' | 'out' | undefined
}

/** Body that a {@link BodyDecoder} has decoded. */
export interface BodyDecoding {
  /** Name of the body: `buy_ticket`. */
  readonly name: string
  /** Fields in the order in which they are shown. Addresses are texts, amounts are bigints. @default none */
  readonly fields?: Readonly<Record<string, AbiValue | number>> | undefined
}

/**
 * Decodes a message body by code of the application. Returns undefined for a body that it does not
 * know. What it throws is reported on the console once, and the body is read as if there were no decoder.
 */
export type BodyDecoder = (message: MessageToDecode) => BodyDecoding | null | undefined

/** Decoders of an application, for the display. */
export interface BodyDecoders {
  /**
   * Asks the decoders in order. Never throws.
   * @returns The name as `$`, and the fields; undefined if none knows the body.
   */
  readonly decode: (message: MessageToRead) => AbiStructValue | undefined
}

/** Makes decoders for the display's `decoders`. Call it outside of components. */
export function createDecoders(decoders: readonly BodyDecoder[]): BodyDecoders {
  return { decode: (message) => runDecoders(decoders, message) }
}

/** Bounds of one body: the number of its values, nested ones included, and their depth. */
const maxValues = 10_000
const maxDepth = 32

const reported = new WeakSet<BodyDecoder>()

/**
 * Asks decoders in order.
 * @returns The first body that one of them decodes, its name as `$`; undefined if none does. Never throws.
 */
export function runDecoders(
  decoders: readonly BodyDecoder[] | undefined,
  { body, sender, receiver, external }: MessageToRead,
): AbiStructValue | undefined {
  if (decoders === undefined || decoders.length === 0) return undefined
  const cell = tryParseCell(body)
  if (cell === undefined) return undefined
  const opcode = readOpcode(cell)
  for (const decoder of decoders) {
    try {
      const decoding = decoder({ body: cell, opcode, sender, receiver, external })
      if (decoding !== undefined && decoding !== null) return checkDecoding(decoding)
    } catch (error) {
      report(decoder, error)
    }
  }
  return undefined
}

/** First 32 bits of a body: `0x0f8a7ea5`; undefined for a shorter one, and for what is no cell. */
export function readOpcode(body: CellSource): string | undefined {
  try {
    return formatOpcode(new Slice(openSource(body)).uint(32))
  } catch {
    return undefined
  }
}

/** The cell of a source; undefined if it is malformed, or too large to be parsed at once. */
export function tryParseCell(source: CellSource): Cell | undefined {
  try {
    return openSource(source)
  } catch {
    return undefined
  }
}

function checkDecoding({ name, fields }: BodyDecoding): AbiStructValue {
  if (typeof name !== 'string' || name === '') {
    throw new TonlensError(
      'The decoder returned no `name`. Return { name, fields }, or undefined for a body that it does not know.',
    )
  }
  let left = maxValues
  const check = (value: unknown, depth: number): void => {
    left -= 1
    if (left < 0 || depth > maxDepth) {
      throw new TonlensError(
        `The decoder returned more than ${maxValues} values, or values nested deeper than ${maxDepth}. Return fewer.`,
      )
    }
    if (typeof value !== 'object' || value === null || isCell(value)) return
    const items = value instanceof Map ? [...value.keys(), ...value.values()] : Object.values(value)
    for (const item of items) check(item, depth + 1)
  }
  check(fields ?? {}, 0)
  return { $: name, ...fields }
}

/** A cell is shown on request only; its depth does not matter. */
function isCell(value: object): boolean {
  return 'bitLength' in value && 'refs' in value
}

function report(decoder: BodyDecoder, error: unknown): void {
  if (reported.has(decoder)) return
  reported.add(decoder)
  console.error('tonlens: a decoder of the application failed.', error)
}
