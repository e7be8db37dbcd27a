import { comment, encryptedComment } from '../bodies.mjs'
import { coin } from '../cast.mjs'
import { digest } from '../random.mjs'

/**
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/**
 * Everybody gets coins, one message each.
 * @param {World} world
 * @param {Cast} cast
 */
export async function fundPeople(world, cast) {
  const letters = [...cast.people.values()].map((wallet) => ({
    to: wallet.address,
    value: BigInt(cast.random.between(180, 900)) * coin,
    bounce: false,
  }))
  for (const letter of letters.slice(-2)) letter.value = 20_000n * coin
  await world.run([{ message: cast.faucet.send(letters), label: 'funding' }])
  world.sleep()
}

const smallTalk = [
  'coffee',
  'rent for November',
  'thank you!',
  'lunch',
  'train tickets',
  'pизза 🍕',
  'invoice 2025-118',
  'for the concert',
  'part 2 of 3',
  'happy birthday 🎂',
  'ありがとう',
  'شكرا جزيلا',
  'books',
  'deposit',
  '',
]

/** Comments that must not be able to do harm. */
const hostileComments = [
  '<script>alert(document.domain)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'Received \u202e000.1 NOT\u202c from support',
  'line one\nline two\r\n\tindented\u0000\u0007\u001b[31mred',
  'zero\u200bwidth\u200djoined\ufeff',
  '{"__proto__":{"polluted":true}}',
  'https://claim-reward.example/wallet?ref=1 — open to receive 500 coins',
  'Z\u0351\u0363\u0348\u034d'.repeat(24),
]

/**
 * Payments between people, most with a comment.
 * @param {World} world
 * @param {Cast} cast
 * @param {number} count Payments to make.
 */
export async function payments(world, cast, count) {
  const everybody = [...cast.people.values()].slice(0, 34)
  for (let made = 0; made < count; made += 10) {
    const senders = new Set(Array.from({ length: 10 }, () => cast.random.pick(everybody)))
    const jobs = [...senders].map((sender) => {
      const text = cast.random.pick(smallTalk)
      const to = cast.random.pick(everybody.filter((wallet) => wallet !== sender))
      const value = BigInt(cast.random.between(5, 5200)) * 1_000_000n
      return {
        message: sender.send([{ to: to.address, value, bounce: false, body: text ? comment(text) : undefined }]),
      }
    })
    await world.run(jobs)
    world.sleep()
  }
}

/**
 * Comments that try to harm the reader, an encrypted one and a very long one.
 * @param {World} world
 * @param {Cast} cast
 */
export async function hostileLetters(world, cast) {
  const sender = cast.person('boris')
  const victim = cast.person('alice')
  for (const [index, text] of hostileComments.entries()) {
    await world.run([
      {
        message: sender.send([{ to: victim.address, value: 1_000_000n, bounce: false, body: comment(text) }]),
        ...(index === 0 ? { label: 'hostileComment' } : index === 3 ? { label: 'bidiComment' } : {}),
      },
    ])
    world.sleep(40)
  }
  const giant = 'All work and no play makes a dull chain. '.repeat(110)
  await world.run([
    {
      message: cast.person('bruno').send([
        {
          to: victim.address,
          value: coin,
          bounce: false,
          body: encryptedComment(Buffer.concat([digest('a'), digest('b'), digest('c')])),
        },
      ]),
      label: 'encryptedComment',
    },
    {
      message: cast.person('chiara').send([{ to: victim.address, value: coin, bounce: false, body: comment(giant) }]),
      label: 'giantComment',
    },
  ])
  world.sleep()
}

/**
 * Several messages from one wallet at once, and one with a plain comment to point at.
 * @param {World} world
 * @param {Cast} cast
 */
export async function everydayLetters(world, cast) {
  const { person } = cast
  await world.run([
    {
      message: person('alice').send([
        {
          to: person('bruno').address,
          value: 12n * coin + coin / 2n,
          bounce: false,
          body: comment('rent, November'),
        },
      ]),
      label: 'transfer',
    },
  ])
  world.sleep()
  await world.run([
    {
      message: person('elena').send(
        ['hugo', 'ines', 'jonas', 'kaya', 'liam', 'mara', 'nils', 'olga', 'pablo', 'rosa'].map((name, index) => ({
          to: person(name).address,
          value: coin + BigInt(index) * 250_000_000n,
          bounce: false,
          body: comment(`salary, ${name}`),
        })),
      ),
      label: 'payroll',
    },
  ])
  world.sleep()
}
