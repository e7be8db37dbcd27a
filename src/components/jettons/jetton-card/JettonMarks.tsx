import type { ReactElement } from 'react'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import type { Texts } from '../../../text/en/index.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import type { JettonFacts } from './jettonFacts.ts'

/** Warnings about a jetton or NFT: scam, not safe for work, look-alike. */
export function JettonMarks({
  facts,
  lookalike,
  messages,
}: {
  readonly facts: Pick<JettonFacts, 'scam' | 'nsfw'> | undefined
  readonly lookalike: Lookalike | undefined
  readonly messages: Texts['jetton']
}): ReactElement {
  return (
    <>
      {facts?.scam === true && (
        <span part="card-chip jetton-mark" data-kind="scam" data-tone="danger" title={messages.scam}>
          <Icon name="warning" /> {messages.scam}
        </span>
      )}
      {facts?.nsfw === true && (
        <span part="card-chip jetton-mark" data-tone="warning" title={messages.nsfw}>
          {messages.nsfw}
        </span>
      )}
      {lookalike !== undefined && (
        <span
          part="card-chip jetton-mark"
          data-tone={lookalike.trusted ? 'danger' : 'warning'}
          title={`${messages.looksLike(lookalike.name)}. ${lookalike.trusted ? messages.forgedName : messages.sameName}`}
        >
          <Icon name="warning" /> <bdi>{messages.looksLike(lookalike.name)}</bdi>
        </span>
      )}
    </>
  )
}
