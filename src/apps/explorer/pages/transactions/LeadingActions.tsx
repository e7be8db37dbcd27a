import type { ReactElement } from 'react'
import { type Action, ActionCard, useDisplay } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Number of actions shown above the trace, of which phones show the first; all of them have their own part. */
const most = 3

interface LeadingActionsProps {
  readonly actions: readonly Action[]
  readonly loading: boolean
  /** URL of all actions. */
  readonly href: string
}

/** The first actions of a trace, as sentences. */
export function LeadingActions({ actions, loading, href }: LeadingActionsProps): ReactElement | null {
  const texts = useExplorerTexts('transactions')
  const { locale } = useDisplay()
  if (!loading && actions.length === 0) return null
  return (
    <ol className="explorer-leading">
      {loading && (
        <li>
          <ActionCard loading compact />
        </li>
      )}
      {actions.slice(0, most).map((action) => (
        <li key={action.action_id}>
          <ActionCard action={action} compact />
        </li>
      ))}
      {actions.length > 1 && (
        <li className="explorer-all-actions" data-shown={actions.length > most ? undefined : 'all'}>
          <a href={href}>{texts.allActions(actions.length.toLocaleString(locale))}</a>
        </li>
      )}
    </ol>
  )
}
