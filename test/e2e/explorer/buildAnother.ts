import { fileURLToPath } from 'node:url'
import { readFolder, type ExplorerFiles } from '../../../src/tools/cli/builtExplorer.ts'

/** Files of the built explorer. */
export const built: ExplorerFiles = readFolder(fileURLToPath(new URL('../../../dist/explorer', import.meta.url)))

/**
 * The built explorer with another name of its entry, as a change of its source gives it.
 * @param changes Texts to replace in all files. @default none
 */
export function buildAnother(changes: Readonly<Record<string, string>> = {}): ExplorerFiles {
  const [, entry = ''] = /assets\/(index-[\w-]+)\.js/.exec(String(built.get('index.html'))) ?? []
  const texts = Object.entries({ [entry]: 'index-SecondOn', ...changes })
  return new Map(
    [...built].map(([path, content]) => [
      path.replace(entry, 'index-SecondOn'),
      Buffer.from(texts.reduce((before, [from, to]) => before.replaceAll(from, to), String(content))),
    ]),
  )
}
