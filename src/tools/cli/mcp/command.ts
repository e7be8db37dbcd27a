import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type ClientOptions, networks, TonlensError, type Transport } from 'tonlens'
import { createMemoryIndex } from 'tonlens/memory'
import { readAgentPage } from '../builtExplorer.ts'
import { loadPeer } from '../gateway/loadPeer.ts'
import { readArguments } from '../readArguments.ts'
import { rememberAnswers } from '../../mcp/rememberAnswers.ts'

const helpText = `tonlens mcp [options]   Answers questions of agents on the chain: a server of the Model Context Protocol on
standard input and output. It only reads; it has no keys of wallets, signs nothing and sends nothing.

  --network <name>   mainnet, testnet, or <name>=<base URL> of a deployment. Default mainnet.
  --rate <n>         Requests per second. Default 1 without a key, 10 with one.
  --keep <seconds>   Seconds for which an answer of the service is given again. Default 15.
  --data <path>      Answers from saved answers of the service alone: a file, or a folder of .json files;
                     once for each.

The API key stands in the environment: TONLENS_API_KEY.
Needs the package @modelcontextprotocol/sdk: npx -p tonlens -p @modelcontextprotocol/sdk tonlens mcp`

/**
 * Runs `tonlens mcp` until the client closes standard input.
 * @returns Nothing to print: standard output belongs to the protocol.
 * @throws {TonlensError} Arguments are invalid, or the package of the protocol is missing.
 */
export async function runMcpCommand(
  args: readonly string[],
  version: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const { values, positionals } = readArguments('mcp', args, {
    network: { type: 'string', default: 'mainnet' },
    rate: { type: 'string' },
    keep: { type: 'string', default: '15' },
    data: { type: 'string', multiple: true },
  })
  if (values.help === true) return helpText
  if (positionals.length > 0) throw new TonlensError(`There is no argument ${positionals[0]}. See tonlens mcp --help.`)
  const { StdioServerTransport } = await loadPeer(
    '@modelcontextprotocol/sdk',
    'tonlens mcp',
    () => import('@modelcontextprotocol/sdk/server/stdio.js'),
  )
  const keep = readNumber('keep', values.keep)
  const network = readNetwork(values.network)
  const client = createClient({
    network,
    apiKey: env['TONLENS_API_KEY'],
    rate: values.rate === undefined ? undefined : readNumber('rate', values.rate),
    transport: values.data === undefined ? (service) => rememberAnswers(service, keep) : openSaved(values.data),
  })
  const { createMcpServer } = await import('../../mcp/createMcpServer.ts')
  const server = createMcpServer(client, version, readAgentPage)
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
    process.stdin.once('end', () => void server.close())
  })
  await server.connect(new StdioServerTransport())
  await closed
  return ''
}

/** @throws {TonlensError} The network is unknown. */
function readNetwork(text: string): ClientOptions['network'] {
  if (text === 'mainnet' || text === 'testnet') return networks[text]
  const [, name, baseUrl] = /^([\w-]+)=(https?:\/\/.+)$/.exec(text) ?? []
  if (name === undefined || baseUrl === undefined)
    throw new TonlensError(`--network is ${text}: pass mainnet, testnet, or <name>=https://host/api/v3.`)
  return { name, baseUrl }
}

/** @throws {TonlensError} The text is no number. */
function readNumber(name: string, text: string): number {
  const number = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && number <= 100_000) return number
  throw new TonlensError(`--${name} is ${text}: pass a number from 0 to 100000.`)
}

/**
 * A transport that answers from saved answers: copies, as old as the oldest file.
 * @throws {TonlensError} A file is missing, or holds no answer.
 */
function openSaved(paths: readonly string[]): Transport {
  const files = paths.flatMap(listFiles)
  const savedAt = Math.min(...files.map((file) => statSync(file).mtimeMs / 1000))
  const { transport } = createMemoryIndex(files.map(readAnswer), { version: '1.3', now: () => savedAt })
  return {
    ...transport,
    async request(...request) {
      const answer = await transport.request(...request)
      return { ...answer, origin: { ...answer.origin, source: 'mirror' } }
    },
  }
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) throw new TonlensError(`--data: there is no ${path}.`)
  if (statSync(path).isFile()) return [path]
  const files = readdirSync(path).filter((name) => name.endsWith('.json'))
  if (files.length === 0) throw new TonlensError(`--data: ${path} holds no .json file.`)
  return files.map((name) => join(path, name))
}

function readAnswer(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new TonlensError(`--data: ${file} is no JSON.`, { cause })
  }
}
