import { beforeAll, describe, expect, test } from 'vitest'
import { EmulateTraceResult } from '../../../src/service/rows/emulation.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { parseAddress } from '../../../src/ton/cells/address.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { buildMessageCell } from '../../../src/entries/verify.ts'
import type { Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { emulateMessage } from '../../../src/sources/vm/jobs/emulateMessage.ts'
import { emulateTrace } from '../../../src/sources/vm/jobs/trace.ts'
import { chainAccounts, chainConfig, jobSources, openEmulator } from '../../fixtures/emulator.ts'
import { emulations, hashBags, withoutDecoding } from '../../fixtures/emulations.ts'
import { pendingTraces } from '../../fixtures/pendingTraces.ts'

const load = chainAccounts()
let emulator: Emulator

beforeAll(async () => {
  emulator = await openEmulator()
})

test('all pending traces are forecast with their exact hashes', async () => {
  let count = 0
  for (const { input, states, hashes } of await pendingTraces()) {
    const forecast = await emulateTrace(
      emulator,
      { ...input, config: chainConfig },
      jobSources((account) => Promise.resolve(states[account] ?? null)),
    )
    expect(Object.keys(forecast.transactions).toSorted()).toEqual(hashes)
    expect(forecast).toMatchObject({ is_incomplete: false, cautions: [] })
    count += hashes.length
  }
  expect(count).toBe(6)
})

test('a forecast has the shape of the service', async () => {
  const recorded = emulations.find(({ name }) => name === 'pendingTransfer')!
  const first = Object.values(recorded.answer.transactions).toSorted((a, b) =>
    BigInt(a.lt) < BigInt(b.lt) ? -1 : 1,
  )[0]!
  const forecast = await emulateTrace(
    emulator,
    {
      message: recorded.body.boc ?? '',
      config: chainConfig,
      now: first.now,
      lt: String(BigInt(first.lt) - 1_000_001n),
      seed: '07'.repeat(32),
    },
    jobSources(load),
  )
  const { cautions, ...answer } = forecast
  expect(cautions).toEqual([])
  expect(EmulateTraceResult.safeParse({ ...answer, mc_block_seqno: 1 }).success).toBe(true)
  const { trace, transactions, code_cells, data_cells, rand_seed, is_incomplete } = recorded.answer
  // A bag can list its cells in several orders: each is compared by its hash.
  expect(hashBags({ ...answer, transactions: withoutDecoding(answer.transactions) })).toEqual(
    hashBags({
      trace,
      transactions: withoutDecoding(transactions),
      code_cells,
      data_cells,
      rand_seed,
      is_incomplete,
      actions: null,
    }),
  )
})

test('a message that the account does not accept is refused with the exit code', async () => {
  const recorded = emulations.find(({ name }) => name === 'acceptedBefore')!
  const refused = emulateTrace(
    emulator,
    { message: recorded.body.boc ?? '', config: chainConfig, now: 1_760_139_032 },
    jobSources(load),
  )
  await expect(refused).rejects.toMatchObject({ name: 'VmError', reason: 'not-accepted', exitCode: 36 })
})

test('a message that nobody signed is accepted only without the check of signatures', async () => {
  const unsigned = (ignoreChksig: boolean) => {
    const { answer } = emulations.find(({ name }) => name === 'jettonTransfer')!
    const first = Object.values(answer.transactions).toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))[0]!
    return emulateTrace(
      emulator,
      { message: boc(first.in_msg!), config: chainConfig, now: first.now, ignoreChksig },
      jobSources(load),
    )
  }
  expect(Object.keys((await unsigned(true)).transactions)).toHaveLength(5)
  await expect(unsigned(false)).rejects.toMatchObject({ reason: 'not-accepted' })
})

describe('hostile code', () => {
  test('that never ends stops when its gas is used up', async () => {
    // PUSHCONT { NOP }, AGAIN.
    const { transaction } = await deploy('9100EA')
    expect(transaction.description.compute_ph).toMatchObject({ success: false, exit_code: -14 })
  })

  test('that sends messages to itself for ever stops at the bounds', async () => {
    const { message, account } = await looping()
    const run = (limits: object) =>
      emulateTrace(
        emulator,
        { message, config: chainConfig, now: 1_760_200_000, ...limits },
        jobSources(() => Promise.resolve(account)),
      )
    const deep = await run({ maxDepth: 5 })
    expect(Object.keys(deep.transactions)).toHaveLength(6)
    const few = await run({ maxTransactions: 3 })
    expect(Object.keys(few.transactions)).toHaveLength(3)
    expect(few.is_incomplete).toBe(true)
  })
})

/** Deploys code, in hex without an end mark, by an internal message to its own address. */
function deploy(code: string) {
  const { message } = stateMessage(code)
  return emulateMessage(
    emulator,
    { message, account: null, config: chainConfig, now: 1_760_200_000 },
    jobSources().libraries,
  )
}

/** Code that sends its balance to itself with every message it receives. */
async function looping() {
  const deployed = await deploy(sendBackCode)
  const address = deployed.transaction.account
  return { message: internalMessage(address, null), account: { shardAccount: deployed.shardAccount } }
}

/**
 * PUSHINT 24, NEWC, STU 6; MYADDR, STSLICER; PUSHINT 0, STGRAMS; PUSHINT 0, SWAP, STU 107; ENDC; PUSHINT 64,
 * SENDRAWMSG.
 */
const sendBackCode = '8018C8CB05F828CF1670FA027001CB6AC98040FB00'

function stateMessage(code: string) {
  const cell = new Builder().bytes(Uint8Array.from(code.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))).cell()
  const init = new Builder().digits('00').maybeRef(cell).maybeRef(new Builder().cell()).bit(false).cell()
  const address = `0:${[...init.hash()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return { message: internalMessage(address, init) }
}

function internalMessage(address: string, init: ReturnType<Builder['cell']> | null): string {
  const { workchain, hash } = parseAddress(address)
  const message = new Builder()
    .digits('0100')
    .address({ workchain: 0, hash: new Uint8Array(32) })
    .address({ workchain, hash })
  message.coins(1_000_000_000n).bit(false).coins(0n).coins(0n).uint(1, 64).uint(1_760_200_000, 32)
  if (init === null) message.bit(false)
  else message.digits('11').ref(init)
  return bytesToBase64(writeBoc(message.bit(false).cell()))
}

function boc(message: NonNullable<Transaction['in_msg']>): string {
  const cell = buildMessageCell(message)
  if (cell === null) throw new Error('a message that cannot be rebuilt')
  return bytesToBase64(writeBoc(cell))
}
