import { groupBy } from '../../service/rows/readRow.ts'
import { parseAddress, readRawAddress, writeAddress } from '../../ton/cells/address.ts'

/**
 * How much an address resembles an anchor, an account that its reader has used:
 * `alert`: both ends are equal as readers see them, or more is equal than chance can explain;
 * `caution`: the last four characters are equal, or all eight of both ends but for case and letters that look alike.
 * That happens by chance among ten thousand accounts, so it needs a second sign, {@link ImitationSign}.
 */
export type ImitationTier = 'alert' | 'caution'

/** Signs that speak for an imitation beside its address. */
export type ImitationSign =
  /** It only sent, and was never paid. */
  | 'only-incoming'
  /** All that it sent is below the dust limit, or nothing. */
  | 'dust'
  /** It sent a token that nobody knows. */
  | 'unknown-token'
  /** Its comment holds a link. */
  | 'link'

/** An account and what it did that imitations do. */
export interface ImitationCandidate {
  /** Address in any form. */
  readonly address: string
  /** @default none */
  readonly signs?: readonly ImitationSign[] | undefined
}

/** One account that resembles another. */
export interface Imitation {
  /** Raw address of the account that is imitated. */
  readonly anchor: string
  readonly tier: ImitationTier
  /** Equal characters at the start of the friendly form, the two of its flags included. */
  readonly head: number
  /** Equal characters at its end. */
  readonly tail: number
  /**
   * Tries of an attacker on average, as a power of two: 6 bits for each equal character. The first four characters are
   * free: flags, and eight bits that the deployment of any contract may choose.
   */
  readonly attackerBits: number
  readonly signs: readonly ImitationSign[]
}

/** Characters of either end that readers compare, and that every explorer shows. */
const shownEnd = 4
const bitsOfCharacter = 6
/** Bits of the hash in the first `head` characters: none in the flags, two in the third character. */
const bitsOfHead = (head: number) => (head < 3 ? 0 : 2 + bitsOfCharacter * (head - 3))
/** `fixed_prefix_length` lets a contract choose as many leading bits of its address. */
const freeBits = 8

/**
 * Finds accounts whose addresses resemble accounts that the reader has used, as made for "address poisoning": an
 * attacker sends dust from such an account, and waits until its address is copied from the history.
 *
 * One form of each address is compared, so that EQ… and UQ… of one account are never taken for two. The number of pairs
 * sets how much must be equal by more than chance: less than one false alert in 100 sets of 1,000 accounts.
 * @param candidates Accounts on the page that the reader's account has not paid.
 * @param anchors Accounts that the reader's account has paid something of value, accounts of the reader's own list, and
 *   the account itself, in any form. Never accounts that only sent something, nor addresses in comments: an attacker
 *   chooses these. Where a page is about no account, such as a trace, all of its accounts are both.
 * @param pairs Number of pairs on the page, if others than these were left out before. @default all pairs of the two
 * @returns Imitations by raw address.
 */
export function findImitations(
  candidates: Iterable<ImitationCandidate>,
  anchors: Iterable<string>,
  pairs?: number,
): ReadonlyMap<string, Imitation> {
  const forms = new Map<string, ReturnType<typeof readWritten>>()
  // Most accounts of a page are on both sides: each is written once.
  const readOnce = (address: string) => {
    const form = forms.get(address) ?? readWritten(address)
    forms.set(address, form)
    return form
  }
  const known = new Map([...anchors].flatMap(readOnce))
  const byEnd = groupBy(known, ([, written]) => foldLetters(written.slice(-shownEnd)))
  const strangers = [...candidates].flatMap(({ address, signs = [] }) =>
    readOnce(address).map(([raw, written]) => ({ raw, written, signs })),
  )
  const unlikely = unlikelyBits(pairs ?? known.size * strangers.length)
  const found = new Map<string, Imitation>()
  for (const { raw, written, signs } of strangers) {
    for (const [anchor, other] of byEnd.get(foldLetters(written.slice(-shownEnd))) ?? []) {
      if (anchor === raw) continue
      const imitation = compareWritten(written, other, unlikely, signs)
      if (imitation !== undefined && isCloser(imitation, found.get(raw))) found.set(raw, { anchor, ...imitation })
    }
  }
  return found
}

/** Equal bits that chance does not explain among so many pairs. */
export function unlikelyBits(pairs: number): number {
  return Math.log2(Math.max(1, pairs)) + 10
}

function compareWritten(
  written: string,
  other: string,
  unlikely: number,
  signs: readonly ImitationSign[],
): Omit<Imitation, 'anchor'> | undefined {
  const head = countEqual(written, other, (at) => at)
  const tail = countEqual(written, other, (at) => written.length - 1 - at)
  const headBits = bitsOfHead(head)
  const chanceBits = headBits + bitsOfCharacter * tail
  const isAlert = tail >= shownEnd && (head >= shownEnd || chanceBits >= unlikely)
  const looksAlike =
    tail >= shownEnd || foldLetters(written.slice(0, shownEnd)) === foldLetters(other.slice(0, shownEnd))
  if (!isAlert && (!looksAlike || signs.length === 0)) return undefined
  return {
    tier: isAlert ? 'alert' : 'caution',
    head,
    tail,
    attackerBits: chanceBits - Math.min(freeBits, headBits),
    signs,
  }
}

function isCloser(imitation: Omit<Imitation, 'anchor'>, other: Imitation | undefined): boolean {
  if (other === undefined) return true
  if (imitation.tier !== other.tier) return imitation.tier === 'alert'
  return imitation.attackerBits > other.attackerBits
}

/** Raw address of an account, in any form; undefined if the text is none. */
export function readRaw(text: string): string | undefined {
  // As the service writes most addresses: a page has thousands.
  return /^(?:0|-1):[\dA-F]{64}$/.test(text) ? text : readRawAddress(text)
}

/** Raw address and the one form that is compared; empty if the text is no address. */
function readWritten(address: string): readonly (readonly [raw: string, written: string])[] {
  const raw = readRaw(address)
  return raw === undefined ? [] : [[raw, writeAddress(parseAddress(raw), { bounceable: true, testOnly: false })]]
}

function countEqual(written: string, other: string, place: (at: number) => number): number {
  let count = 0
  while (count < written.length && written[place(count)] === other[place(count)]) count += 1
  return count
}

/** Makes characters equal that readers take for each other. */
function foldLetters(text: string): string {
  return text
    .replace(/[oO]/g, '0')
    .replace(/[iIlL]/g, '1')
    .replaceAll('_', '-')
    .toLowerCase()
}
