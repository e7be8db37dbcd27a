import { useMemo, type ReactElement } from 'react'
import { type ConfigProposal, readConfigProposals } from '../../../ton/abi/config/configVotes.ts'
import type { CellSource } from '../../../ton/cells/boc.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { configMessages } from '../../../text/en/chain/config.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { parameterLabel } from './Parameter.tsx'

const shownProposals = 20

/** Proposals on which validators vote; nothing if the data is not that of the contract. */
export function ConfigProposals({ data }: { readonly data: CellSource }): ReactElement | null {
  const messages = useTexts('config', configMessages)
  const proposals = useMemo(() => readConfigProposals(data), [data])
  if (proposals === undefined) return null
  return (
    <div part="card-section">
      <p part="card-heading">{messages.proposals}</p>
      {proposals.length === 0 && <p part="card-note">{messages.noProposals}</p>}
      <FoldedList items={proposals} first={shownProposals}>
        {(proposal) => <Proposal key={proposal.hash} proposal={proposal} />}
      </FoldedList>
    </div>
  )
}

function Proposal({ proposal }: { readonly proposal: ConfigProposal }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('config', configMessages)
  const { id, value, expires, isCritical, voters, remainingWeight, wins, losses, roundsRemaining } = proposal
  const count = (number: number) => formatNumber(number, locale)
  return (
    <Disclosure label={parameterLabel(id, messages)}>
      {() => (
        <>
          <p part="card-note">
            {isCritical && `${messages.critical} · `}
            {messages.voteEnds} <Timestamp value={expires} show="absolute" />
          </p>
          <p part="card-note">{messages.votesOf(count(voters), remainingWeight)}</p>
          <p part="card-note">{messages.roundsOf(count(wins), count(losses), count(roundsRemaining))}</p>
          {value === null ? <p part="card-note">{messages.removal}</p> : <CellDisclosure cell={value} />}
        </>
      )}
    </Disclosure>
  )
}
