// Writes a page of the handbook for each hook: from the table of endpoints, the docblocks and the types.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSource } from './loadSource.mjs'

/** @import { PropDescription } from '../stories/handbook/describeComponent.ts' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
/** @param {string} folder @returns {string[]} */
const list = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file))

const contents = `
  export { readDocblock } from './stories/handbook/describeComponent.ts'
  export { describeInterface } from './stories/handbook/describeInterface.ts'
  export { importLines } from './stories/handbook/doors.ts'
  export { describeEndpoints } from './stories/reference/describeEndpoints.ts'
  export { exampleParams } from './stories/reference/examples.ts'
  export { groups, groupTitles } from './stories/reference/groups.ts'
  export { hookUses } from './stories/reference/hookUses.ts'
  export { describeParams } from './src/service/endpoints/describe.ts'
  export * as endpoints from './src/entries/endpoints.ts'
`
const lastSeqno = JSON.parse(read('stories/chain/masterchain-info.json')).last.seqno

/** Titles of hooks that are of no endpoint, by the beginning of their file. */
const folderTitles = [
  ['src/react/hooks/live/', 'Live'],
  ['src/react/hooks/ledger/', 'Past and ledger'],
  ['src/react/hooks/mirror/', 'Mirror'],
  ['src/react/hooks/nfts/', 'NFTs'],
  ['src/components/nfts/', 'NFTs'],
  ['src/react/hooks/traces/', 'Traces and actions'],
  ['src/react/hooks/contracts/', 'Contracts'],
  ['src/react/', 'Display and client'],
]

/**
 * Reads the page of every hook that the package exports.
 * @returns {Promise<ReadonlyMap<string, string>>} MDX by the name of the hook.
 */
export async function readHookPages() {
  const source = await loadSource(contents)
  const names = readdirSync(join(root, 'test/exports')).flatMap((file) => read(`test/exports/${file}`).split('\n'))
  const files = new Map(['src/react', 'src/components/nfts'].flatMap(list).map((file) => [file, read(file)]))
  const context = {
    ...source,
    files,
    texts: ['src/react', 'src/sources', 'src/ledger', 'src/meaning', 'src/text', 'src/components']
      .flatMap(list)
      .map(read),
    docs: source.describeEndpoints(list('src/service/endpoints').map(read), read('src/service/endpoints/params.ts')),
  }
  const hooks = [...new Set(names.filter((name) => /^use[A-Z]/.test(name)))].toSorted()
  return new Map(hooks.map((name) => [name, writePage(name, context)]))
}

/** Writes the pages below `stories/hooks`, which is not in the repository. */
export async function writeHookPages() {
  const pages = await readHookPages()
  const folder = join(root, 'stories/hooks')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (!pages.has(file.replace('.mdx', ''))) rmSync(join(folder, file))
  }
  for (const [name, page] of pages) {
    const file = join(folder, `${name}.mdx`)
    // A file that is written anew makes a running Storybook load its page again.
    if (!existsAs(file, page)) writeFileSync(file, page)
  }
}

