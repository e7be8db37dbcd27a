export default [
  {
    fault: 'cached answers carry a symbol, which a server component refuses to send',
    file: 'src/query/origins.ts',
    find: `if (typeof data === 'object' && data !== null) origins.set(data, origin)`,
    replace: `if (typeof data === 'object' && data !== null) Reflect.defineProperty(data, Symbol('origin'), { value: origins.set(data, origin), configurable: true })`,
    project: 'unit',
    tests: ['test/query/origins.test.ts'],
  },
  {
    fault: 'data that was put into the cache by hand is shown with the origin of the data before it',
    file: 'src/query/origins.ts',
    find: `beside.dataUpdatedAt === entry?.dataUpdatedAt`,
    replace: `entry !== undefined`,
    project: 'unit',
    tests: ['test/query/origins.test.ts'],
  },
]
