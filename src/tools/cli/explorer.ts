import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkConfig, embeddedBaseUrl, type ExplorerConfig } from '../../apps/explorer/config/config.ts'
import { writeContentSecurityPolicy } from '../../apps/explorer/config/contentSecurityPolicy.ts'
import { ConfigError } from '../../apps/explorer/config/fields.ts'
import { networks } from '../../sources/client/transports/networks.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { readBuiltExplorer, type ExplorerFiles } from './builtExplorer.ts'
import { filesFile, generatorName, withRelease } from './explorerRelease.ts'
import { readArguments } from './readArguments.ts'
import { findSandbox, readEarlierVm, readVmFiles, readVmWorker } from './vm.ts'
import { writeFiles } from './writeFiles.ts'

const helpText = `tonlens explorer <folder> [options]   Writes an explorer as static files, or updates the one that is there.

  --network <name>   mainnet, testnet, embedded (the example chain, without any network) or the base URL of an index.
                     Repeat it for more; the first is the default. Default mainnet and testnet.
  --config <file>    Takes the configuration from a file instead.
  --name <name>      Name of the explorer.
  --vm               Adds the local VM, from your @ton/sandbox.`
const hint = 'See tonlens explorer --help.'

const configFile = 'config.json'
/** Describes the explorer to browsers that install it. */
const manifestFile = 'manifest.json'
/** Folder of the local VM. */
const vmFolder = 'vm'

interface Options {
  readonly network: readonly string[]
  readonly config?: string | undefined
  readonly name?: string | undefined
  readonly vm: boolean
}

/**
 * Runs `tonlens explorer`: writes the built explorer to a folder and configures it. A folder that holds an earlier
 * explorer is updated, and keeps its configuration unless the command gives another.
 * @param source Files of the built explorer.
 * @returns The text to print.
 * @throws {TonlensError} Arguments are invalid, or the folder holds files of somebody else: nothing is written.
 */
export function runExplorerCommand(
  args: readonly string[],
  cwd = process.cwd(),
  source: ExplorerFiles = readBuiltExplorer(),
): string {
  const { values, positionals } = readArguments('explorer', args, {
    network: { type: 'string', multiple: true, default: [] },
    config: { type: 'string' },
    name: { type: 'string' },
    vm: { type: 'boolean', default: false },
  })
  if (values.help === true) return helpText
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0)
    throw new TonlensError(`Pass one folder, from which your site is served. ${hint}`)
  if (values.config !== undefined && values.network.length > 0)
    throw new TonlensError('Pass --network or --config, not both: the file names the networks.')
  const target = resolve(cwd, folder)
  const before = readEarlier(target)
  const config = readConfig(values, cwd, before === undefined ? undefined : join(target, configFile))
  const vm = values.vm ? prefix(readVmFiles(findSandbox(cwd), readVmWorker())) : new Map<string, Uint8Array>()
  const earlierVm = values.vm ? readEarlierVm(join(target, vmFolder)) : undefined
  writeFiles(target, new Map([...configureFiles(source, config), ...vm]), {
    hashes: { ...before, ...Object.fromEntries(prefix(Object.entries(earlierVm?.hashes ?? {}))) },
    own: [configFile, filesFile, ...(earlierVm?.own ?? []).map((file) => `${vmFolder}/${file}`)],
  })
  const names = config.networks.map(({ name }) => name).join(', ')
  return [
    `${before === undefined ? 'Wrote' : 'Updated'} an explorer of ${names} in ${target}${values.vm ? ', with the local VM' : ''}.`,
    `Serve the folder with any static file server: npx serve ${folder}`,
    `Change ${configFile} and run this command again: it also writes the Content Security Policy, which names the hosts that the page may reach.`,
  ].join('\n')
}

/** Files of the explorer with the configuration, and with the name and policy that follow from it. */
function configureFiles(source: ExplorerFiles, config: ExplorerConfig): ExplorerFiles {
  const files = new Map(source).set('index.html', Buffer.from(writePage(String(source.get('index.html')), config)))
  if (config.name !== undefined)
    files.set(manifestFile, Buffer.from(writeName(String(source.get(manifestFile)), config.name)))
  return new Map(withRelease(files)).set(configFile, Buffer.from(`${JSON.stringify(config, undefined, 2)}\n`))
}

