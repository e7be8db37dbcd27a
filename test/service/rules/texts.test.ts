// Each text with which the service refuses a request stands once in the sources.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
/** Without comments, because the docs of endpoints name the texts as well. */
const sources = files.map((file) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
)

const book = files
  .filter((file) => file.startsWith('service/rules'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
/** With their quotes, so that a text that is a part of another counts for itself. */
const texts = new Set(
  book.flatMap((source) => Array.from(source.matchAll(/new Refusal\(\d+, (['`][^'`]+['`])/g), ([, text = '']) => text)),
)

/** Failures of its database, its emulator and its node, which an index of ours does not have. */
const insideTheService: readonly string[] = [
  'boc is required',
  'method is required',
  'database or parse text',
  'emulatedTracesRepository is not initialized',
  'internal server error: query timeout 3s',
  'internal server error: ...',
  'invalid request: {text}',
  "Can't deserialize message boc: {text}",
  "Can't unpack external message",
  'EmulationExternalNotAccepted: {exit_code}',
  'failed to receive result from emulator channel: {text}',
  'Unsupported wallet type: {number}',
  'Failed to compose external message: {text}',
  'balance is none / status is none',
  'balance is none / last_transaction_hash is none / last_transaction_lt is none / status is none',
  'ton-http-api endpoint is not specified',
  'unsupported stack parameter type: {type}',
  'failed to decode api/v2 stack: {text}',
  'Unknown type of gas_used: {value} / Unknown type of exit_code: {value}',
  'marker request failed: {text}',
  'no workers available',
  'failed to validate request: param should be non-negative',
  'Invalid number: {text}',
  'Result stack depth >= 100',
]
/** Texts whose words are filled in as well. */
const composed: readonly string[] = [
  'limit is not allowed: {limit} > {max}',
  'only one of account, trace_id, tx_hash, msg_hash should be specified',
  'opcodes list exceeds maximum length of 1000',
  'bodies list exceeds maximum length of 1000',
  'failed to parse get request: failed to parse {param}',
  'failed to parse get request: failed to parse libraries',
  'LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db',
]

test('there are texts', () => {
  expect(texts.size).toBeGreaterThan(25)
})

test.each([...texts])('%s', (text) => {
  const found = sources.reduce((count, source) => count + source.split(text).length - 1, 0)
  expect(found).toBe(1)
})

test('the docs of endpoints quote only texts that the sources give, but those of failures inside the service', () => {
  const quoted = files
    .filter((file) => file.startsWith('service/endpoints'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(/@throws \{HttpError\} \d+ `([^`]+)`/g),
        ([, text = '']) => text.replaceAll(/\s*\n \*\s*/g, ' '),
      ),
    )
  const isGiven = (text: string) =>
    // Values, numbers and names of parameters are filled in.
    text
      .split(/\{[^}]*\}|\d+|\w+_\w+|[">]/)
      .every((piece) => piece.trim().length < 4 || sources.some((source) => source.includes(piece.trim())))
  expect(quoted.length).toBeGreaterThan(60)
  expect(
    [...new Set(quoted)].filter((text) => !isGiven(text) && ![...insideTheService, ...composed].includes(text)),
  ).toEqual([])
})
