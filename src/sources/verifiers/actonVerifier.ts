import { importTolkAbi } from '../../ton/abi/importTolk.ts'
import type { Abi } from '../../ton/abi/abi.ts'
import { AbiError } from '../../ton/abi/errors.ts'
import type { AbiSource } from '../../ton/abi/registry.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { toHexHash } from '../../ton/cells/hash.ts'
import { sha256 } from '../../ton/cells/sha256.ts'
import { isObject } from '../../service/rows/readRow.ts'
import type { SourceFile, SourceVerifier, VerifiedSource } from '../../meaning/contracts/verifiedSource.ts'
import { load } from '../net/load.ts'

/** Options of {@link actonVerifier} and {@link loadVerifiedAbis}. */
export interface ActonVerifierOptions {
  /** Base URL of the verifier. It learns which code the reader looks at. @default `https://verifier.acton.monster` */
  readonly baseUrl?: string | undefined
  /** Time for the answer, milliseconds. @default 15 000 */
  readonly timeout?: number | undefined
  /** @default the global one */
  readonly fetch?: typeof globalThis.fetch | undefined
}

const defaultUrl = 'https://verifier.acton.monster'
/** Most bytes of an answer, files of one source, and ABIs of one code. */
const maxAnswer = 8 * 1024 * 1024
const maxFiles = 100
const maxAbis = 10
const maxText = 200

type Fields = Readonly<Record<string, unknown>>

/**
 * Finds verified sources in Acton's source verifier, which compiles what somebody publishes and keeps it by code hash.
 * It is asked by the hash alone, and its word is not on the chain: `VerifiedSource.verifier` names it. Each file is
 * hashed here; one with another hash than the verifier states is left without its text.
 * @throws {TonlensError} `findSource` throws if the verifier fails, or answers about another code.
 * @see https://github.com/ton-blockchain/acton
 */
export function actonVerifier(options: ActonVerifierOptions = {}): SourceVerifier {
  const { baseUrl = defaultUrl } = options
  return {
    key: `actonVerifier ${baseUrl}`,
    async findSource(code, { signal }) {
      const codeHash = toHexHash(code)
      const answer = await ask('verification/source', codeHash, options, signal)
      if (answer === undefined) return null
      checkCode(answer['code_hash'], codeHash)
      const { bundle } = answer
      return isObject(bundle) ? readBundle(bundle, codeHash, new URL(baseUrl).host) : null
    },
  }
}

/**
 * Loads the ABIs that Acton's source verifier has for a code: a source for an `AbiRegistry`. Ask for it when the reader
 * wishes it, because the verifier learns which code is looked at.
 * @param code Hash of the code cell, hex or base64.
 * @returns The source, named after its publisher; null if the verifier has no ABI that can be read.
 * @throws {TonlensError} The verifier fails, or answers about another code.
 * @example const source = await loadVerifiedAbis(codeHash)
 */
export async function loadVerifiedAbis(
  code: string,
  { signal, ...options }: ActonVerifierOptions & { readonly signal?: AbortSignal | undefined } = {},
): Promise<AbiSource | null> {
  const { baseUrl = defaultUrl } = options
  const codeHash = toHexHash(code)
  const items = (await ask('abi', codeHash, options, signal))?.['items']
  const abis = (Array.isArray(items) ? (items as readonly unknown[]) : []).slice(0, maxAbis).flatMap((item): Abi[] => {
    if (!isObject(item)) return []
    checkCode(item['code_hash'], codeHash)
    const abi = importTolkAbi(item['abi'])
    return abi instanceof AbiError ? [] : [{ ...abi, codeHashes: [codeHash] }]
  })
  if (abis.length === 0) return null
  return { name: new URL(baseUrl).host, origin: `${baseUrl}/api/v1/abi?code_hash=${codeHash}`, abis }
}

/** Returns an answer; undefined if the verifier knows nothing under this hash. */
async function ask(
  route: string,
  codeHash: string,
  { baseUrl = defaultUrl, timeout = 15_000, fetch }: ActonVerifierOptions,
  signal: AbortSignal | undefined,
): Promise<Fields | undefined> {
  const url = `${baseUrl.replace(/\/+$/, '')}/api/v1/${route}?code_hash=${codeHash}`
  const init = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  const { ok, status, bytes } = await load(url, { fetch, maxBytes: maxAnswer, timeout, signal, init })
  if (status === 404) return undefined
  if (!ok) throw new TonlensError(`The source verifier answered with status ${status}. Try again later.`)
  const answer = parseJson(new TextDecoder().decode(bytes))
  if (isObject(answer)) return answer
  throw new TonlensError('The source verifier gave an answer that cannot be read. Check its base URL.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkCode(stated: unknown, codeHash: string): void {
  if (typeof stated === 'string' && stated.toLowerCase() === codeHash) return
  throw new TonlensError('The source verifier answered about another code. Nothing is known about this one.')
}

function readBundle(bundle: Fields, codeHash: string, verifier: string): VerifiedSource {
  const compiler = isObject(bundle['compiler']) ? bundle['compiler'] : {}
  const { entrypoint, verified_at: verifiedAt } = bundle
  const given = (Array.isArray(bundle['files']) ? (bundle['files'] as readonly unknown[]) : []).filter(isObject)
  const files = given.slice(0, maxFiles).map(readFile)
  return {
    verifier,
    codeHash,
    compiler: readText(compiler['language']) ?? '',
    version: readText(compiler['version']),
    commandLine: undefined,
    verifiedAt: typeof verifiedAt === 'number' && verifiedAt > 0 && verifiedAt < 1e12 ? verifiedAt : undefined,
    files: files.toSorted((a, b) => Number(b.name === entrypoint) - Number(a.name === entrypoint)),
    isComplete: given.length <= maxFiles,
  }
}

function readFile({ path, content, content_hash: stated }: Fields): SourceFile {
  const name = readText(path) ?? ''
  if (typeof content !== 'string') return { name, text: undefined, isChecked: false }
  const hash = bytesToHex(sha256(new TextEncoder().encode(content)))
  const isChecked = typeof stated === 'string' && stated.replace(/^sha256:/, '').toLowerCase() === hash.toLowerCase()
  return { name, text: isChecked ? content : undefined, isChecked }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxText) : undefined
}
