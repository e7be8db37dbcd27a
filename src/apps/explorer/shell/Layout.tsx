import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRouter } from './router.ts'

/** Section of a page with a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Contents below a summary, which are drawn once a reader has opened them. */
export function Folded({
  summary,
  className,
  children,
}: {
  readonly summary: ReactNode
  readonly className?: string
  readonly children: () => ReactNode
}): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}

/** Tabs of a page. Each has its own URL; the first is the default. */
export function Tabs({
  label,
  tabs,
  ...given
}: {
  readonly label: string
  /** Name of the selected tab. @default the tab of the route */
  readonly current?: string
  /** Returns the URL of a tab. @default a tab of this page */
  readonly hrefOf?: (name: string) => string
  readonly tabs: Readonly<Record<string, { readonly title: string; readonly content: ReactNode }>>
}): ReactElement {
  const { route, hrefOf } = useRouter()
  const [first = ''] = Object.keys(tabs)
  const wanted = given.current ?? route.tab
  const current = Object.hasOwn(tabs, wanted) ? wanted : first
  const { page, id } = route
  const line = useChosenInView(Object.keys(tabs).indexOf(current))
  const linkTo = given.hrefOf ?? ((name: string) => hrefOf(page, id, name === first ? '' : name))
  return (
    <>
      <nav ref={line} className="explorer-tabs" aria-label={label}>
        {Object.entries(tabs).map(([name, { title }]) => (
          <a key={name} href={linkTo(name)} aria-current={name === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <section key={current} className="explorer-part" aria-label={tabs[current]?.title}>
        {tabs[current]?.content}
      </section>
    </>
  )
}

/** The shown part of a tab, below the links to its other parts. */
export function TabPart<Name extends string>({
  label,
  names,
  shown,
  titles,
  hrefOf,
  children,
}: {
  /** Title of the tab. */
  readonly label: string
  /** Parts of the tab, the default first. */
  readonly names: readonly Name[]
  readonly shown: Name
  readonly titles: Readonly<Record<Name, string>>
  readonly hrefOf: (name: Name) => string
  readonly children: ReactNode
}): ReactElement {
  if (names.length < 2) return <>{children}</>
  return (
    <>
      <Segments
        label={label}
        current={shown}
        segments={names.map((name) => ({ name, title: titles[name], href: hrefOf(name) }))}
      />
      <section key={shown} className="explorer-part" aria-label={titles[shown]}>
        {children}
      </section>
    </>
  )
}

/** Second level of tabs: the parts of one tab as one control. */
function Segments({
  label,
  current,
  segments,
}: {
  readonly label: string
  readonly current: string
  readonly segments: readonly { readonly name: string; readonly title: string; readonly href: string }[]
}): ReactElement {
  const line = useChosenInView(segments.findIndex(({ name }) => name === current))
  return (
    <nav ref={line} className="explorer-segments" aria-label={label}>
      {segments.map(({ name, title, href }) => (
        <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls the row of tabs, but not the page, so that the selected tab is fully visible. */
function useChosenInView(chosen: number) {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    // With the frame, which lays the page out in any case.
    const frame = requestAnimationFrame(() => {
      const tab = line.current?.children[chosen]
      if (line.current === null || tab === undefined) return
      const [box, place] = [line.current.getBoundingClientRect(), tab.getBoundingClientRect()]
      // Keep a part of its neighbors visible, to show that there are more tabs.
      const room = 24
      const before = Math.min(0, place.left - room - box.left)
      const after = Math.max(0, place.right + room - box.right)
      line.current.scrollBy({ left: before === 0 ? after : before, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen])
  return line
}
