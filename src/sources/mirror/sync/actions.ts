import { actions } from '../../../service/endpoints/actions.ts'
import { isFinalized } from '../../../service/rows/finality.ts'
import { action } from '../kinds/action.ts'
import { syncLtList } from './ltList.ts'
import type { Session } from './session.ts'

/** Syncs the actions of an account, newest trace first. The service classifies a trace seconds after it ends. */
export function syncActions(session: Session, account: string): Promise<void> {
  return syncLtList(session, {
    endpoint: actions,
    params: { account, include_accounts: true },
    kind: action,
    lt: ({ trace_end_lt }) => trace_end_lt,
    refuse(row) {
      if (!isFinalized(row)) return `action ${row.action_id} is not finalized`
      if ((row.accounts ?? []).includes(account)) return undefined
      return `action ${row.action_id} does not name the account among its accounts`
    },
  })
}
