import type { Page } from 'playwright'

/** What a page takes before and around its content. */
export interface Look {
  /** Top of the first row of content, px from the top of the document. */
  readonly firstRow: number
  /** Most links in one line of tabs. */
  readonly tabs: number
  /** Cumulative layout shift of the visit, thousandths. */
  readonly shift: number
  /** Pixels by which the page is wider than the window. */
  readonly wide: number
  /** Boxes that scroll inside of the page, so that the wheel stops there. */
  readonly traps: number
  /** Hashes, addresses, amounts, times and statuses that stand twice above the fold, outside of lists. */
  readonly twice: number
}

/** Reasons behind the numbers of a {@link Look}, for the message of a failed test. */
export type Reasons = Readonly<Record<'traps' | 'twice', readonly string[]>>

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's window
  var layoutShift: number
}

/** Runs first in each page: sums the layout shifts that no input caused. */
export const watchShifts = `
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Waits until the page has a heading and nothing loads. */
export async function settle(page: Page): Promise<void> {
  for (let calm = 0, left = 120; calm < 4 && left > 0; left -= 1) {
    await page.waitForTimeout(100)
    const isCalm = await page.evaluate(() => {
      const isSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())
      return isSeen('h1') && !isSeen('[aria-busy="true"]')
    })
    calm = isCalm ? calm + 1 : 0
  }
}

/** Measures a settled page that is scrolled to its top. */
export function measure(page: Page): Promise<Look & { readonly reasons: Reasons }> {
  return page.evaluate(() => {
    const root = document.documentElement
    const list = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    const findTop = (each: Element) => Math.round(each.getBoundingClientRect().top + window.scrollY)
    const content = document.querySelector('.explorer-page') ?? document.body
    const part = list('.explorer-part', content).at(-1) ?? content
    // Links that stand in the head are not content; the fields of filters and the heads of tables neither.
    const isHead = (each: Element) =>
      each.closest(
        '.explorer-title, .explorer-filters, [part~="nft-toolbar"], thead, header, nav, .explorer-progress',
      ) !== null
    const rows = list(
      'tbody tr, [part~="action-card"], [part~="nft-card"], article, figure, svg, li, form, textarea, input, p, dl, [role="status"]',
      part,
    ).filter((each) => !isHead(each) && each.getBoundingClientRect().height > 0)
    const name = (each: Element) => each.getAttribute('part') ?? each.className ?? each.tagName
    const traps = list('*', content)
      .filter(
        (each) =>
          each.clientHeight > 120 &&
          each.scrollHeight > each.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(each).overflowY) &&
          each.closest('dialog, [popover]') === null,
      )
      .map(name)
    // The readout of a chart labels its mark.
    const lists =
      'table, ol, ul, [role="listbox"], nav, details, [part~="message-chain-graph"], figure, [part~="chart-readout"]'
    const seen = new Map<string, number>()
    // In a sentence, an address says who did something: it is the subject of another fact.
    const isSubject = (each: Element) => each.matches('[part~="address"]') && each.closest('p') !== null
    const kinds = '[part~="address"], [part~="hash"], [part~="coin-amount"], [part~="status-badge"], time'
    for (const each of list(kinds, content)) {
      const box = each.getBoundingClientRect()
      if (box.top > innerHeight || each.closest(lists) !== null || isSubject(each)) continue
      const kind = /address|hash|coin-amount|status-badge/.exec(each.getAttribute('part') ?? 'time')?.[0] ?? 'time'
      const value = each.getAttribute('datetime') ?? each.getAttribute('title') ?? each.textContent?.trim() ?? ''
      seen.set(`${kind} ${value}`, (seen.get(`${kind} ${value}`) ?? 0) + 1)
    }
    const twice = [...seen].filter(([, count]) => count > 1).map(([fact]) => fact)
    return {
      firstRow: rows.length === 0 ? 0 : Math.min(...rows.map(findTop)),
      tabs: Math.max(0, ...list('.explorer-tabs, .explorer-segments').map(({ children }) => children.length)),
      shift: Math.round(globalThis.layoutShift * 1000),
      wide: Math.max(0, root.scrollWidth - root.clientWidth),
      traps: traps.length,
      twice: twice.length,
      reasons: { traps, twice },
    }
  })
}
