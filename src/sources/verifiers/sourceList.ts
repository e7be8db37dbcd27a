import { toHexHash } from '../../ton/cells/hash.ts'

/** List of files that a verifier keeps for a code. */
export interface SourceList {
  /** Hash of the code cell, hex; undefined if the list does not name it. */
  readonly codeHash: string | undefined
  readonly compiler: string
  readonly version: string | undefined
  readonly commandLine: string | undefined
  /** Unix seconds. */
  readonly verifiedAt: number | undefined
  /** Files with their `ipfs://` links, entry points first. */
  readonly files: readonly { readonly name: string; readonly link: string }[]
  /** Whether files are left out because there are too many. */
  readonly isComplete: boolean
}

/** Most files of a contract. */
const maxFiles = 100
const maxNameLength = 200

/**
 * Reads the `sources.json` of the contract verifier. It is untrusted.
 * @returns undefined if the text is none.
 * @see https://github.com/ton-community/contract-verifier-backend
 */
export function readSourceList(text: string): SourceList | undefined {
  const list = parseObject(text)
  const { compiler, compilerSettings, hash, verificationDate, sources } = list ?? {}
  if (list === undefined || !Array.isArray(sources)) return undefined
  const settings = readObject(compilerSettings)
  const name = readShort(compiler) ?? ''
  const files = (sources as readonly unknown[]).flatMap((each) => {
    const { filename, url, isEntrypoint } = readObject(each)
    const link = readShort(url)
    return link === undefined ? [] : [{ name: readShort(filename) ?? link, link, isEntry: isEntrypoint === true }]
  })
  return {
    codeHash: readHash(hash),
    compiler: name,
    // funcVersion, tolkVersion, tactVersion or fiftVersion.
    version: readShort(Object.hasOwn(settings, `${name}Version`) ? settings[`${name}Version`] : undefined),
    commandLine: readShort(settings['commandLine'], 1000),
    verifiedAt:
      typeof verificationDate === 'number' && verificationDate > 0 && verificationDate < 1e15
        ? Math.floor(verificationDate / 1000)
        : undefined,
    files: files.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry)).slice(0, maxFiles),
    isComplete: files.length === sources.length && files.length <= maxFiles,
  }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function readShort(value: unknown, longest = maxNameLength): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined
}

function readHash(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? toHexHash(value) : undefined
  } catch {
    return undefined
  }
}
