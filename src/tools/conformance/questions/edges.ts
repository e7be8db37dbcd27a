// Questions at the edges of what the service reads. They are about what exists nowhere, so that no row decides them.
import type { Param } from '../../../service/endpoints/params.ts'
import type { ServiceVersion } from '../../../service/rows/version.ts'
import { findEndpoint } from './refine.ts'
import type { Values } from './plan.ts'
import { invented, type Pools } from './pools.ts'
import { neededParams, oneOfParams } from './routes.ts'

const { hash, account } = invented
const greatestNumber = 2_147_483_647

/** Values by the kind of parameter: each is read, or refused, by a rule of its own. */
const edgesByKind: Readonly<Record<string, readonly string[]>> = {
  address: ['EXT$8:AB', 'ext$8:A', 'ext$9:AB0', 'null', ` ${account}`],
  // Bits that no byte has, and a letter that base64 does not have.
  hash: [`${hash.slice(0, 42)}B=`, `${hash.slice(0, 42)}A!`],
  opcode: ['0X7FFFFFFE', '-2147483648'],
  // A time and no address.
  cursor: [btoa('00000000001759999900:x').replace(/=+$/, '')],
}
const kinds: Readonly<Record<string, string>> = { addressOrNull: 'address' }
/** Messages of the network have no source, or no destination. */
const known: Readonly<Record<string, string>> = { addressOrNull: 'null' }

function readKind(field: Param | undefined): string {
  const name = field?.kind.name ?? ''
  return kinds[name] ?? name
}

/** Values that are read together. @param pools Values of the deployment. */
function planTogether(endpoint: string, pools: Pools): readonly Values[] {
  const [domain] = pools['domains'] ?? []
  const together: Readonly<Record<string, Values>> = {
    dnsRecords: { wallet: 'null', domain },
    nftItems: { collection_address: account, index: '-1' },
    traces: { account: 'null', msg_hash: hash },
    transactionsByMessage: { opcode: '0x7ffffffe', mc_seqno: greatestNumber },
  }
  return together[endpoint] === undefined ? [] : [together[endpoint]]
}

/** Parameters of requests at the edges, the most telling first. */
export function planEdges(endpoint: string, pools: Pools): readonly Values[] {
  const fields = findEndpoint(endpoint)?.params.fields ?? {}
  const names = Object.keys(fields)
  const has = (name: string) => names.includes(name)
  const findKind = (name: string) => readKind(fields[name])
  const unknown = (name: string): unknown =>
    ({ hash, address: account, seqno: greatestNumber })[findKind(name)] ?? (pools[name] ?? ['x'])[0]
  const complete = (values: Values): Values => {
    const needed = [...(neededParams[endpoint] ?? [])]
    const either = oneOfParams[endpoint] ?? []
    if (either[0] !== undefined && !either.some((name) => name in values)) needed.push(either[0])
    // Messages may have any opcode, but not this body.
    if (names.some((name) => findKind(name) === 'opcode' && name in values) && has('body_hash'))
      return { ...values, body_hash: hash }
    return { ...Object.fromEntries(needed.map((name) => [name, unknown(name)])), ...values }
  }
  const subjects = Object.keys(edgesByKind).flatMap((kind) => names.find((name) => findKind(name) === kind) ?? [])
  const planned: Values[] = []
  if (has('limit') && subjects[0] !== undefined) planned.push({ [subjects[0]]: 'x', limit: '1.5' })
  if (has('limit') && has('sort')) planned.push({ limit: greatestNumber, sort: '1' })
  if (has('limit') && has('start_utime')) planned.push({ start_utime: 'x', limit: '0x5' })
  for (const name of subjects) {
    const kind = fields[name]?.kind.name ?? ''
    for (const value of edgesByKind[findKind(name)] ?? []) if (value !== known[kind]) planned.push({ [name]: value })
  }
  return [...planTogether(endpoint, pools), ...planned.map(complete)]
}

/** A route that no version has. */
export const unknownRoute = '/noSuchRoute'

/** Other spellings of the values of a list, which give the same rows; undefined if it has none. */
export function respell(endpoint: string, values: Values, version: ServiceVersion): Values | undefined {
  const fields = findEndpoint(endpoint)?.params.fields ?? {}
  const spelled = Object.entries(values).map(([name, value]) => {
    const write = (text: unknown) => spellOtherwise(readKind(fields[name]), text, version)
    return [name, Array.isArray(value) ? value.map(write) : write(value)] as const
  })
  const others = Object.fromEntries(spelled)
  return JSON.stringify(others) === JSON.stringify(values) ? undefined : others
}

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function spellOtherwise(kind: string, value: unknown, version: ServiceVersion): unknown {
  if (typeof value !== 'string') return value
  if (kind === 'address' && version !== '1.2') return ` ${value}`
  if (kind === 'opcode') return value.replace(/^0x/, '0X')
  // The last letter of a hash has two bits that belong to no byte.
  if (kind === 'hash' && /^[\w+/]{43}=$/.test(value))
    return `${value.slice(0, 42)}${base64Letters[base64Letters.indexOf(value[42] ?? '') | 1] ?? ''}=`
  return value
}
