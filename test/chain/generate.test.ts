import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isInShare } from '../helpers/chance.ts'

const chain = fileURLToPath(new URL('../../stories/chain/', import.meta.url))

// It takes as long as a hundred others: in every fourth gate, and with TONLENS_LONG=1.
test.runIf(isInShare('generate', 4))(
  'a new run writes the committed files again, byte by byte',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tonlens-chain-'))
    try {
      await promisify(execFile)(process.execPath, [join(chain, 'generate.mjs'), '--out', folder])
      const answers = (await readdir(chain)).filter((name) => name.endsWith('.json'))
      expect((await readdir(folder)).filter((name) => name !== 'media').toSorted()).toEqual(answers.toSorted())
      const pictures = await readdir(join(chain, 'media'))
      expect((await readdir(join(folder, 'media'))).toSorted()).toEqual(pictures.toSorted())
      const changed: string[] = []
      for (const name of [...answers, ...pictures.map((picture) => join('media', picture))]) {
        const [made, committed] = await Promise.all([readFile(join(folder, name)), readFile(join(chain, name))])
        if (!made.equals(committed)) changed.push(name)
      }
      expect(changed).toEqual([])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
