import { readStackEntries, stackNumber, type StackValue } from '../../ton/abi/getMethodStack.ts'
import { toRawAddress } from '../../ton/cells/address.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import { Cell } from '../../ton/cells/cell.ts'
import { readSnake } from '../../ton/facts/comment.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { toHexHash } from '../../ton/cells/hash.ts'
import { sha256 } from '../../ton/cells/sha256.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { loadIpfs, parseIpfsLink, type IpfsFile } from './ipfs.ts'
import type {
  SourceContext,
  SourceFile,
  SourceVerifier,
  VerifiedSource,
} from '../../meaning/contracts/verifiedSource.ts'
import { readSourceList } from './sourceList.ts'

/** Options of {@link sourcesRegistry}. */
export interface SourcesRegistryOptions {
  /**
   * Base URL of the IPFS gateway that is asked for sources, such as `https://gateway.example/ipfs/`. It sees the
   * reader's IP address.
   */
  readonly ipfsGateway: string
  /** Address of the registry. @default that of mainnet */
  readonly registry?: string | undefined
  /**
   * Verifiers whose word counts, in the order in which they are asked.
   * @default `verifier.ton.org`, and `orbs.com`, which came before it
   */
  readonly verifiers?: readonly string[] | undefined
  /** Time for one file, milliseconds. @default 15 000 */
  readonly timeout?: number | undefined
  /** @default the global one */
  readonly fetch?: typeof globalThis.fetch | undefined
}

const mainnetRegistry = 'EQD-BJSVUJviud_Qv7Ymfd3qzXdrmV525e3YDzWQoHIAiInL'
const usualVerifiers = ['verifier.ton.org', 'orbs.com']
/** Most bytes of a list of files, of one file, and of all files of a contract. */
const maxList = 256 * 1024
const maxFileLength = 1024 * 1024
const maxSourceLength = 4 * 1024 * 1024
/** Files that are loaded at the same time. */
const parallelFiles = 4

/**
 * Finds verified sources in the sources registry of TON: for each verifier and code hash, a contract holds a link to
 * the sources in IPFS. The registry accepts it only with the signatures of the verifier, who compiled the sources.
 * @throws {TonlensError} `findSource` throws if the registry or the gateway fails, or if the answer is about another
 * code.
 * @see https://github.com/ton-community/contract-verifier-contracts
 * @see https://github.com/ton-community/contract-verifier-sdk
 */
export function sourcesRegistry(options: SourcesRegistryOptions): SourceVerifier {
  const { ipfsGateway, verifiers = usualVerifiers, timeout = 15_000, fetch } = options
  const registry = toRawAddress(options.registry ?? mainnetRegistry)
  const files = {
    gateway: ipfsGateway,
    timeout,
    fetch,
  }
  return {
    key: ['sourcesRegistry', registry, ipfsGateway, ...verifiers].join(' '),
    async findSource(code, context) {
      const codeHash = toHexHash(code)
      for (const verifier of verifiers) {
        const link = await findLink(registry, verifier, codeHash, context)
        if (link !== undefined) return loadSource({ verifier, codeHash, link }, { ...files, signal: context.signal })
      }
      return null
    },
  }
}

/** Reads the link to the sources from the chain; undefined if the verifier has not verified this code. */
async function findLink(
  registry: string,
  verifier: string,
  codeHash: string,
  { runGetMethod, isActive, signal }: SourceContext,
): Promise<string | undefined> {
  const run = async (address: string, method: string, stack: bigint[] = []): Promise<readonly StackValue[]> => {
    signal?.throwIfAborted()
    const result = await runGetMethod({ address, method, stack: stack.map(stackNumber) })
    if (result.exit_code !== 0 && result.exit_code !== 1)
      throw new TonlensError(
        `The sources registry cannot be read: ${method} of ${address} ended with exit code ${result.exit_code}.`,
      )
    return readStackEntries(result.stack)
  }
  const id = toNumber(bytesToHex(sha256(new TextEncoder().encode(verifier))))
  const hash = toNumber(codeHash)
  const [place] = await run(registry, 'get_source_item_address', [id, hash])
  const item = readAddress(place)
  if (item === undefined)
    throw new TonlensError('The sources registry gave no address. Pass the address of a registry.')
  if (!(await isActive(item))) return undefined
  const [itsVerifier, itsHash, itsRegistry, content] = await run(item, 'get_source_item_data')
  if (itsVerifier !== id || itsHash !== hash || readAddress(itsRegistry) !== registry) {
    throw new TonlensError('The sources registry answered about another code. Nothing is known about this one.')
  }
  // Its contract exists, and waits for its content.
  if (content === null) return undefined
  return readLink(content)
}

/** A byte of version, 1, and the link. */
function readLink(content: StackValue | undefined): string {
  const slice = content instanceof Cell ? new Slice(content) : undefined
  if (slice === undefined || slice.remainingBits < 8 || slice.uint(8) !== 1n)
    throw new TonlensError('The sources registry has an entry of an unknown version.')
  return new TextDecoder().decode(readSnake(slice).bytes.subarray(0, 200))
}

type FileOptions = Omit<Parameters<typeof loadIpfs>[1], 'maxBytes'>

async function loadSource(
  found: { readonly verifier: string; readonly codeHash: string; readonly link: string },
  options: FileOptions,
): Promise<VerifiedSource> {
  const { verifier, codeHash, link } = found
  const cid = parseIpfsLink(link)
  if (cid === undefined) throw new TonlensError('The sources registry has a link that is not one of IPFS.')
  const list = readSourceList(decode(await loadIpfs(cid, { ...options, maxBytes: maxList })))
  if (list === undefined) throw new TonlensError('The list of source files cannot be read.')
  if (list.codeHash !== codeHash)
    throw new TonlensError('The list of source files belongs to another code. Nothing is known about this one.')
  const { compiler, version, commandLine, verifiedAt, isComplete } = list
  return {
    verifier,
    codeHash,
    compiler,
    version,
    commandLine,
    verifiedAt,
    isComplete,
    files: await loadFiles(list.files, options),
  }
}

/** Loads files, a few at a time. A file that cannot be loaded comes without text. */
async function loadFiles(
  list: readonly { readonly name: string; readonly link: string }[],
  options: FileOptions,
): Promise<readonly SourceFile[]> {
  const loaded: SourceFile[] = []
  let left = maxSourceLength
  const loadNext = async (from: number): Promise<void> => {
    for (let at = from; at < list.length; at += parallelFiles) {
      const { name, link } = list[at] as (typeof list)[number]
      const cid = parseIpfsLink(link)
      const file =
        cid === undefined || left <= 0
          ? undefined
          : await loadIpfs(cid, { ...options, maxBytes: maxFileLength }).catch(() => undefined)
      options.signal?.throwIfAborted()
      left -= file?.bytes.length ?? 0
      loaded[at] = { name, text: file === undefined ? undefined : decode(file), isChecked: file?.isChecked ?? false }
    }
  }
  await Promise.all(Array.from({ length: parallelFiles }, (_, from) => loadNext(from)))
  return loaded
}

function decode({ bytes }: IpfsFile): string {
  return new TextDecoder().decode(bytes)
}

function readAddress(value: StackValue | undefined): string | undefined {
  try {
    return value instanceof Cell ? (new Slice(value).address() ?? undefined) : undefined
  } catch {
    return undefined
  }
}

function toNumber(hash: string): bigint {
  return BigInt(`0x${hash}`)
}
