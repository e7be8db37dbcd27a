import axe from 'axe-core'

/** Breaches of the rules of accessibility in the explorer, each with its element. */
export async function findFaults(): Promise<readonly string[]> {
  // A color on its way to another may lack contrast.
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  const { violations } = await axe.run(document.querySelector('.explorer') ?? document.body, {
    rules: { region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}
