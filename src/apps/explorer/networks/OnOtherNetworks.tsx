import type { ReactElement } from 'react'
import { HttpError } from 'tonlens'
import { useRouter } from '../shell/router.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { useNetworkName, useNetworkTitle } from './networksContext.ts'

/** Says on which network the thing of this page was looked for in vain, and leads to the same page on the others. */
export function OnOtherNetworks(): ReactElement | null {
  const { lookOn } = useExplorerTexts('shell').elsewhere
  const { networks } = useRouter()
  if (networks.length < 2) return null
  return (
    <div className="explorer-missing" role="status">
      <p>
        <LookedOn />
      </p>
      <OtherNetworkLinks words={lookOn} />
    </div>
  )
}

/** Says on which network something was looked up; nothing where there is only one. */
export function LookedOn(): ReactElement | null {
  const { lookedOn } = useExplorerTexts('shell').elsewhere
  const { networks } = useRouter()
  const name = useNetworkName()
  const readTitle = useNetworkTitle()
  return networks.length < 2 ? null : <>{lookedOn(readTitle(name))}</>
}

/** Links that are shown: more networks are in the switch. */
const most = 6

/** Links to the same page on the other networks; nothing if there are none. */
export function OtherNetworkLinks({ words }: { readonly words: (network: string) => string }): ReactElement | null {
  const readTitle = useNetworkTitle()
  const { route, networks, hrefOfRoute } = useRouter()
  const others = networks.filter((name) => name !== route.network).slice(0, most)
  if (others.length === 0) return null
  return (
    <ul className="explorer-list">
      {others.map((name) => (
        <li key={name}>
          <a href={hrefOfRoute({ ...route, network: name })}>{words(readTitle(name))}</a>
        </li>
      ))}
    </ul>
  )
}

/** Tells whether the service has no such thing: it answers with an empty list, or that it has not found it. */
export function isMissing<Data>(
  { data, error }: { readonly data: Data | undefined; readonly error: unknown },
  isEmpty: (data: Data) => boolean,
): boolean {
  if (data !== undefined) return isEmpty(data)
  return error instanceof HttpError && error.kind === 'notFound'
}
