/** Faults that tests of the package and its commands must find. */
export default [
  {
    fault: 'tonlens explorer takes any files.json as its own',
    file: 'src/cli/explorer.ts',
    find: "if (generator !== GENERATOR || typeof files !== 'object' || files === null)",
    replace: "if (typeof files !== 'object' || files === null)",
    project: 'unit',
    tests: ['test/cli/explorer.test.ts'],
  },
  {
    fault: 'an update removes files that somebody else changed',
    file: 'src/cli/writeFiles.ts',
    find: '!files.has(path) && existsSync(join(target, path)) && isUnchanged(path))',
    replace: '!files.has(path) && existsSync(join(target, path)))',
    project: 'unit',
    tests: ['test/cli/explorer.test.ts'],
  },
  {
    fault: 'an update replaces files that somebody else wrote',
    file: 'src/cli/writeFiles.ts',
    find: 'if (inTheWay.length > 0)',
    replace: 'if (inTheWay.length > 100)',
    project: 'unit',
    tests: ['test/cli/explorer.test.ts'],
  },
  {
    fault: 'a base URL that is no address ends the command in a TypeError',
    file: 'src/apps/explorer/config/config.ts',
    find: "if (url !== undefined && /^https?:/.test(url) && !URL.canParse(url))",
    replace: 'if (url === undefined)',
    project: 'unit',
    tests: ['test/cli/explorer.test.ts'],
  },
]