/** @param {string} file @param {string} text */
function existsAs(file, text) {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

/** @param {string} name @param {any} context @returns {string} */
function writePage(name, context) {
  const declared = [...context.files].find(([, text]) =>
    new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(text),
  )
  if (declared === undefined) throw new Error(`No source declares ${name}.`)
  const [file, text] = declared
  const doc = context.readDocblock(text, new RegExp(`export (?:const|function) ${name}\\b`)).text
  const [, maker, row] = new RegExp(`^export const ${name} = create(\\w*Hook(?:At)?)\\((\\w+)`, 'm').exec(text) ?? []
  const page = row === undefined ? composedPage(name, text, context) : endpointPage(name, maker ?? '', row, context)
  const title =
    row === undefined
      ? folderTitles.find(([start = '']) => file.startsWith(start))?.[1]
      : context.groupTitles[Object.keys(context.groups).find((group) => context.groups[group].includes(row)) ?? '']
  return `${[
    `import { Meta } from '@storybook/addon-docs/blocks'${row === undefined ? '' : "\nimport { EndpointCall } from '../reference/EndpointCall.tsx'"}`,
    `<Meta title="Hooks/${title}/${name}" />`,
    `# ${name}`,
    escaped(doc.replace(/@(?:param|returns|throws|example)[\s\S]*$/, '').trim()),
    ...page,
  ].join('\n\n')}\n`
}

/** @param {string} name @param {string} maker @param {string} row @param {any} context */
function endpointPage(name, maker, row, context) {
  const endpoint = context.endpoints[row]
  const docs = context.docs.get(row)
  const params = context.describeParams(endpoint)
  const given = literal(context.exampleParams(row, lastSeqno))
  const { seqno: _, ...withoutBlock } = context.exampleParams(row, lastSeqno)
  const ask = /** @type {Record<string, string[]>} */ ({
    Hook: [
      `const { data, error, isPending } = ${name}(${given})`,
      'return <pre>{JSON.stringify({ data, error, isPending }, null, 2)}</pre>',
    ],
    HookAt: [
      `const { data, error, isPending } = ${name}(${literal(withoutBlock)}, { seqno: ${lastSeqno} })`,
      'return <pre>{JSON.stringify({ data, error, isPending }, null, 2)}</pre>',
    ],
    InfiniteHook: [
      `const { rows, hasMore, loadMore, isLoadingMore, error } = ${name}(${given})`,
      'if (error) return <p>{error.message}</p>',
      `return <button disabled={!hasMore || isLoadingMore} onClick={loadMore}>{rows.length} rows, load more</button>`,
    ],
  })[maker] ?? [
    `const { mutate, data, error, isPending } = ${name}()`,
    `return <button disabled={isPending} onClick={() => mutate(${given})}>{JSON.stringify(data ?? error)}</button>`,
  ]
  const isMutation = maker === 'MutationHook' || maker === 'SingleFlightHook'
  const result = maker === 'InfiniteHook' ? context.describeInterface('ListResult', context.texts) : []
  return [
    writeUse(name, context) ?? sample(context.importLines([name]), ask),
    `\`${endpoint.method} ${endpoint.path}\`${endpoint.since === undefined ? '' : `, since version ${endpoint.since} of the service`}`,
    '## Parameters',
    params.length === 0
      ? 'None.'
      : table(
          ['Parameter', 'Type', 'Bounds', 'Meaning'],
          params
            .filter((/** @type {any} */ param) => maker !== 'HookAt' || param.name !== 'seqno')
            .map((/** @type {any} */ param) => [
              `\`${param.name}\`${param.required ? ' (required)' : ''}`,
              `\`${typeText(param)}\``,
              boundsText(param),
              escaped((docs?.params.get(param.name) ?? '').replace('@default', 'Default:')),
            ]),
        ),
    isMutation
      ? 'Parameters are those of `mutate`. Nothing is sent before it is called, and nothing is retried.'
      : `${maker === 'HookAt' ? 'The second argument is the moment: `{ seqno }`, `{ time }` or `{ lt }`. ' : ''}\`undefined\` or \`skipToken\` disables the hook. Options are those of ${maker === 'InfiniteHook' ? '`useInfiniteQuery`' : '`useQuery`'}, with \`client\`, \`policy\` and \`maxAge\`: see [Data fetching](?path=/docs/guides-data-fetching--docs).`,
    '## Result',
    ...(result.length > 0 ? [members(result)] : []),
    isMutation
      ? 'That of `useMutation`: `mutate`, `mutateAsync`, `data`, `error`, `isPending`.'
      : `That of ${maker === 'InfiniteHook' ? '`useInfiniteQuery`' : '`useQuery`'}: \`data\`, \`error\`, \`isPending\`, \`isFetching\`, \`refetch\`; and \`origin\`, which says whether the service or a mirror answered, and when. \`${maker === 'InfiniteHook' ? 'listState' : 'cardState'}(result)\` gives a component its state.`,
    ...(docs !== undefined && docs.errors.length > 0
      ? [
          '## Errors',
          table(
            ['Status', 'Text', 'Cause'],
            docs.errors.map((/** @type {any} */ error) => [error.status, `\`${error.text}\``, escaped(error.when)]),
          ),
        ]
      : []),
    ...(maker === 'InfiniteHook' ? [] : ['## Try it', `<EndpointCall name="${row}" />`]),
  ]
}

