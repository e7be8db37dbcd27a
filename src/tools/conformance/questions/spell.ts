// The forms in which the service reads names and values of parameters.
import { toFriendlyAddress } from '../../../ton/cells/address.ts'
import { formatHash } from '../../../ton/cells/hash.ts'
import type { Random } from '../random.ts'

/** Pools of addresses, which have several spellings. */
const addressPools = [
  'accounts',
  'admins',
  'beneficiaries',
  'bidders',
  'burners',
  'collections',
  'furnaces',
  'holders',
  'items',
  'jettons',
  'members',
  'multisigs',
  'nominators',
  'orders',
  'owned',
  'owners',
  'poolValidators',
  'sales',
  'stakers',
  'stakingPools',
  'states',
  'targets',
  'vestings',
  'waiting',
  'wallets',
]
const hashPools = ['actions', 'bodies', 'externals', 'files', 'hashes', 'messages', 'roots', 'traces']

/** Tells whether several values of a pool may stand in one text, with commas between them. */
export function canBeJoined(pool: string): boolean {
  return addressPools.includes(pool) || hashPools.includes(pool)
}

/** Writes the name of a parameter in capitals now and then. */
export function randomCase(name: string, random: Random): string {
  return random.chance(0.1) ? name.toUpperCase() : name
}

/** One of the forms that the service reads. */
export function spell(pool: string, value: unknown, random: Random): string {
  const text = String(value)
  if (addressPools.includes(pool)) {
    const form = random.integer(4)
    if (form === 0) return text.toLowerCase()
    if (form === 1) return toFriendlyAddress(text, { bounceable: random.chance() })
    if (form === 2) return toFriendlyAddress(text, { urlSafe: false, testOnly: random.chance() })
    return text
  }
  if (hashPools.includes(pool)) {
    const form = random.integer(4)
    if (form === 0) return formatHash(text, 'hex')
    if (form === 1) return `0x${formatHash(text, 'hex').toUpperCase()}`
    if (form === 2) return text.replaceAll('+', '-').replaceAll('/', '_')
    return text
  }
  if (pool === 'keys' || pool === 'adnls') return random.pick([text, text.toLowerCase(), `0x${text}`])
  if (pool === 'booleans') return random.pick(value === true ? ['true', '1', 't', 'on'] : ['false', '0', 'F'])
  if (pool === 'times' && random.chance(0.1)) return `${text}.7`
  return text
}
