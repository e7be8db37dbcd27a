import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the built explorer. */
export const built = fileURLToPath(new URL('../../../dist/explorer', import.meta.url))

/**
 * Copies the built explorer with another name of its entry, as a change of its source gives it.
 * @param another New folder. @param changes Texts to replace in all files. @default none
 */
export function buildAnother(another: string, changes: Readonly<Record<string, string>> = {}): string {
  cpSync(built, another, { recursive: true })
  const [, entry = ''] = /assets\/(index-[\w-]+)\.js/.exec(readFileSync(join(built, 'index.html'), 'utf8')) ?? []
  for (const name of readdirSync(another, { recursive: true, encoding: 'utf8' })) {
    const path = join(another, name)
    if (!statSync(path).isFile()) continue
    const text = Object.entries({ [entry]: 'index-SecondOn', ...changes }).reduce((before, [from, to]) => before.replaceAll(from, to), readFileSync(path, 'utf8'))
    writeFileSync(path, text)
    if (name.includes(entry)) renameSync(path, path.replace(entry, 'index-SecondOn'))
  }
  return another
}