/** @param {string} name @param {string} text @param {any} context */
function composedPage(name, text, context) {
  const at = text.search(new RegExp(`^export function ${name}\\b`, 'm'))
  const example = writeUse(name, context)
  if (example === undefined) throw new Error(`stories/reference/hookUses.ts has no use of ${name}.`)
  const signature = (text.slice(at).split(' {\n')[0] ?? '').replace('export function ', '')
  const comment = (text.slice(0, at).split('/**').at(-1) ?? '').replace('*/', '')
  const params = [...comment.replaceAll(/\n \* ?/g, ' ').matchAll(/@param (\w+) ((?:(?!@|\*\/).)*)/g)]
  const result = /\): ([A-Z]\w*)(?:<[^>]*>)?$/.exec(signature.trim())?.[1]
  const options = /\b(?:options|\})[?]?: (\w*Options)\b/.exec(signature)?.[1]
  const [resultMembers, optionMembers] = [result, options].map((type) =>
    type === undefined ? [] : context.describeInterface(type, context.texts),
  )
  return [
    example,
    '## Parameters',
    params.length === 0
      ? ['```text', signature, '```'].join('\n')
      : table(
          ['Parameter', 'Meaning'],
          params.map(([, param = '', about = '']) => [`\`${param}\``, escaped(about.trim())]),
        ),
    ...(optionMembers.length === 0 ? [] : ['## Options', members(optionMembers)]),
    '## Result',
    resultMembers.length === 0
      ? `\`${signature.split(/\): /).at(-1)?.replaceAll(/\s+/g, ' ').trim()}\``
      : members(resultMembers),
    'Errors are those of [the client](?path=/docs/help-troubleshooting--docs).',
  ]
}

/** @param {string} name @param {any} context @returns {string | undefined} */
function writeUse(name, context) {
  const use = context.hookUses[name]
  if (use === undefined) return undefined
  const { imports = [], names = [], first = [], code, args } = use
  const lines = [...context.importLines([name, ...names]), ...imports]
  return sample(first.length === 0 ? lines : [...lines, '', ...first], code, args)
}

/** @param {readonly string[]} imports @param {readonly string[]} lines @param {string} [args] */
function sample(imports, lines, args = '') {
  return [
    '```tsx',
    ...imports,
    '',
    `export function Example(${args}) {`,
    ...lines.map((line) => `  ${line}`),
    '}',
    '```',
  ].join('\n')
}

/** @param {readonly PropDescription[]} all */
function members(all) {
  return table(
    ['Name', 'Type', 'Meaning'],
    all.map(({ name, type, required, text, fallback }) => [
      `\`${name}\`${required ? '' : '?'}`,
      `\`${type}\``,
      escaped(fallback === '' ? text : `${text} Default: ${fallback}.`),
    ]),
  )
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Text of a docblock as MDX: what stands between backticks is code. @param {string} text */
function escaped(text) {
  return text
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(/[{}<>*_[\]]/g, '\\$&')))
    .join('`')
}

/** Value as TypeScript. @param {any} value @returns {string} */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value)
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`)
  if (entries.length === 0) return '{}'
  const line = `{ ${entries.join(', ')} }`
  return line.length <= 60 ? line : `{\n${entries.map((entry) => `    ${entry},`).join('\n')}\n  }`
}

/** @param {any} param */
function typeText({ type, array, enum: values }) {
  const item = values === undefined ? type : values.map((/** @type {string} */ value) => `'${value}'`).join(' | ')
  return array ? `${values === undefined ? item : `(${item})`}[]` : item
}

/** @param {any} param */
function boundsText({ minimum, maximum, maxItems }) {
  return [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    maxItems === undefined ? '' : `at most ${maxItems} values`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
