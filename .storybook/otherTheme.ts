import axe from 'axe-core'
import { expect } from 'storybook/test'

const themes = { light: 'dark', dark: 'light' } as const

/** Colours are all that differs between the themes, so the theme that was not shown is asked for them alone. */
export async function checkOtherTheme(root: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const shown = dataset['theme'] === 'dark' ? 'dark' : 'light'
  dataset['theme'] = themes[shown]
  try {
    finishTransitions()
    const { violations } = await axe.run(root, { runOnly: ['color-contrast'] })
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    )
    await expect(faults, `colours in the ${themes[shown]} theme`).toEqual([])
  } finally {
    dataset['theme'] = shown
    finishTransitions()
  }
}

function finishTransitions(): void {
  const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot).filter(
    (shadow) => shadow !== null,
  )
  for (const animation of [document, ...shadows].flatMap((tree) => tree.getAnimations())) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}
