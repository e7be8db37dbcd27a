import { checkConfig, type ExplorerConfig } from './config.ts'
import { ConfigError } from './configError.ts'

/**
 * Loads and checks `config.json`, which lies beside the page.
 * @throws {ConfigError} The file is missing, is not JSON, or has a wrong field.
 */
export async function loadConfig(url = 'config.json'): Promise<ExplorerConfig> {
  const response = await fetch(url).catch(() => undefined)
  if (response === undefined || !response.ok) {
    throw new ConfigError('', `could not be loaded from ${url}${response === undefined ? '' : ` (status ${response.status})`}`)
  }
  let value: unknown
  try {
    value = await response.json()
  } catch {
    throw new ConfigError('', `in ${url} is not valid JSON`)
  }
  return checkConfig(value)
}
