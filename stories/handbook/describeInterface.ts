import { type PropDescription, readMembers } from './describeComponent.ts'

/**
 * Members of an interface, first its own, then those that it inherits.
 * @param sources Texts of the files that declare it and what it extends.
 */
export function describeInterface(name: string, sources: readonly string[]): readonly PropDescription[] {
  const declaration = new RegExp(
    `^(?:export )?interface ${name}(?:<[^{]*?>)?(?: extends ([^{]*?))? \\{(?:\\}|\\n([\\s\\S]*?)\\n\\})`,
    'm',
  )
  const found = sources.map((source) => declaration.exec(source)).find((match) => match !== null)
  if (found === undefined) return []
  const [, heritage = '', body = ''] = found
  const members = new Map(readMembers(`\n${body}`).map((member) => [member.name, member]))
  for (const base of splitTypes(heritage)) {
    const [, wrapper, bare = '', keys = ''] = /^(?:(Omit|Pick)<)?(\w+)(?:<[^>]*>)?(?:,([^>]*)>)?/.exec(base) ?? []
    const named = new Set(keys.match(/\w+/g))
    for (const member of describeInterface(bare, sources)) {
      const isKept = wrapper === undefined || named.has(member.name) === (wrapper === 'Pick')
      if (isKept && !members.has(member.name)) members.set(member.name, member)
    }
  }
  return [...members.values()]
}

/** Splits a list of types at its commas, not at those between angle brackets. */
function splitTypes(heritage: string): string[] {
  return heritage
    .split(/,(?![^<]*>)/)
    .map((type) => type.trim())
    .filter((type) => type !== '')
}
