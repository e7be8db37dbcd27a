// Bundles the cases of the components' conformance suite without its tests: an import of `component-cases` gives them
// all.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tests = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Stand-ins for the imports of tests from Vitest and the testing library. */
const NAMES = [
  'act',
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'cleanup',
  'cdp',
  'commands',
  'expect',
  'fireEvent',
  'onTestFinished',
  'page',
  'render',
  'screen',
  'test',
  'userEvent',
  'vi',
  'waitFor',
  'within',
]

/** Runs what declares cases, and leaves out what would test them. */
const standIn = `
  const nothing = () => anything
  const anything = new Proxy(nothing, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything) })
  export const describe = (_name, run) => run()
  describe.each = (rows) => (_name, run) => rows.forEach((row) => (Array.isArray(row) ? run(...row) : run(row)))
  export default anything
  export { ${NAMES.map((name) => `anything as ${name}`).join(', ')} }`

const collector = `
  export const cases = []
  export const describeComponent = (each) => cases.push(each)`

/** @type {import('esbuild').Plugin} */
export const componentCases = {
  name: 'component-cases',
  setup(plugin) {
    plugin.onResolve({ filter: /^component-cases$/ }, () => ({ path: 'all', namespace: 'cases' }))
    plugin.onResolve({ filter: /\/describeComponent\.tsx$/ }, () => ({ path: 'collector', namespace: 'cases' }))
    plugin.onResolve({ filter: /^(vitest|@testing-library)\b/ }, () => ({ path: 'stand-in', namespace: 'cases' }))
    plugin.onLoad({ filter: /^all$/, namespace: 'cases' }, () => ({ contents: importAll(), resolveDir: tests }))
    plugin.onLoad({ filter: /^collector$/, namespace: 'cases' }, () => ({ contents: collector }))
    plugin.onLoad({ filter: /^stand-in$/, namespace: 'cases' }, () => ({ contents: standIn }))
    // package.json says of no file but a few that loading it does anything.
    plugin.onResolve({ filter: /\.browser\.test\.tsx$/ }, ({ path }) => ({ path, sideEffects: true }))
    plugin.onLoad({ filter: /\/stories\/chain\/answers\.ts$/ }, ({ path }) => ({
      contents: embedAnswers(dirname(path)),
    }))
    plugin.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -4)),
      namespace: 'raw',
    }))
    plugin.onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }))
  },
}

/**
 * The embedded chain's answers, which Vite serves as files, within the bundle.
 * @param {string} folder
 */
function embedAnswers(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  return `const texts = ${JSON.stringify(Object.fromEntries(texts))}
    export const loadAnswer = async (file) => JSON.parse(texts[file])`
}

function importAll() {
  const files = readdirSync(join(tests, 'components'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(tests, 'components', file))
    .filter((file) => file.endsWith('.browser.test.tsx') && readFileSync(file, 'utf8').includes('describeComponent({'))
  return [
    ...files.map((file) => `import ${JSON.stringify(file)}`),
    `export { cases } from './describeComponent.tsx'`,
  ].join('\n')
}
