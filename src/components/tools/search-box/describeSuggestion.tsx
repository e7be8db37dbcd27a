import { accountLabel } from '../../../text/naming/accountLabel.ts'
import { nameIcon } from '../../../text/format/icons.ts'
import type { Suggestion } from '../../../text/naming/suggestions/suggestion.ts'
import type { Texts } from '../../../text/en/index.ts'
import { Drawing, Icon } from '../../values/icon/Icon.tsx'
import { describeTarget, suggestionIcon } from './describeTarget.tsx'
import type { Option } from './SearchOption.tsx'

/** Texts by which suggestions are described. */
export interface SuggestionTexts {
  readonly messages: Texts['search']
  readonly texts: Texts['address']
  readonly testOnly: boolean
  /** Whether nothing else tells the kinds, such as the heading of a group. @default false */
  readonly withKind?: boolean
}

/**
 * Describes a suggestion: what it is, its name, the address that nobody can forge, who vouches for the name, and what
 * is doubtful about it.
 */
export function describeSuggestion(
  suggestion: Suggestion,
  { messages, texts, testOnly, withKind = false }: SuggestionTexts,
): Option {
  const { target, name, known = noName, cautions = [], group, source, fit } = suggestion
  const meaning = { targets: [], problem: undefined, host: undefined, network: undefined }
  const plain = describeTarget(target, meaning, messages)
  // Recent searches and scams are of all kinds; in other groups, the heading tells the kind.
  const isMixed = withKind || group === 'recent' || group === 'favorite' || group === 'scam'
  const contract = target.kind === 'address' ? target.contract : undefined
  const kind = isMixed ? (contract === undefined ? plain.kind : messages.kinds[contract]) : undefined
  const caution = cautions.join(' · ')
  const icon = <Drawing path={suggestionIcon(suggestion)} part="search-box-kind-icon" />
  if (target.kind !== 'address') {
    return name === '' || name === plain.label
      ? { ...plain, icon, kind, caution }
      : { kind, icon, label: name, caution, detail: plain.label === name.toLowerCase() ? undefined : plain.label }
  }
  const form = known.row === undefined && target.form !== 'raw' ? target.form : undefined
  const { short } = accountLabel(target.address, known, { testOnly, form })
  const label = (group === 'domain' ? name : (known.name ?? name)) || short
  const mark = known.favorite ? 'star' : source === undefined ? nameIcon(known.kind) : 'book'
  const vouched =
    source !== undefined
      ? texts.namedBy('catalogue', source)
      : mark && known.kind && texts.namedBy(known.kind, known.source)
  return {
    kind,
    icon,
    badge: known.scam || suggestion.scam === true ? texts.scam : undefined,
    mark: mark && <Icon name={mark} />,
    label,
    detail: [
      ...(fit === 'typo' ? [messages.similar] : []),
      ...(name === '' || label === name ? [] : [name]),
      ...(label === short ? [] : [short]),
      ...(known.favorite ? [texts.favorite] : []),
      ...(vouched === undefined ? [] : [vouched]),
    ].join(' · '),
    caution,
  }
}

const noName = {
  name: undefined,
  kind: undefined,
  source: undefined,
  favorite: false,
  imitates: undefined,
  imitation: undefined,
  forges: undefined,
  scam: false,
  row: undefined,
  metadata: undefined,
  listings: [],
  isShared: false,
}
