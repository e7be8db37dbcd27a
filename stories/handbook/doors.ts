const sources = import.meta.glob<string>('../../src/entries/*.ts', { eager: true, query: '?raw', import: 'default' })
const others = ['staking', 'charts', 'contracts', 'query', 'ledger', 'trace']

/** Entry point that exports a value, or a type where the name begins with `type `, such as `tonlens/staking`. */
function findDoor(name: string): string {
  // A value of the root may have the name of a type of another door.
  const exported = name.startsWith('type ')
    ? new RegExp(`\\b${name.slice(5)}\\b`)
    : new RegExp(`(?<!type )\\b${name}\\b`)
  const door = others.find((each) => exported.test(sources[`../../src/entries/${each}.ts`] ?? ''))
  return door === undefined ? 'tonlens' : `tonlens/${door}`
}

/** Lines that import names, which may begin with `type `, from their entry points. */
export function importLines(names: readonly string[]): readonly string[] {
  const bare = (name: string) => name.replace('type ', '')
  const sorted = names.toSorted((one, other) => bare(one).localeCompare(bare(other), 'en'))
  const doors = [...new Set(sorted.map(findDoor))].toSorted()
  return doors.map((door) => {
    const own = sorted.filter((name) => findDoor(name) === door)
    return `import { ${own.join(', ')} } from '${door}'`
  })
}
