import otherDoors from './doors.json'

const others: Readonly<Record<string, string>> = otherDoors

/** Entry point that exports a value, or a type where the name begins with `type `, such as `tonlens/staking`. */
function findDoor(name: string): string {
  return others[name] === undefined ? 'tonlens' : `tonlens/${others[name]}`
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
