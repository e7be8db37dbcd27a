import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { addressKey } from '../../../text/format/address.ts'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import { JettonMarks } from '../jetton-card/JettonMarks.tsx'
import { TokenMark } from '../jetton-card/TokenMark.tsx'

/**
 * Amount of a jetton. Marks a scam or look-alike in front of the amount, since the end can be truncated, and hides the
 * name of a scam.
 */
export function MarkedAmount({
  amount,
  master,
  direction,
  lookalike,
}: {
  readonly amount: string
  readonly master: string
  readonly direction?: 'in' | 'out' | undefined
  /** Token for which this one can be mistaken. @default the coin or a jetton that everybody knows, if any */
  readonly lookalike?: Lookalike | undefined
}): ReactElement {
  const messages = useTexts('jetton', jettonMessages)
  const known = useName(master)
  const facts = jettonFacts(known.metadata)
  const shown = (
    <JettonAmount amount={amount} master={master} direction={direction} symbol={facts.scam ? '' : undefined} />
  )
  return (
    <span part="jetton-marked-amount">
      <JettonMarks facts={facts} lookalike={lookalike} messages={messages} />
      {lookalike === undefined && !facts.scam && <TokenMark address={addressKey(master)} known={known} />}
      {(facts.scam || lookalike !== undefined) && ' '}
      {shown}
    </span>
  )
}
