import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useAccountLabel } from '../../../react/display/useName.ts'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import { jettonFacts } from './jettonFacts.ts'
import { AddressMark } from '../../values/address/AddressMark.tsx'
import { ResemblanceMark } from '../../values/address/GuardedCopy.tsx'
import { Link } from '../../values/link/Link.tsx'
import { JettonIcon } from './JettonIcon.tsx'
import { JettonMarks } from './JettonMarks.tsx'

/**
 * Icon, warnings and name of a jetton in one line. Warnings come first, since the end of the line can
 * be truncated.
 */
export function JettonName({
  master,
  lookalike,
}: {
  readonly master: string | null | undefined
  /** Token for which it can be mistaken; null for none. @default the coin or the jetton that everybody knows, if any */
  readonly lookalike?: Lookalike | null | undefined
}): ReactElement {
  const { links } = useDisplay()
  const messages = useTexts('jetton', jettonMessages)
  const { key, address, short, known } = useAccountLabel(master)
  const facts = jettonFacts(known.metadata)
  const href = key === undefined ? undefined : links.jetton?.(key)
  const { name, symbol } = facts
  const called = [...new Set([name, symbol])].join(' ').trim()
  const whole = called === '' ? address : `${called} · ${address}`
  const words = (
    <>
      <bdi part="jetton-name-text">{name || symbol || short}</bdi>
      {name !== '' && symbol !== '' && symbol !== name && (
        <>
          {' '}
          <bdi part="jetton-name-symbol">{symbol}</bdi>
        </>
      )}
    </>
  )
  return (
    <span part="jetton-name" data-address={key} data-flag={facts.scam ? 'scam' : lookalike ? 'lookalike' : undefined}>
      <JettonIcon facts={facts} size="small" />
      <JettonMarks facts={facts} lookalike={lookalike ?? undefined} messages={messages} />
      {lookalike === undefined && known.forges !== undefined && (
        <AddressMark
          icon="warning"
          text={`${messages.looksLike(known.forges)}. ${messages.forgedName}`}
          kind="imitates"
        />
      )}
      {called === '' && known.imitation !== undefined && <ResemblanceMark {...known.imitation} />}
      <Link part="jetton-name-words card-link" href={href} title={whole}>
        {words}
      </Link>
    </span>
  )
}
