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
}: {
  readonly label: string
  readonly tabs: Readonly<Record<string, { readonly title: string; readonly content: ReactNode }>>
}): ReactElement {
  const { route, hrefOf } = useRouter()
  const [first = ''] = Object.keys(tabs)
  const current = Object.hasOwn(tabs, route.tab) ? route.tab : first
  const { page, id } = route
  return (
    <>
      <nav className="explorer-tabs" aria-label={label}>
        {Object.entries(tabs).map(([name, { title }]) => (
          <a key={name} href={hrefOf(page, id, name === first ? '' : name)} aria-current={name === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <section key={current} aria-label={tabs[current]?.title}>
        {tabs[current]?.content}
      </section>
    </>
  )
}
