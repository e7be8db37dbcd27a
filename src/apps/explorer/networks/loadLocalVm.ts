import type { LocalVm } from '../connection/connection.ts'
import type { LocalVmOptions } from './localVm.ts'

/**
 * Loads the code of the local VM and opens it. Without it, the explorer shows everything that the service answers.
 * @param folder Folder beside index.html; undefined for none.
 * @returns `undefined` also if the code cannot be loaded, twice.
 */
export async function loadLocalVm(folder: string | undefined, options: LocalVmOptions): Promise<LocalVm | undefined> {
  if (folder === undefined) return undefined
  const load = () => import('./localVm.ts')
  try {
    const { openLocalVm } = await load().catch(load)
    return openLocalVm(folder, options)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
