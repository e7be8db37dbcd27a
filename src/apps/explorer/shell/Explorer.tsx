import { type ReactElement, Suspense, useMemo, useRef, useState } from 'react'
import {
  AddressHighlight,
  type AnyMirror,
  createLabelStore,
  DisplayProvider,
  MirrorStatus,
  useClient,
  useMirror,
  useRequestQueue,
} from 'tonlens'
import { useArrival } from './arrival.ts'
import { useContracts } from '../connection/contracts.ts'
import { IpfsGatewayContext } from '../connection/ipfsGateway.ts'
import { LibraryContext, type LoadLibrary } from '../connection/library.ts'
import { type LocalVm, LocalVmContext } from '../connection/localVm.ts'
import { ExplorerSearch } from '../pages/search/ExplorerSearch.tsx'
import { pages } from './pages.ts'
import { type Router, RouterContext, useHashRouter } from './router.ts'
import { englishLanguage, type Language } from '../texts/languages.ts'
import { TextsContext, useTexts } from '../texts/useTexts.ts'
import './explorer.css'

/** Props of {@link Explorer}. */
export interface ExplorerProps {
  /** Mirror of the client, whose state is shown at the bottom. @default none */
  readonly mirror?: AnyMirror | undefined
  /** TVM in the page, for get-methods, fees, previews and the steps of transactions. @default none */
  readonly localVm?: LocalVm | undefined
  /** Base URL of the IPFS gateway that is asked for verified sources. It sees the reader's IP address. @default none is asked */
  readonly ipfsGateway?: string | undefined
  /** Loads library cells, which API v3 does not have. @default code in libraries is not shown */
  readonly library?: LoadLibrary | undefined
  /** Language of pages and components. @default English */
  readonly language?: Language | undefined
  /** Zero-based number of this explorer on the page. @default 0 */
  readonly slot?: number | undefined
  /** Short names of the networks in URLs, the default first. Keep one array. @default URLs name no network */
  readonly networks?: readonly string[] | undefined
}

/** Labels and favorites of the reader, shared by all networks: an account has the same address on each. */
const labels = createLabelStore()

/** A complete explorer made only of public hooks and components. */
export function Explorer({ language = englishLanguage, ...props }: ExplorerProps): ReactElement {
  return (
    <TextsContext value={language.texts}>
      <DisplayProvider locale={language.locale} messages={language.messages}>
        <Frame {...props} />
      </DisplayProvider>
    </TextsContext>
  )
}

/** Head, page and foot. */
function Frame({ mirror, localVm, ipfsGateway, library, slot = 0, networks }: Omit<ExplorerProps, 'language'>): ReactElement {
  const texts = useTexts('shell')
  const { network } = useClient()
  const router = useHashRouter(slot, networks)
  const { page, id } = router.route
  const links = useMemo(() => linksTo(router), [router])
  const contracts = useContracts()
  const Page = pages[page]
  const [verify, setVerify] = useVerifySetting()
  const content = useRef<HTMLDivElement>(null)
  useArrival(content, router.route, network.name, slot)
  return (
    <RouterContext.Provider value={router}>
      <DisplayProvider links={links} verify={verify} labels={labels} contracts={contracts}>
        <section className="explorer" aria-label={texts.label(network.name)}>
          <header className="explorer-head">
            <a className="explorer-name" href={router.hrefOf('home')}>
              {texts.name}
            </a>
            <span className="explorer-network">{network.name}</span>
            <ExplorerSearch />
            <a href={router.hrefOf('staking', 'validators')}>{texts.staking}</a>
            <a href={router.hrefOf('tools', 'decode')}>{texts.tools}</a>
          </header>
          <AddressHighlight className="explorer-page" ref={content} tabIndex={-1} key={`${page}/${id}`}>
            <LocalVmContext value={localVm}>
              <IpfsGatewayContext value={ipfsGateway}>
                <LibraryContext value={library}>
                  <Suspense fallback={<p role="status">{texts.loading}</p>}>
                    <Page id={id} />
                  </Suspense>
                </LibraryContext>
              </IpfsGatewayContext>
            </LocalVmContext>
          </AddressHighlight>
          <footer className="explorer-foot">
            <label>
              <input type="checkbox" checked={verify} onChange={(event) => setVerify(event.target.checked)} /> {texts.verify}
            </label>
            <Queue />
            {mirror !== undefined && <Mirror mirror={mirror} />}
          </footer>
        </section>
      </DisplayProvider>
    </RouterContext.Provider>
  )
}

/** Whether rows are checked against their hashes, as the reader chose before. */
function useVerifySetting() {
  const [verify, setVerify] = useState(() => readSetting() === 'yes')
  const change = (wanted: boolean) => {
    setVerify(wanted)
    try {
      localStorage.setItem(verifySetting, wanted ? 'yes' : 'no')
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  }
  return [verify, change] as const
}

const verifySetting = 'tonlens-explorer-verify'

function readSetting(): string | null {
  try {
    return localStorage.getItem(verifySetting)
  } catch {
    return null
  }
}

function linksTo({ hrefOf }: Router) {
  return {
    address: (address: string) => hrefOf('account', address),
    transaction: (hash: string) => hrefOf('transaction', hash),
    message: (hash: string) => hrefOf('search', hash),
    block: (workchain: number, shard: string, seqno: number) => hrefOf('block', `${workchain}:${shard}:${seqno}`),
  }
}

/** Number of requests that wait because of the rate limit. */
function Queue(): ReactElement {
  const waiting = useRequestQueue()
  const texts = useTexts('shell')
  return <p role="status">{waiting > 0 && texts.waiting(waiting)}</p>
}

function Mirror({ mirror }: { readonly mirror: AnyMirror }): ReactElement {
  const view = useMirror(mirror)
  const texts = useTexts('shell')
  return (
    <details>
      <summary>{texts.mirror}</summary>
      <MirrorStatus mirror={view} />
    </details>
  )
}
