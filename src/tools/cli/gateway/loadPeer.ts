import { TonlensError } from '../../../ton/cells/errors.ts'

/**
 * Loads a package that only some need.
 * @param load Imports it.
 * @throws {TonlensError} It is not installed.
 */
export async function loadPeer<Module>(name: string, reason: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new TonlensError(`${reason} needs the package ${name}: npm install ${name}`, { cause })
  }
}
