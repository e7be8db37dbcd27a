import type { ReactElement } from 'react'
import { Identicon, Media, useName } from 'tonlens'
import './assets.css'

interface TokenIconProps {
  /** Address of a jetton, a collection or an NFT. */
  readonly address: string
  readonly className?: string
  /** CSS px. */
  readonly width: number
}

/**
 * Picture of a token, over its identicon until the picture is loaded; no picture of one that is marked as a scam or as
 * not safe for work.
 */
export function TokenIcon({ address, className = '', width }: TokenIconProps): ReactElement {
  const { metadata, scam } = useName(address)
  const tokens = metadata?.token_info.filter((role) => role !== null && role.valid !== false) ?? []
  const isHidden = scam || tokens.some((role) => role.is_nsfw === true)
  const sources = tokens
    .flatMap((role) => [role.extra?.['_image_small'], role.image])
    .filter((source) => typeof source === 'string' && source !== '')
  return (
    <span className={`explorer-token-icon ${className}`} aria-hidden="true">
      <Identicon value={address} />
      {!isHidden && sources.length > 0 && <Media sources={sources as string[]} alt="" width={width} />}
    </span>
  )
}
