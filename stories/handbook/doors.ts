const sources = import.meta.glob<string>('../../src/entries/*.ts', { eager: true, query: '?raw', import: 'default' })
const others = ['staking', 'charts', 'contracts', 'query', 'ledger', 'trace']

/** Entry point that exports a value or a type, such as `tonlens/staking`. */
export function findDoor(name: string): string {
  const door = others.find((each) => new RegExp(`\\b${name}\\b`).test(sources[`../../src/entries/${each}.ts`] ?? ''))
  return door === undefined ? 'tonlens' : `tonlens/${door}`
}

/** Lines that import names, which may begin with `type `, from their entry points. */
export function importLines(names: readonly string[]): readonly string[] {
  const bare = (name: string) => name.replace('type ', '')
  const sorted = names.toSorted((one, other) => bare(one).localeCompare(bare(other), 'en'))
  const doors = [...new Set(sorted.map((name) => findDoor(bare(name))))].toSorted()
  return doors.map((door) => {
    const own = sorted.filter((name) => findDoor(bare(name)) === door)
    return `import { ${own.join(', ')} } from '${door}'`
  })
}
