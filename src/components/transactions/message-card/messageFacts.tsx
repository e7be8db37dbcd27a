import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Message } from '../../../service/rows/message.ts'
import { Address } from '../../values/address/Address.tsx'
import { optionalHashFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { DecodedBody } from '../../values/decoded-body/DecodedBody.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { addressLike, copiedAddressLike } from '../../../text/format/address.ts'
import { copiedHashLike } from '../../../text/format/hash.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { CurrencyAmounts } from '../../values/coin-amount/CurrencyAmounts.tsx'

/** Facts about sender, recipient and value. */
export function messageFlowFacts(
  message: Message | undefined,
  words: Texts['message'],
  copy: boolean,
): readonly Fact[] {
  const { source, destination, value, value_extra_currencies } = message ?? {}
  const id = copy ? copiedAddressLike : addressLike
  return [
    { id: 'from', term: words.from, value: <Address value={source} copy={copy && source != null} />, like: id },
    { id: 'to', term: words.to, value: <Address value={destination} copy={copy && destination != null} />, like: id },
    {
      id: 'value',
      term: words.value,
      like: <Skeleton part="card-amount" like="1.2345 GRAM" />,
      value: value != null && (
        <>
          <CoinAmount amount={value} part="card-amount" />
          <CurrencyAmounts currencies={Object.entries(value_extra_currencies ?? {})} label={words.currency} />
        </>
      ),
    },
  ].map((fact) => (fact.value === false ? { ...fact, value: undefined } : fact))
}

/** Facts about fees, flags, hashes and the sending and receiving transactions. Unknown ones are left out. */
export function messageFacts(message: Message | undefined, words: Texts['message']): readonly Fact[] {
  const { fwd_fee, ihr_fee, import_fee, bounce, ihr_disabled, created_lt, hash } = message ?? {}
  const { hash_norm, out_msg_tx_hash, in_msg_tx_hash, init_state, extra_flags, message_content } = message ?? {}
  const state = init_state?.body
  const flag = (set: boolean) => (set ? words.yes : words.no)
  return [
    { id: 'fwd_fee', term: words.fwdFee, value: coins(fwd_fee, true), like: '0.000266669 GRAM' },
    { id: 'ihr_fee', term: words.ihrFee, value: coins(ihr_fee) },
    { id: 'import_fee', term: words.importFee, value: coins(import_fee) },
    { id: 'bounce', term: words.bounce, value: typeof bounce === 'boolean' ? flag(bounce) : undefined, like: 'Yes' },
    { id: 'ihr', term: words.ihr, value: ihr_disabled === false ? words.yes : undefined },
    {
      id: 'extra_flags',
      term: words.extraFlags,
      value:
        extra_flags == null || extra_flags === '0' ? undefined : <bdi>{plainText(extra_flags, { maximum: 24 })}</bdi>,
    },
    {
      id: 'created_lt',
      term: words.createdLt,
      value: created_lt == null ? undefined : <bdi>{plainText(created_lt, { maximum: 24 })}</bdi>,
      like: '62034785000002',
    },
    { id: 'hash', term: words.hash, value: <Hash value={hash} of="message" copy />, like: copiedHashLike },
    {
      id: 'hash_norm',
      term: words.hashNorm,
      value: hash_norm == null ? undefined : <Hash value={hash_norm} of="message" copy />,
    },
    {
      id: 'out_msg_tx_hash',
      term: words.sentBy,
      value: out_msg_tx_hash == null ? undefined : <Hash value={out_msg_tx_hash} of="transaction" />,
    },
    {
      id: 'in_msg_tx_hash',
      term: words.receivedBy,
      value: in_msg_tx_hash == null ? undefined : <Hash value={in_msg_tx_hash} of="transaction" />,
    },
    optionalHashFact('body_hash', words.bodyHash, message_content?.hash, copiedHashLike),
    optionalHashFact('init_state_hash', words.initStateHash, init_state?.hash),
    {
      id: 'init_state_decoded',
      term: words.initStateDecoded,
      value: init_state?.decoded == null ? undefined : <DecodedBody decoded={init_state.decoded} body={undefined} />,
      wide: true,
    },
    {
      id: 'init_state',
      term: words.initState,
      value: state == null ? undefined : <CellDisclosure cell={state} />,
      wide: true,
    },
  ]
}

/** Amount of a fee. Zero fees are left out unless `always` is set. */
function coins(amount: string | null | undefined, always = false) {
  return amount == null || (amount === '0' && !always) ? undefined : <CoinAmount amount={amount} />
}
