import { beforeAll, expect, test } from 'vitest'
import { parseAddress } from '../../../src/ton/cells/address.ts'
import { bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { Cell } from '../../../src/ton/cells/cell.ts'
import { encode, type Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { emulateMessage } from '../../../src/sources/vm/jobs/emulateMessage.ts'
import { runGetMethod } from '../../../src/sources/vm/jobs/getMethod.ts'
import { replayTransactions } from '../../../src/sources/vm/jobs/replay.ts'
import { emulateTrace } from '../../../src/sources/vm/jobs/trace.ts'
import { chainConfig, jobSources, openEmulator } from '../../fixtures/emulator.ts'

/** PUSHINT 24. */
const inner = new Builder().uint(0x8018, 16).cell()
/** PUSHREFCONT, EXECUTE of a library: code that itself is loaded as one. */
const outer = new Builder().uint(0x8a, 8).ref(library(inner)).uint(0xd8, 8).cell()
const known = new Map([inner, outer].map((cell) => [bytesToHex(cell.hash()), encode(cell)]))
const code = library(outer)
const empty = new Builder().cell()
const now = 1_760_200_000
let asked: string[] = []
let emulator: Emulator

beforeAll(async () => {
  emulator = await openEmulator()
})

function library(cell: Cell): Cell {
  return new Cell({ data: Uint8Array.from([2, ...cell.hash()]), bitLength: 264, refs: [], exotic: true })
}

/** Jobs that find libraries by `find`. */
function sources(find: (hash: string) => string | null) {
  asked = []
  return jobSources(undefined, (hash) => {
    asked.push(hash)
    return Promise.resolve(find(hash))
  })
}

const call = {
  address: `0:${'1'.repeat(64)}`,
  method: 0,
  code: encode(code),
  data: encode(empty),
  balance: '1',
  config: chainConfig,
}
const hashes = [outer, inner].map((cell) => bytesToHex(cell.hash()))

/** A message that deploys the code. */
function deployment(): string {
  const init = new Builder().digits('00').maybeRef(code).maybeRef(empty).bit(false).cell()
  const { workchain, hash } = parseAddress(`0:${bytesToHex(init.hash())}`)
  const message = new Builder()
    .digits('0100')
    .address({ workchain: 0, hash: new Uint8Array(32) })
    .address({ workchain, hash })
  return encode(
    message
      .coins(1_000_000_000n)
      .bit(false)
      .coins(0n)
      .coins(0n)
      .uint(1, 64)
      .uint(now, 32)
      .digits('11')
      .ref(init)
      .bit(false)
      .cell(),
  )
}

test('a get-method runs code from libraries, each of which is loaded once', async () => {
  const { libraries } = sources((hash) => known.get(hash) ?? null)
  for (let round = 0; round < 2; round++) {
    expect(await runGetMethod(emulator, call, libraries)).toMatchObject({
      exit_code: 0,
      stack: [{ value: '0x0' }, { value: '0x18' }],
    })
  }
  expect(asked).toEqual(hashes)
})

test('a message and its replay run code from libraries', async () => {
  const { libraries } = sources((hash) => known.get(hash) ?? null)
  const { transaction } = await emulateMessage(
    emulator,
    { message: deployment(), account: null, config: chainConfig, now },
    libraries,
  )
  expect(transaction.description.compute_ph).toMatchObject({ success: true, exit_code: 0 })
  expect(
    await replayTransactions(emulator, { transactions: [transaction], config: chainConfig }, libraries),
  ).toMatchObject({ matches: true })
})

test('a get-method without its library fails with the hash', async () => {
  const lost = runGetMethod(emulator, call, sources(() => null).libraries)
  await expect(lost).rejects.toMatchObject({
    reason: 'missing-library',
    message: expect.stringContaining(hashes[0]!.toUpperCase()) as string,
  })
})

test('a cell with another hash is not taken for the library', async () => {
  const forged = runGetMethod(emulator, call, sources(() => encode(empty)).libraries)
  await expect(forged).rejects.toMatchObject({ reason: 'missing-library' })
})

test('a forecast names the library that it lacks', async () => {
  const { cautions } = await emulateTrace(
    emulator,
    { message: deployment(), config: chainConfig, now },
    sources((hash) => (hash === hashes[0] ? known.get(hash)! : null)),
  )
  expect(cautions).toEqual([{ kind: 'missing-library', account: expect.any(String) as string, library: hashes[1] }])
})

test('libraries without end are not loaded without end', async () => {
  const grown = new Map<string, string>()
  let level: Cell[] = Array.from({ length: 256 }, (_, index) => new Builder().uint(index, 16).cell())
  for (const cell of level) grown.set(bytesToHex(cell.hash()), encode(cell))
  level = level.map(library)
  while (level.length > 1) {
    const next: Cell[] = []
    for (let at = 0; at < level.length; at += 4) {
      const builder = new Builder()
      for (const cell of level.slice(at, at + 4)) builder.ref(cell)
      next.push(builder.cell())
    }
    level = next
  }
  const { libraries } = sources((hash) => grown.get(hash) ?? null)
  const { missing } = await libraries.collect(level)
  expect(asked).toHaveLength(64)
  expect(missing).toHaveLength(256 - 64)
})
