import { loadFile } from '../load/loadFile.ts'
import { checkConfig, type ExplorerConfig } from './config.ts'
import { ConfigError } from './fields.ts'

const limits = { maxBytes: 1024 * 1024, timeout: 30_000, redirects: 'own' } as const

/**
 * Loads and checks `config.json`, which lies beside the page. It decides which hosts receive the keys of readers, so it
 * is not taken from another origin.
 * @throws {ConfigError} The file does not arrive, is not JSON, or has a wrong field.
 */
export async function loadConfig(url = 'config.json'): Promise<ExplorerConfig> {
  const { ok, status, bytes } = await loadFile(url, limits).catch((cause: unknown) => {
    throw new ConfigError(
      '',
      `could not be loaded: ${cause instanceof TypeError || !(cause instanceof Error) ? `${url} cannot be reached` : cause.message}`,
    )
  })
  if (!ok) throw new ConfigError('', `could not be loaded from ${url} (status ${status})`)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new ConfigError('', `in ${url} is not valid JSON`)
  }
  return checkConfig(value)
}