/** Puts files into the folder of the local VM. */
function prefix<Content>(files: Iterable<readonly [string, Content]>): Map<string, Content> {
  return new Map([...files].map(([file, content]) => [`${vmFolder}/${file}`, content]))
}

/**
 * Reads the hashes of the files that an earlier explorer wrote to the folder; undefined if the folder is empty or
 * missing.
 * @throws {TonlensError} The folder holds something else.
 */
function readEarlier(target: string): Readonly<Record<string, string>> | undefined {
  if (!existsSync(target)) return undefined
  try {
    if (readdirSync(target).length === 0) return undefined
    const { generator, files } = JSON.parse(readFileSync(join(target, filesFile), 'utf8')) as {
      generator?: unknown
      files?: unknown
    }
    if (generator !== generatorName || typeof files !== 'object' || files === null)
      throw new Error(`${filesFile} is of another program`)
    // The list may have been changed: nothing outside of the folder is named.
    return Object.fromEntries(
      Object.entries(files).filter(
        ([file, hash]) => typeof hash === 'string' && /^(?!.*\.\.)[\w-][\w./-]*$/.test(file),
      ),
    )
  } catch (cause) {
    throw new TonlensError(
      `${target} is not empty and holds no explorer. Pass a new folder, so that nothing of yours is overwritten.`,
      { cause },
    )
  }
}

function writeName(manifest: string, name: string): string {
  const described: object = JSON.parse(manifest)
  return `${JSON.stringify({ ...described, name, short_name: name }, undefined, 2)}\n`
}

function readConfig(
  { network: asked, config: file, name, vm }: Options,
  cwd: string,
  earlier: string | undefined,
): ExplorerConfig {
  const path =
    file === undefined
      ? asked.length === 0 && earlier !== undefined && existsSync(earlier)
        ? earlier
        : undefined
      : resolve(cwd, file)
  const given =
    path === undefined ? { $schema: './config.schema.json', networks: describeNetworks(asked) } : readJson(path)
  try {
    return checkConfig({ ...given, ...(name !== undefined && { name }), ...(vm && { vm: vmFolder }) })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new TonlensError(path === undefined ? error.message : `${path}: ${error.message}`, { cause: error })
  }
}

function readJson(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch (cause) {
    throw new TonlensError(
      `${path} could not be read as JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

/** Color of test networks, so that nobody mistakes one for the main network. */
const testColor = '#b35c00'

const known: Readonly<Record<string, object>> = {
  mainnet: { name: 'mainnet', baseUrl: networks.mainnet.baseUrl },
  testnet: { name: 'testnet', baseUrl: networks.testnet.baseUrl, testOnly: true, color: testColor },
  embedded: { name: 'embedded', title: 'Embedded example chain', baseUrl: embeddedBaseUrl, color: '#7a4fc9' },
}

/** Describes the networks that options name. @param asked Names or base URLs. @default mainnet and testnet */
function describeNetworks(asked: readonly string[]): readonly object[] {
  return (asked.length === 0 ? ['mainnet', 'testnet'] : asked).map((text) => {
    if (Object.hasOwn(known, text)) return known[text] ?? {}
    if (!text.startsWith('/') && !(/^https?:\/\//.test(text) && URL.canParse(text))) {
      throw new TonlensError(
        `--network ${text} is not known. Pass ${Object.keys(known).join(', ')}, or the base URL of an index, such as https://index.example/api/v3.`,
      )
    }
    return { name: nameNetwork(text), baseUrl: text }
  })
}

/** Short name of an index from its host: `index.example:8081` becomes `index-example-8081`. */
function nameNetwork(url: string): string {
  const host = url.startsWith('/') ? 'local' : new URL(url).host
  return host
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replaceAll(/^-|-$/g, '')
}

/** Writes the page with the name and the policy of a configuration. */
export function writePage(page: string, config: ExplorerConfig): string {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(writeContentSecurityPolicy(config, scripts))}" />`
  const written = page.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, () => policy)
  return config.name === undefined
    ? written
    : written.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(config.name ?? '')}</title>`)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
