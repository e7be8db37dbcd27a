import { type ReactElement, type ReactNode, useId } from 'react'
import { useRouter } from './router.ts'

/** A titled part of a page. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Parts of a page, one at a time; each has an address of its own. The first is shown first. */
export function Tabs({
  label,
  tabs,
  ...given
}: {
  readonly label: string
  /** Name of the part to show. @default that of the route */
  readonly current?: string
  /** Link to a part. @default to that of this page */
  readonly hrefOf?: (name: string) => string
  readonly tabs: Readonly<Record<string, { readonly title: string; readonly content: ReactNode }>>
}): ReactElement {
  const { route, hrefOf } = useRouter()
  const [first = ''] = Object.keys(tabs)
  const wanted = given.current ?? route.tab
  const current = Object.hasOwn(tabs, wanted) ? wanted : first
  const { page, id } = route
  const linkTo = given.hrefOf ?? ((name: string) => hrefOf(page, id, name === first ? '' : name))
  return (
    <>
      <nav className="explorer-tabs" aria-label={label}>
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
