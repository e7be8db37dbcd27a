// Marks what a module makes when it is loaded as free of effects, so that bundlers drop what nobody uses of it: an
// endpoint does not bring its neighbors of the same file. All modules of the package only make values (`sideEffects` in
// package.json), so that no mark is needed in the sources.
import { parseSync } from 'vite'

/**
 * Vite plugin for the build of the package. An application, such as Storybook's with the same configuration, is bundled
 * already.
 * @returns {import('vite').Plugin}
 */
export function pureCalls() {
  return {
    name: 'pure-calls',
    renderChunk: (code, { fileName }, { preserveModules }) =>
      preserveModules ? { code: markCalls(code, fileName), map: null } : null,
  }
}

/**
 * Marks the calls in the values of a module's constants. What stands inside of functions and classes runs later, and
 * stays as it is.
 * @param {string} code
 * @param {string} file
 */
export function markCalls(code, file) {
  /** @type {Set<number>} */
  const starts = new Set()
  for (const statement of parseSync(file, code).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration') collectCalls(declaration.declarations, starts)
  }
  let marked = ''
  let done = 0
  for (const start of [...starts].toSorted((a, b) => a - b)) {
    marked += `${code.slice(done, start)}/* @__PURE__ */ `
    done = start
  }
  return marked + code.slice(done)
}

/**
 * @param {unknown} node Of a syntax tree.
 * @param {Set<number>} starts
 */
function collectCalls(node, starts) {
  if (typeof node !== 'object' || node === null) return
  const { type, start } = /** @type {{ type?: string, start?: number }} */ (node)
  if (type !== undefined && /Function|^Class/.test(type)) return
  if ((type === 'CallExpression' || type === 'NewExpression') && start !== undefined) starts.add(start)
  for (const part of Object.values(node)) collectCalls(part, starts)
}
