import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = ['src', 'stories'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mdx|md)$/.test(path))
    .map((path) => `${folder}/${path}`),
)

/** Claims of inclusion, in the three languages. A sentence that denies them is allowed. */
const claims =
  /(verified|proven|confirmed|checked|proved) (to be )?on[- ](the )?(block)?chain|проверено в блокчейне|подтверждено в блокчейне|链上(已)?(验证|核实)|已在链上(验证|核实)/i
const denials = /never|not|only with|nothing/i

test('no text calls a fitting hash a proof of inclusion', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = [...files, 'README.md', 'CHANGELOG.md'].flatMap((path) =>
    readFileSync(`${root}/${path}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        claims.test(line) && !denials.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})
