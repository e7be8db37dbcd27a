// The house: which wing and which room may import what. `layers.test.ts` holds the source to it, and CONTRIBUTING shows
// it.

/** A wing of `src`. */
export interface Wing {
  readonly name: string
  readonly about: string
  /** Rooms from the bottom up: a room imports only from rooms before it. `.` are the files of the wing itself. */
  readonly rooms: readonly string[]
  /** Wings and rooms above which it may not import all the same. @default none */
  readonly never?: readonly string[]
}

/** Wings from the bottom up: a wing imports only from wings before it. */
export const wings: readonly Wing[] = [
  {
    name: 'ton',
    about: 'values of the chain: cells, facts, ABI, TL-B, disassembled code',
    rooms: ['cells', 'facts', 'abi', 'tlb', 'code'],
  },
  {
    name: 'service',
    about: 'what the index API is: rows and their checks, the table of endpoints, the rule book',
    rooms: ['rows', 'endpoints', 'rules'],
  },
  {
    name: 'meaning',
    about: 'what rows mean: outcomes, tokens, names, contracts, traces, recomputed hashes',
    rooms: ['outcome', 'tokens', 'names', 'contracts', 'trace', 'verify'],
  },
  {
    name: 'sources',
    about: 'where answers come from: the client, an index in memory, the mirror, the VM, verified sources',
    rooms: ['net', 'client', 'memory', 'mirror', 'vm', 'verifiers'],
  },
  {
    name: 'ledger',
    about: 'ledgers, portfolios, the past and evidence from complete histories',
    rooms: ['.', 'value', 'file', 'past', 'portfolio', 'evidence'],
  },
  {
    name: 'text',
    about: 'words and numbers for people, in three languages',
    rooms: ['format', 'en', 'bodies', 'naming', 'actions', 'ru', 'zh'],
  },
  {
    name: 'graph',
    about: 'layout and drawing of traces without React',
    rooms: ['layouts', 'camera', 'tree', 'accounts', 'items', 'painter', 'svg', 'export', 'picture'],
  },
  {
    name: 'react',
    about: 'everything with React that is no component: display, query options, live engines, hooks',
    rooms: ['display', 'query', 'live', 'provider', 'hooks'],
  },
  {
    name: 'components',
    about: 'presentational components by family',
    rooms: [
      'styles',
      'parts',
      'values',
      'states',
      'lists',
      'blocks',
      'charts',
      'tools',
      'nfts',
      'jettons',
      'actions',
      'traces',
      'transactions',
      'contracts',
      'accounts',
      'staking',
      '.',
    ],
    never: ['sources', 'react/query', 'react/live', 'react/provider', 'react/hooks'],
  },
  {
    name: 'widgets',
    about: 'hooks and components joined: views, and the custom elements made of them',
    rooms: ['views', 'elements'],
  },
  // Applications use the entry points only.
  {
    name: 'apps',
    about: 'the explorer, `create-tonlens` with its templates, and the registry for the shadcn tool',
    rooms: ['explorer', 'create', 'registry'],
    never: ['.'],
  },
  {
    name: 'tools',
    about:
      'for developers and operators: devtools, testing, conformance, the gateway for servers, the server for agents, the command line',
    rooms: ['devtools', 'testing', 'conformance', 'server', 'mcp', 'cli'],
  },
]

/** Packages that a wing, a room or a folder of it may import, the narrowest name first. Others import none. */
export const packages: Readonly<Record<string, RegExp>> = {
  'ton/tlb': /^@ton-community\/tlb-parser$/,
  'ton/code': /^(ton-assembly|@ton\/core)$/,
  'service/rows': /^zod\/mini$/,
  'service/endpoints': /^zod\/mini$/,
  'sources/client': /^zod\/mini$/,
  'sources/mirror/collection': /^@tanstack\/db$/,
  'react/query': /^@tanstack\/react-query$/,
  'react/live': /^@tanstack\/react-query$/,
  'react/display': /^react$/,
  react: /^(react|@tanstack\/react-query)$/,
  'components/charts': /^(react|d3-scale|d3-shape)$/,
  'components/traces': /^(react|d3-shape)$/,
  components: /^react(-dom)?$/,
  widgets: /^(react|react-dom\/client|@tanstack\/react-query)$/,
  'tools/devtools': /^(react|react-dom|@tanstack\/react-query)$/,
  'tools/testing': /^(react|@tanstack\/react-query|@testing-library\/react|virtual:embedded-\w+)$/,
  'tools/cli/gateway': /^(node:.+|ioredis|prom-client|rate-limiter-flexible|unstorage(\/.+)?|ws)$/,
  'tools/cli/mcp': /^(node:.+|tonlens(\/.+)?|@modelcontextprotocol\/sdk\/.+)$/,
  'tools/mcp/page': /^(tonlens(\/.+)?|react-dom\/client|react)$/,
  // It uses what applications can use.
  'tools/mcp': /^(tonlens(\/.+)?|@modelcontextprotocol\/sdk\/.+|@tanstack\/react-query|zod)$/,
  'tools/cli': /^node:/,
  apps: /^(tonlens(\/.+)?|react|react-dom\/client|@tanstack\/react-query|next(\/.+)?|vite|@vitejs\/plugin-react|buffer|zod\/mini)$/,
}

/** The wings as CONTRIBUTING shows them. */
export function drawHouse(): string {
  return [
    '| wing | what is in it | rooms |',
    '| --- | --- | --- |',
    ...wings.map(
      ({ name, about, rooms }) =>
        `| \`${name}\` | ${about} | ${rooms
          .filter((room) => room !== '.')
          .map((room) => `\`${room}\``)
          .join(' · ')} |`,
    ),
  ].join('\n')
}
