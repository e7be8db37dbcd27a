import type { StrictInputType } from 'storybook/internal/types'

const words = { boolean: 'boolean', number: 'number', string: 'text' } as const

/**
 * The control of an optional prop of a simple type: a switch, a number, a text or a list of words; nothing for others.
 */
export function findControl({ type }: StrictInputType): Pick<StrictInputType, 'control' | 'options'> {
  if (type?.name !== 'union') return {}
  const members = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'))
  const [first] = members
  if (first === undefined) return {}
  if (members.length === 1 && first.name in words) return { control: { type: words[first.name as keyof typeof words] } }
  const options = members.flatMap((member) =>
    member.name === 'literal' || member.name === 'other'
      ? (/^['"](.*)['"]$/.exec(String(member.value))?.[1] ?? [])
      : [],
  )
  return options.length > 0 && options.length === members.length ? { control: { type: 'select' }, options } : {}
}
