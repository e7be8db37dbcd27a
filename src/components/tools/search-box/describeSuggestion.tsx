import { accountLabel } from '../../../text/naming/accountLabel.ts'
import { nameIcon } from '../../../text/format/icons.ts'
import type { Suggestion } from '../../../text/naming/suggestions/suggestion.ts'
import type { Texts } from '../../../text/en/index.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { describeTarget } from './describeTarget.ts'
import type { Option } from './SearchOption.tsx'

/** Texts by which suggestions are described. */
export interface SuggestionTexts {
  readonly messages: Texts['search']
  readonly texts: Texts['address']
  readonly testOnly: boolean
}

/**
 * Describes a suggestion: its name, the address that nobody can forge, who gives the name, and what is doubtful about
 * it.
 */
export function describeSuggestion(
  { target, name, known, imitates, group }: Suggestion,
  { messages, texts, testOnly }: SuggestionTexts,
): Option {
  const plain = describeTarget(
    target,
    { targets: [], problem: undefined, host: undefined, network: undefined },
    messages,
  )
  // Recent searches are of all kinds; in other groups, the heading tells the kind.
  const kind = group === 'recent' ? plain.kind : undefined
  if (target.kind !== 'address') {
    return name === '' || name === plain.label ? { ...plain, kind } : { kind, label: name, detail: plain.label }
  }
  const { short } = accountLabel(target.address, known ?? noName, { testOnly })
  if (known === undefined) return name === '' ? { kind, label: short } : { kind, label: name, detail: short }
  const icon = known.favorite ? 'star' : nameIcon(known.kind)
  const label = (known.name ?? name) || short
  const caution = [
    ...(known.scam ? [texts.scam] : []),
    ...(known.imitates === undefined ? [] : [texts.imitates(known.imitates)]),
    ...(imitates === undefined ? [] : [messages.imitates(imitates)]),
  ].join(' · ')
  return {
    kind,
    icon: icon && <Icon name={icon} />,
    label,
    detail: [
      ...(name === '' || label === name ? [] : [name]),
      ...(label === short ? [] : [short]),
      ...(known.favorite ? [texts.favorite] : []),
      ...(known.kind === undefined ? [] : [texts.namedBy(known.kind, known.source)]),
    ].join(' · '),
    caution: caution || undefined,
  }
}

const noName = {
  name: undefined,
  kind: undefined,
  source: undefined,
  favorite: false,
  imitates: undefined,
  scam: false,
  row: undefined,
  metadata: undefined,
}
