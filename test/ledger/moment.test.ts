import { describe, expect, test } from 'vitest'
import { accountAt, type Moment, MomentError, resolveMoment } from '../../src/entries/ledger.ts'
import { blocks, groupBy } from '../chain/read.ts'
import { createRandom } from '../helpers/random.ts'
import { catchError } from '../sources/client/setup.ts'
import { chainAnswers, createIndexClient } from './chainLedger.ts'

const client = createIndexClient(chainAnswers().values())
const masterchain = blocks.filter(({ workchain }) => workchain === -1).toSorted((a, b) => a.seqno - b.seqno)
const [first, head] = [masterchain[0]!, masterchain.at(-1)!]
const byAccount = groupBy(({ account }) => account)

describe('the block of a moment', () => {
  test('is the newest one that does not begin after it', async () => {
    const random = createRandom(1)
    for (let at = 0; at < 200; at++) {
      const near = random.pick(masterchain)
      const shift = random.integer(3) - 1
      const [time, lt] = [Number(near.gen_utime) + shift, String(BigInt(near.start_lt) + BigInt(shift))]
      for (const moment of [{ time }, { lt }, { seqno: near.seqno }] as readonly Moment[]) {
        const known = masterchain.findLast(({ gen_utime, start_lt, seqno }) =>
          'time' in moment
            ? Number(gen_utime) <= moment.time
            : 'lt' in moment
              ? BigInt(start_lt) <= BigInt(moment.lt)
              : seqno === moment.seqno,
        )
        if (known === undefined) await expect(resolveMoment(client, moment)).rejects.toBeInstanceOf(MomentError)
        else {
          expect(await resolveMoment(client, moment)).toEqual({
            seqno: known.seqno,
            time: Number(known.gen_utime),
            lt: known.end_lt,
          })
        }
      }
    }
  })

  test.each([
    [{ seqno: head.seqno + 1 }, 'not made yet'],
    [{ time: Number(first.gen_utime) - 1 }, 'begins after'],
    [{ lt: '1' }, 'begins after'],
  ] as const)('%j is an error that says what to ask for', async (moment, text) => {
    const error = await catchError(resolveMoment(client, moment))
    expect(error).toMatchObject({ name: 'MomentError' })
    expect(error.message).toContain(text)
    expect(error.message).toContain('Ask for')
  })
})

test('an account at a block is what the block has committed', async () => {
  const random = createRandom(2)
  const accounts = [...byAccount.keys()]
  for (let at = 0; at < 300; at++) {
    const account = random.pick(accounts)
    const { seqno } = random.pick(masterchain)
    const last = byAccount.get(account)?.findLast(({ mc_block_seqno }) => mc_block_seqno <= seqno)
    const found = await accountAt(client, account, { seqno }, { assets: ['coin'] })
    expect(found.last?.hash, `${account} at ${seqno}`).toBe(last?.hash)
    if (last !== undefined) expect(found.stateHash).toBe(last.account_state_after?.hash ?? null)
  }
})

test('an account at a block that is not made is an error', async () => {
  const asked = accountAt(client, [...byAccount.keys()][0]!, { seqno: head.seqno + 1 })
  await expect(asked).rejects.toBeInstanceOf(MomentError)
})
