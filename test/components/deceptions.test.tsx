// Deceptions in every case of the conformance suite, rendered as a server does.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { plainText } from '../../src/service/rows/plainText.ts'
import type { NameSource } from '../../src/sources/client/names.ts'
import { drawForgedName, forgedMetadata } from '../helpers/deceive.ts'
import { findUnmarked } from '../helpers/findUnmarked.ts'
import { standing } from '../helpers/components/hostileVariants.ts'
import { loadCases } from '../helpers/components/loadCases.ts'
import { createRandom } from '../helpers/random.ts'

// React as it runs in production, in half the time.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production'
})

/** Deceptions of each kind in each case. */
const rounds = process.env['TONLENS_LONG'] === '1' ? 40 : 1
const { cases, DisplayProvider } = await loadCases()

/** A source that gives every account the same names. */
function nameAll(name: string): NameSource {
  const metadata = forgedMetadata(name)
  return { addressBookRow: () => undefined, metadata: () => metadata, subscribe: () => () => {}, fixed: true }
}

describe('forged names of tokens', () => {
  const random = createRandom(38)

  test('are marked in every component that shows them', { timeout: 1_200_000 }, () => {
    const missing = new Set<string>()
    const showing = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, component, props, display = standing } of cases) {
        const forged = drawForgedName(random)
        const shown = plainText(forged, { maximum: 12 }).replace('…', '')
        const html = renderToString(
          createElement(DisplayProvider, { ...display, names: nameAll(forged) }, createElement(component, props)),
        )
        const isShown = (text: string) => text.includes(shown)
        if (findUnmarked(html, isShown, 0).length > 0) showing.add(name)
        for (const path of findUnmarked(html, isShown)) missing.add(`${name}: ${forged} in ${path}`)
      }
    }
    expect([...missing].slice(0, 20)).toEqual([])
    expect(showing.size).toBeGreaterThan(55)
  })
})
