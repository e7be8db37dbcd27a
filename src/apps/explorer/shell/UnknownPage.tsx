import type { ReactElement } from 'react'
import { useNetworks } from '../networks/networksContext.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { PageHead } from './PageHead.tsx'
import { useRouter } from './router.ts'
import { pageTable } from './routes.ts'

/** Longest part of an unknown path that is shown. */
const longest = 200

/** Says that a URL names no page, and which part of it was not understood. */
export function UnknownPage({ id: path }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('shell').unknown
  const { hrefOf } = useRouter()
  const [network = '', page = 'home'] = path.split('/').filter((part) => part !== '')
  const isOfNetwork =
    useNetworks().length > 0 &&
    /^[a-z0-9-]{1,24}$/.test(network) &&
    Object.hasOwn(pageTable, page) &&
    !Object.hasOwn(pageTable, network)
  return (
    <>
      <PageHead kind={texts.title} />
      <p>{isOfNetwork ? texts.network(network) : texts.reason}</p>
      <p>
        <code className="explorer-path">
          <bdi>{path.length > longest ? `${path.slice(0, longest)}…` : path}</bdi>
        </code>
      </p>
      <p>
        {texts.advice} <a href={hrefOf('home')}>{texts.home}</a>
      </p>
      {isOfNetwork && <a href={hrefOf('settings')}>{texts.addNetwork}</a>}
    </>
  )
}
