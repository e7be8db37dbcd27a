import { createLabelStore, type Labels } from 'tonlens'
import { type CustomNetwork, maxNetworks, readCustomNetwork, type ShownNetwork } from '../../networks/customNetworks.ts'
import { isTitleTaken } from '../networks/writeNetwork.ts'
import { readSettings, type Settings } from '../settings.ts'

const format = 'tonlens-explorer'
const version = 1
/** Most bytes of a file. A larger one is not opened. */
export const maxFile = 4_000_000

/** Reason why a file cannot be imported. */
export type FileFault = 'tooLarge' | 'notSettings' | 'newer' | 'labels'

/** A file cannot be imported. Nothing of it was. */
export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError'
  readonly reason: FileFault

  constructor(reason: FileFault, cause?: unknown) {
    super(`The file cannot be imported: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Checked content of a file. */
export interface SettingsFile {
  readonly settings: Settings | undefined
  /** Text that a label store imports; undefined for none. */
  readonly labels: string | undefined
  readonly labelCount: number
  readonly favoriteCount: number
  /** Networks that can be added. */
  readonly networks: readonly CustomNetwork[]
  /** Networks that are left out: they are wrong, too many, or their name is taken. */
  readonly skipped: number
}

/** Writes settings, labels, favorites and networks as a file, without API keys. @param labels Text of a label store. */
export function writeSettingsFile(
  settings: Settings,
  labels: string | undefined,
  networks: readonly CustomNetwork[],
): string {
  const written = networks.map(({ name, title, baseUrl, color, testOnly, globalId }) => ({
    name,
    title,
    baseUrl,
    color,
    testOnly,
    globalId,
  }))
  return `${JSON.stringify({ format, version, settings, labels: labels === undefined ? undefined : (JSON.parse(labels) as unknown), networks: written }, undefined, 2)}\n`
}

/**
 * Reads a file that {@link writeSettingsFile}, a label store or anybody else wrote.
 * @param known Networks that are there: no other may have the name of one.
 * @throws {SettingsFileError} Nothing of it can be imported.
 */
export function readSettingsFile(text: string, known: readonly ShownNetwork[]): SettingsFile {
  if (text.length > maxFile) throw new SettingsFileError('tooLarge')
  const parsed = parseFile(text)
  // A label store exports labels and favorites alone.
  const file = parsed?.['format'] === 'tonlens-labels' ? { format, version, labels: parsed } : parsed
  if (file?.['format'] !== format) throw new SettingsFileError('notSettings')
  if (file['version'] !== version) throw new SettingsFileError('newer')
  const { settings, labels, networks } = file
  const labelText = labels === undefined ? undefined : JSON.stringify(labels)
  const entries = [...readLabels(labelText).byAddress.values()]
  const listed: readonly unknown[] = Array.isArray(networks) ? networks : []
  const found = addNetworks(listed, known)
  return {
    settings: typeof settings === 'object' && settings !== null ? readSettings(settings) : undefined,
    labels: labelText,
    labelCount: entries.filter(({ label }) => label !== undefined).length,
    favoriteCount: entries.filter(({ favorite }) => favorite).length,
    networks: found,
    skipped: listed.length - found.length,
  }
}

function addNetworks(listed: readonly unknown[], known: readonly ShownNetwork[]): readonly CustomNetwork[] {
  const room = maxNetworks - known.filter(({ isCustom }) => isCustom).length
  const added: CustomNetwork[] = []
  for (const value of listed.slice(0, 10 * maxNetworks)) {
    const network = readCustomNetwork(value)
    if (network === undefined || added.length >= room) continue
    const all = [...known, ...added]
    if (isTitleTaken(network.title ?? network.name, all) || isTitleTaken(network.name, all)) continue
    // A key of somebody else would be sent to a service that somebody else chose.
    const { apiKey: _, ...rest } = network
    added.push(rest)
  }
  return added
}

/** Labels of a file, as a store reads them. @throws {SettingsFileError} A label is wrong. */
function readLabels(text: string | undefined): Labels {
  const kept = new Map<string, string>()
  const store = createLabelStore({
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  })
  try {
    if (text !== undefined) store.import(text)
  } catch (error) {
    throw new SettingsFileError('labels', error)
  }
  return store.current()
}

function parseFile(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}
