import { shortAddress } from '../../../text/format/address.ts'
import { shortHash } from '../../../text/format/hash.ts'
import type { Suggestion } from '../../../text/naming/suggestions/suggestion.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { SearchMeaning, SearchTarget } from '../../../meaning/names/search.ts'
import { seqnoText } from '../../values/blockText.ts'
import { Drawing } from '../../values/icon/Icon.tsx'
import type { Option } from './SearchOption.tsx'

/** Describes an interpretation of the text: kind, name, and the form in which it was written. */
export function describeTarget(
  target: SearchTarget,
  { host, network }: SearchMeaning,
  messages: Texts['search'],
): Option {
  const source = [
    ...(network === 'testnet' ? [messages.testOnly] : []),
    ...(host === undefined ? [] : [messages.fromLink(host)]),
  ]
  const described = (label: string, ...details: readonly string[]): Option => ({
    icon: <Drawing path={targetIcons[target.kind]} />,
    kind: messages.kinds[target.kind],
    label,
    detail: [...details, ...source].join(' · '),
  })
  switch (target.kind) {
    case 'address':
      return described(
        shortAddress(target.address, {
          form: target.form === 'raw' ? 'bounceable' : target.form,
          testOnly: target.testOnly,
        }),
        messages.forms[target.form],
      )
    case 'domain':
      return described(target.domain)
    case 'block': {
      const { workchain, shard, seqno } = target
      const chain = workchain === -1 ? messages.masterchain : messages.workchain(String(workchain))
      return described(seqnoText(seqno), chain, ...(workchain === -1 ? [] : [shard]))
    }
    case 'lt':
      return described(target.lt)
    case 'opcode':
      return described(target.opcode)
    default:
      return described(shortHash(target.hash))
  }
}

/** Unique key of a target. */
export function targetKey(target: SearchTarget): string {
  return JSON.stringify(target)
}

const person = 'M8 7.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 14a5.5 5.5 0 0 1 11 0'
const globe = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM2 8h12M8 2c2.7 3.6 2.7 8.4 0 12C5.3 10.4 5.3 5.6 8 2'
const arrows = 'M2.5 5.5h10L10 3M13.5 10.5h-10L6 13'
const cube = 'M8 1.75 13.5 5v6L8 14.25 2.5 11V5ZM2.5 5 8 8l5.5-3M8 8v6.25'

/** Icon of each kind of target, on the grid of all icons. */
const targetIcons: Readonly<Record<SearchTarget['kind'], string>> = {
  address: person,
  domain: globe,
  transaction: arrows,
  message: 'M2 3.5h12v9H2ZM2 4l6 5 6-5',
  hash: 'M6 2 4.5 14M11.5 2 10 14M2.5 5.5h11.5M2 10.5h11.5',
  block: cube,
  opcode: 'M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4',
  lt: 'M8 4.5V8l2.5 2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z',
}

const coin = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5 11 8l-3 3-3-3Z'
const grid = 'M2.5 2.5H7V7H2.5ZM9 2.5h4.5V7H9ZM2.5 9H7v4.5H2.5ZM9 9h4.5v4.5H9Z'
const picture = 'M2.5 2.5h11v11h-11ZM2.5 11l3.5-3.5 3 3 1.5-1.5 3 3M10.5 5.5v.1'

/** Icon of what a suggestion is. */
export function suggestionIcon({ target, group }: Suggestion): string {
  const kind = target.kind === 'address' ? (target.contract ?? group) : ''
  if (kind === 'jetton') return coin
  if (kind === 'collection') return grid
  return kind === 'item' ? picture : kind === 'domain' ? globe : targetIcons[target.kind]
}
