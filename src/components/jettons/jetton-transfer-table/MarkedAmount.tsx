import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import { JettonMarks } from '../jetton-card/JettonMarks.tsx'

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
  /** Token for which this one can be mistaken. @default none but what `JettonAmount` marks itself */
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
      {(facts.scam || lookalike !== undefined) && ' '}
      {shown}
    </span>
  )
}
