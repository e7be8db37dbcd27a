// How the sweep goes from story to story in one page, and what it reads of each.
import { limitTime } from '../../scripts/browsers/launch.mjs'
import type { DrivenPage } from '../../scripts/browsers/page.ts'

/** A story as a reader finds it. */
export interface Seen {
  readonly phase: string
  readonly text: string
  /** Exceptions, rejected promises and calls of `console.error`. */
  readonly faults: readonly string[]
}

/**
 * Every so many stories, one is left before it is ready, both in the page and by leaving the page, and opened again.
 * The others are chosen in the page, as the sidebar does.
 */
const betweenLeft = 10
/** Stories that go on by themselves, for at most 40 seconds. */
const moving = /live/
/** Seconds for a story, playing included. */
const patience = 120

/** Comes first in every page. Scrollbars of different widths would leave lists room for more or fewer rows. */
export const listen = `<style>* { scrollbar-width: none !important }</style><script>
  globalThis.sweepFaults = []
  addEventListener('error', ({ message }) => message && sweepFaults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => sweepFaults.push(String(reason)))
  const say = console.error
  console.error = (...words) => { sweepFaults.push(words.map(String).join(' ')); say(...words) }
</script>`

const choose = (id: string) =>
  `__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'story' })`

/**
 * Waits until the story is played, and reads what it shows. Times and ages depend on the moment: "now" is "1 second
 * ago" a second later, and "2 seconds ago" another.
 * @param expected Text for which a slow browser has some seconds more.
 */
const read = (id: string, expected: string | undefined) => `(async () => {
  const until = performance.now() + 60000
  let phase
  while (performance.now() < until) {
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
    phase = render?.id === ${JSON.stringify(id)} ? render.phase : undefined
    if (['completed', 'finished', 'afterEach', 'errored', 'aborted'].includes(phase)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const readText = () => (document.querySelector('#storybook-root')?.textContent ?? '').replaceAll(/\\d+/g, '0').replaceAll(/0 (seconds?|minutes?|sec\\.|min\\.) ago/g, 'now').replaceAll(/\\s+/g, ' ').trim()
  // Parts that are loaded on demand come later. What is loading may load forever, in a story that shows just that.
  const isLoading = () => document.querySelector('#storybook-root [aria-busy="true"]') !== null
  let text = readText()
  for (let calm = 0, left = 200; left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const now = readText()
    calm = now === text ? calm + 1 : 0
    text = now
    const expected = ${JSON.stringify(expected ?? null)}
    const longest = /Opening the (embedded )?chain|Reading cells/.test(text) ? 80 : expected !== null && text !== expected ? 40 : ${moving.test(id)} ? 16 : isLoading() ? 8 : 2
    if (calm >= longest) break
  }
  return { phase: String(phase), text, faults: globalThis.sweepFaults.splice(0) }
})()`

/**
 * Visits stories one after the other in one profile, as a reader does, and leaves some before they are ready.
 * @param expected What another browser showed.
 */
export async function visit(
  page: DrivenPage,
  url: string,
  stories: readonly string[],
  expected?: ReadonlyMap<string, Seen>,
): Promise<Map<string, Seen>> {
  await page.resize(1000, 800)
  const seen = new Map<string, Seen>()
  for (const [place, id] of stories.entries()) {
    if (place % betweenLeft === 0) {
      const address = `${url}/iframe.html?viewMode=story&id=${id}`
      if (place > 0) await page.evaluate(choose(id))
      await page.goto(address)
      await page.goto(address)
    } else {
      await page.evaluate(choose(id))
    }
    seen.set(id, await limitTime(page.evaluate<Seen>(read(id, expected?.get(id)?.text)), patience, id))
  }
  return seen
}
