import type { ReactElement } from 'react'
import { Media } from '../../nfts/media/Media.tsx'
import { pictureSources } from '../../nfts/media/pictureSources.ts'
import type { JettonFacts } from './jettonFacts.ts'

const widths = { small: 24, large: 48 } as const

/** Picture of a jetton, or its first letter: until the picture is loaded, and for flagged jettons. */
export function JettonIcon({
  facts,
  size,
}: {
  readonly facts: JettonFacts
  readonly size: keyof typeof widths
}): ReactElement {
  const { token, scam, nsfw, symbol, name } = facts
  const width = widths[size]
  const sources = scam || nsfw ? [] : pictureSources(token, { size: width })
  return (
    <span part="jetton-icon" data-size={size} aria-hidden="true">
      <span part="jetton-icon-letter">{Array.from(symbol || name)[0]?.toUpperCase() ?? '?'}</span>
      {sources.length > 0 && <Media part="jetton-icon-picture" sources={sources} alt="" width={width} />}
    </span>
  )
}
