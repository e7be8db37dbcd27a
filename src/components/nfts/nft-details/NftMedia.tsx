import type { ReactElement } from 'react'
import { mediaFiles } from '../media/mediaFiles.ts'
import { Media } from '../media/Media.tsx'
import { MediaDialog } from '../media/MediaDialog.tsx'
import { MediaPlayer } from '../media/MediaPlayer.tsx'
import { NftCover } from '../nft-grid/NftCover.tsx'
import { pictureSources } from '../media/pictureSources.ts'
import type { NftFacts } from '../nft-facts/nftFacts.ts'

interface NftMediaProps {
  /** Undefined while the item loads. */
  readonly facts: NftFacts | undefined
  readonly covered: boolean
  readonly onReveal: () => void
}

const width = 480

/** An item's picture, which can be enlarged, and its other media. */
export function NftMedia({ facts, covered, onReveal }: NftMediaProps): ReactElement {
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
        <NftCover flag={flag} token={token} onReveal={onReveal} />
      </div>
    )
  }
  const original = flag === 'nsfw'
  const sources = pictureSources(token, { size: width, original })
  return (
    <div part="nft-details-media">
      <Media sources={sources} alt={name} width={width} />
      {sources.length > 0 && <MediaDialog sources={pictureSources(token, { size: 2 * width, original })} name={name} />}
      {mediaFiles(token).map(({ url, kind }) => (
        <MediaPlayer key={url} url={url} kind={kind} name={name} width={width} />
      ))}
    </div>
  )
}
