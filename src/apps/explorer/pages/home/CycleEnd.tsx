import type { ReactElement } from 'react'
import { Skeleton, Timestamp } from 'tonlens'
import { useValidatorCycles } from 'tonlens/staking'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'

/** When the newest cycle of validators ends, with a link to it; a dash where the service has no cycles. */
export function CycleEnd(): ReactElement {
  const { hrefOf } = useRouter()
  const query = useValidatorCycles({ return_validators: false, limit: 1, sort: 'desc' })
  const cycle = query.data?.cycles[0]
  return (
    <>
      {cycle !== undefined ? (
        <a href={hrefOf('staking')}>
          <Timestamp value={cycle.cycle_end} show="relative" />
        </a>
      ) : query.data === undefined ? (
        query.error === null && <Skeleton like="in 12 hours" />
      ) : (
        '—'
      )}
      <QueryNotes of={[query]} />
    </>
  )
}
