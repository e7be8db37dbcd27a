import { createElement, type ReactElement, useEffect } from 'react'
import { provideClient } from 'tonlens/widgets'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { network } from '../chain/index.json'
import { embeddedMedia } from '../chain/pictures.ts'
import { examples } from './examples.ts'

/** A custom element on the embedded chain. @param tag One of the table of elements. */
export function LiveElement({ tag }: { readonly tag: string }): ReactElement {
  const client = useEmbeddedClient()
  useEffect(() => {
    if (client === undefined) return
    provideClient(client, { network: 'embedded', display: { media: embeddedMedia, now: network.last_utime } })
  }, [client])
  return (
    <div className="handbook-element">
      <code>{`<${tag}>`}</code>
      {createElement(tag, { network: 'embedded', ...examples[tag] })}
    </div>
  )
}
