import type { ReactElement } from 'react'
import { type Action, ActionCard, useDisplay } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

interface LeadingActionsProps {
  readonly actions: readonly Action[]
  readonly loading: boolean
  /** URL of all actions. */
  readonly href: string
}

/** The first action of a trace, as a sentence; all of them have their own part. */
export function LeadingActions({ actions, loading, href }: LeadingActionsProps): ReactElement | null {
  const texts = useExplorerTexts('transactions')
  const { locale } = useDisplay()
  const [first] = actions
  if (!loading && first === undefined) return null
  return (
    <ol className="explorer-leading">
      {loading && (
        <li>
          <ActionCard loading compact />
        </li>
      )}
      {first !== undefined && (
        <li>
          <ActionCard action={first} compact />
        </li>
      )}
      {actions.length > 1 && (
        <li>
          <a href={href}>{texts.allActions(actions.length.toLocaleString(locale))}</a>
        </li>
      )}
    </ol>
  )
}
