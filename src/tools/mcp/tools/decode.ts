import { AbiRegistry, guessCell, loadCatalogue, standards } from 'tonlens/abi'
import { parseCell } from 'tonlens/ton'
import { TonlensError } from 'tonlens'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { encodeForeign, encodeHash, hashSchema, maxForeign, readWord, wordSchema } from '../values.ts'

/** Readings of an answer, values of one of them, and their depth. */
const [maxReadings, maxValues, maxDepth] = [5, 100, 8]

export const decode = defineTool({
  name: 'decode',
  title: 'Decode',
  description:
    'Reads a bag of cells (message, body, state, code, comment, token content) by the published standards, or names an opcode. Works without the network. A cell has no type: a reading fits to the last bit, and others may fit, too.',
  input: z.object({
    boc: z.string().max(200_000).optional().describe('A bag of cells, base64 or hex.'),
    opcode: z
      .string()
      .regex(/^0x[0-9a-fA-F]{8}$/)
      .optional(),
  }),
  data: z.object({
    opcode: z.object({ opcode: wordSchema, name: wordSchema.nullable() }).nullable(),
    cell: z.object({ hash: hashSchema, bits: z.number(), refs: z.number() }).nullable(),
    readings: z.array(
      z.object({
        meaning: wordSchema,
        source: z.string().max(maxForeign).nullable(),
        untrusted: z.object({ value: z.unknown().describe('Amounts are decimal strings, cells their hash.') }),
      }),
    ),
  }),
  async run({ boc, opcode }) {
    if (boc === undefined && opcode === undefined) throw new TonlensError('Pass boc or opcode.')
    const registry = new AbiRegistry([standards, await loadCatalogue()])
    const cell = boc === undefined ? undefined : parseCell(boc)
    const readings = cell === undefined ? [] : guessCell(cell, registry)
    return {
      data: {
        opcode:
          opcode === undefined
            ? null
            : { opcode: opcode.toLowerCase(), name: readWord(registry.opcodeName(opcode.toLowerCase())) },
        cell:
          cell === undefined
            ? null
            : {
                hash: encodeHash(Buffer.from(cell.hash()).toString('hex')),
                bits: cell.bitLength,
                refs: cell.refs.length,
              },
        readings: readings.slice(0, maxReadings).map(({ meaning, value, source }) => ({
          meaning,
          source: source ?? null,
          untrusted: { value: simplify(value, { left: maxValues }, maxDepth) },
        })),
      },
      proven: cell === undefined ? [] : ['The hash of the cell, from its bits. Each reading uses all of its bits.'],
      believed: ['That the sender meant one of these readings.'],
    }
  },
})

/** A decoded value as bounded JSON with cleaned texts. */
function simplify(value: unknown, budget: { left: number }, depth: number): unknown {
  if (--budget.left < 0 || depth === 0) return '…'
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string') return encodeForeign(value)
  if (typeof value !== 'object' || value === null) return value ?? null
  if ('bitLength' in value && 'hash' in value && typeof value.hash === 'function')
    return { cell: encodeHash(Buffer.from(value.hash() as Uint8Array).toString('hex')) }
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex').slice(0, maxForeign)
  const take = (items: readonly unknown[]) =>
    items.slice(0, Math.max(0, budget.left)).map((item) => simplify(item, budget, depth - 1))
  if (value instanceof Map) return take([...value].map(([key, item]) => ({ key, value: item })))
  if (Array.isArray(value)) return take(value)
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, Math.max(0, budget.left))
      .map(([key, item]) => [encodeForeign(key) ?? '', simplify(item, budget, depth - 1)]),
  )
}
