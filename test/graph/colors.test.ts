import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from '../../src/graph/items/colors.ts'

const tokens = readFileSync(new URL('../../src/components/styles/tokens.css', import.meta.url), 'utf8')
const darkStart = tokens.indexOf("[data-theme='dark']")

test.each([
  ['light', tokens.slice(0, darkStart)],
  ['dark', tokens.slice(darkStart)],
] as const)('colors of a %s picture are the tokens of the style sheet', (theme, css) => {
  for (const [token, color] of Object.entries(themeColors[theme])) {
    expect(new RegExp(`--tonlens-${token}: ([^;]+);`).exec(css)?.[1], token).toBe(color)
  }
})
