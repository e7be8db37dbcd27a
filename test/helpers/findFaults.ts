import axe from 'axe-core'

/** Breaches of the rules of accessibility in the explorer, each with its element. */
export async function findFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.querySelector('.explorer') ?? document.body, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}
