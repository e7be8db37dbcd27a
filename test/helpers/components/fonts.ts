// Fonts for tests of layout: what fits must not depend on the fonts of the machine.
import packaged from '../../../node_modules/storybook/assets/browser/nunito-sans-regular.woff2?url'

/** Fonts that every test of layout is tried with. */
export const layoutFonts = [
  { name: 'the machine`s', family: undefined },
  { name: 'a packaged', family: '"Test Packaged"' },
  { name: 'a wide', family: '"Test Wide"' },
] as const

/** Loads the fonts that are files, once for a page. */
export async function loadFonts(): Promise<void> {
  if (document.getElementById('test-fonts') === null) {
    const style = document.head.appendChild(document.createElement('style'))
    style.id = 'test-fonts'
    // As wide as the widest that systems use, such as Verdana and Noto Sans beside Arial.
    style.textContent = `@font-face { font-family: "Test Packaged"; src: url("${packaged}") }
      @font-face { font-family: "Test Wide"; src: url("${packaged}"); size-adjust: 125%; ascent-override: 90%; descent-override: 25% }`
  }
  for (const { family } of layoutFonts) {
    if (family === undefined) continue
    const faces = await document.fonts.load(`16px ${family}`)
    if (faces.length === 0) throw new Error(`The font ${family} did not load`)
  }
}
