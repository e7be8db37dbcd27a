import { shortAddress } from '../../../text/format/address.ts'
import { shortHash } from '../../../text/format/hash.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { SearchMeaning, SearchTarget } from '../../../meaning/names/search.ts'
import { seqnoText } from '../../values/blockText.ts'
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
