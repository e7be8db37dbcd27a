import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { nftMessages } from '../../../locales/en/nfts.ts'
import { mediaFiles } from '../media/kinds.ts'
import { Media } from '../media/Media.tsx'
import { MediaDialog } from '../media/MediaDialog.tsx'
import { MediaPlayer } from '../media/MediaPlayer.tsx'
import { pictureSources } from '../media/sources.ts'
import type { NftFacts } from '../nft-grid/facts.ts'

interface NftMediaProps {
  /** Undefined while the item loads. */
  readonly facts: NftFacts | undefined
  readonly covered: boolean
  readonly onReveal: () => void
}

const width = 480

/** An item's picture, larger on demand, and what else it shows or plays. */
export function NftMedia({ facts, covered, onReveal }: NftMediaProps): ReactElement {
  const messages = useMessages('nft', nftMessages)
  if (facts === undefined) {
    return (
      <div part="nft-details-media">
        <span part="media" data-state="loading" />
      </div>
    )
  }
  const { token, name, flag } = facts
  if (covered && flag !== undefined) {
    return (
      <div part="nft-details-media">
        <span part="nft-card-cover">
          {messages[flag]}
          <button type="button" part="nft-card-reveal" onClick={onReveal}>
            {messages.reveal}
          </button>
        </span>
      </div>
    )
  }
  const dpr = typeof window === 'undefined' ? 1 : window.devicePixelRatio
  const original = flag === 'nsfw'
  const sources = pictureSources(token, { size: width, dpr, original })
  return (
    <div part="nft-details-media">
      <Media sources={sources} alt={name} width={width} />
      {sources.length > 0 && <MediaDialog sources={pictureSources(token, { size: 2 * width, dpr, original })} name={name} />}
      {mediaFiles(token).map(({ url, kind }) => (
        <MediaPlayer key={url} url={url} kind={kind} name={name} width={width} />
      ))}
    </div>
  )
}
