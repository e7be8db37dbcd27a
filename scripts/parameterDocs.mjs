// Writes what each parameter means into the types of endpoints and hooks. The compiler infers these types from the
// table of endpoints, and leaves out its comments, which editors show.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSource } from './loadSource.mjs'

/** @import { EndpointDocs } from '../stories/reference/describeEndpoints.ts' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** A declaration whose first type argument is a table of parameters. */
const DECLARATION = /^(export declare const (\w+): [^<\n]+<(?:Omit<)?\{\n)((?: {4}.*\n)*?)(?=\})/gm
const PARAMETER = /^ {4}(\w+)\??: /gm

/** @param {string} built Folder of the built package. */
export async function writeParameterDocs(built) {
  const docs = await readParameterDocs()
  for (const folder of ['service/endpoints', 'service/endpoints/v2', 'react/hooks/endpoints']) {
    for (const name of readdirSync(join(built, folder)).filter((each) => each.endsWith('.d.ts'))) {
      const file = join(built, folder, name)
      writeFileSync(file, withParameterDocs(readFileSync(file, 'utf8'), docs))
    }
  }
}

/** Reads the comments of the table of endpoints. @returns {Promise<ReadonlyMap<string, EndpointDocs>>} */
async function readParameterDocs() {
  const folder = join(root, 'src/service/endpoints')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const sources = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const { describeEndpoints } = await loadSource(
    `export { describeEndpoints } from './stories/reference/describeEndpoints.ts'`,
  )
  return describeEndpoints([...sources.values()], sources.get('params.ts'))
}

/**
 * @param {string} types Text of a file.
 * @param {ReadonlyMap<string, EndpointDocs>} docs By endpoint.
 */
function withParameterDocs(types, docs) {
  return types.replaceAll(
    DECLARATION,
    (_, /** @type {string} */ head, /** @type {string} */ name, /** @type {string} */ table) => {
      const params = docs.get(readEndpointName(name))?.params
      const documented = table.replaceAll(PARAMETER, (line, /** @type {string} */ param) => {
        const text = params?.get(param)
        return text === undefined ? line : `    /** ${text} */\n${line}`
      })
      return head + documented
    },
  )
}

/** Name of the endpoint of a hook; that of an endpoint is its own. @param {string} name */
function readEndpointName(name) {
  return name.replace(/^use(?:Infinite)?([A-Z])/, (_, /** @type {string} */ first) => first.toLowerCase())
}
