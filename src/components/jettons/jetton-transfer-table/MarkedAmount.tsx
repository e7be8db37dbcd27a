import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { useName } from '../../../display/useName.ts'
import { jettonMessages } from '../../../locales/en/jettons.ts'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import { JettonMarks } from '../jetton-card/JettonMarks.tsx'

/** Amount of a jetton. Marks a scam in front of the amount, since the end can be truncated, and hides its name. */
export function MarkedAmount({
  amount,
  master,
  direction,
}: {
  readonly amount: string
  readonly master: string
  readonly direction?: 'in' | 'out' | undefined
}): ReactElement {
  const messages = useMessages('jetton', jettonMessages)
  const facts = jettonFacts(useName(master).metadata)
  const shown = <JettonAmount amount={amount} master={master} direction={direction} symbol={facts.scam ? '' : undefined} />
  if (!facts.scam) return shown
  return (
    <span part="jetton-marked-amount">
      <JettonMarks facts={facts} lookalike={undefined} messages={messages} /> {shown}
    </span>
  )
}
