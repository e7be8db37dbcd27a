import { accountLabel } from '../../../format/naming/accountLabel.ts'
import type { NamedResult } from '../../../format/naming/findByName.ts'
import type { AddressMessages } from '../../../format/messages/common.ts'
import type { SearchMessages } from '../../../format/messages/tools/search.ts'
import { nameIcon } from '../../../format/naming/nameIcon.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import type { Option } from './SearchOption.tsx'

/** Describes an account or an operation that was found by its name, and who gives the name. */
export function describeNamed(result: NamedResult, messages: SearchMessages, texts: AddressMessages, testOnly: boolean): Option {
  const kind = messages.kinds[result.target.kind]
  if (!('known' in result)) return { kind, label: result.name, detail: result.target.opcode }
  const { known, match, target } = result
  const { short } = accountLabel(target.address, known, { testOnly })
  const icon = known.favorite ? 'star' : nameIcon(known.kind)
  return {
    kind,
    icon: icon && <Icon name={icon} />,
    label: known.name ?? match,
    detail: [
      ...(known.name === undefined || known.name === match ? [] : [match]),
      short,
      ...(known.favorite ? [texts.favorite] : []),
      ...(known.kind === undefined ? [] : [texts.namedBy(known.kind, known.source)]),
      ...(known.imitates === undefined ? [] : [texts.imitates(known.imitates)]),
    ].join(' · '),
  }
}
