import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { stakeMessages } from '../../../text/en/chain/stakes.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { ValidatorComplaint, ValidatorComplaintVote } from '../../../service/rows/staking/validator.ts'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { Table } from '../../lists/table/Table.tsx'
import { hashFact } from '../../states/card/cardParts.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { digitsFact } from '../stakeFacts.tsx'

/** Fields of a complaint for which {@link ComplaintTable} has no column, and its votes. */
export function ComplaintDetails({ complaint }: { readonly complaint: ValidatorComplaint }): ReactElement {
  const { locale } = useDisplay()
  const validator = useTexts('validator', validatorMessages)
  const messages = useTexts('stake', stakeMessages)
  const { voted_validators: given, description_boc: description } = complaint
  const votes = given ?? []
  const columns = useMemo(() => voteColumns(validator, messages, locale), [validator, messages, locale])
  return (
    <>
      <Facts
        loading={false}
        facts={[
          hashFact('hash', messages.complaintHash, complaint.complaint_hash),
          digitsFact('election', validator.electionId, complaint.election_id),
          hashFact('key', validator.publicKey, complaint.validator_pubkey),
          hashFact('adnl', validator.adnl, complaint.adnl_addr),
          digitsFact('severity', messages.severity, complaint.severity),
          hashFact('voting-set', messages.votingSet, complaint.vset_id),
          digitsFact('weight', messages.weightRemaining, complaint.weight_remaining),
        ]}
      />
      <Table label={validator.votes} rows={votes} columns={columns} rowKey={voteKey} empty={messages.noVotes} />
      {typeof description === 'string' && description !== '' && (
        <Disclosure label={messages.description}>
          {() => <RawData value={description} label={messages.description} />}
        </Disclosure>
      )}
    </>
  )
}

function voteKey({ validator_index, validator_pubkey }: ValidatorComplaintVote): string {
  return `${validator_index} ${validator_pubkey}`
}

function voteColumns(
  validator: Texts['validator'],
  messages: Texts['stake'],
  locale: string,
): readonly TableColumn<ValidatorComplaintVote>[] {
  return [
    {
      id: 'index',
      label: validator.index,
      width: 'count',
      align: 'end',
      cell: ({ validator_index }) => formatCount(validator_index, locale),
      compare: (a, b) => compareAmounts(a.validator_index, b.validator_index),
    },
    {
      id: 'key',
      label: validator.publicKey,
      width: 'id',
      cell: ({ validator_pubkey: key }) => (key ? <Hash value={key} /> : unknownText),
    },
    {
      id: 'adnl',
      label: validator.adnl,
      width: 'id',
      cell: ({ adnl_addr: adnl }) => (adnl ? <Hash value={adnl} /> : unknownText),
    },
    {
      id: 'weight',
      label: messages.voteWeight,
      align: 'end',
      cell: ({ weight }) => <bdi>{plainText(weight, { maximum: 80 }) || unknownText}</bdi>,
      compare: (a, b) => compareAmounts(a.weight, b.weight),
    },
  ]
}
