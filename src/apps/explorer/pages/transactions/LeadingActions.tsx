import type { ReactElement } from 'react'
import { type Action, ActionCard, useDisplay } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Number of actions shown above the trace; all of them are in their own tab. */
const most = 3

/** The first actions of a trace, as sentences. */
export function LeadingActions({
  actions,
  loading,
}: {
  readonly actions: readonly Action[]
  readonly loading: boolean
}): ReactElement {
  const texts = useExplorerTexts('transactions')
  const { locale } = useDisplay()
  const { route, hrefOf } = useRouter()
  return (
    <>
      <div className="explorer-columns">
        {loading && <ActionCard loading compact />}
        {actions.slice(0, most).map((action) => (
          <ActionCard key={action.action_id} action={action} compact />
        ))}
      </div>
      {actions.length > most && (
        <a href={hrefOf(route.page === 'trace' ? 'trace' : 'transaction', route.id, 'actions', route.query)}>
          {texts.allActions(actions.length.toLocaleString(locale))}
        </a>
      )}
    </>
  )
}
