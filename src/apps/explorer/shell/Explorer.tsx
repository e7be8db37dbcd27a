import { type ReactElement, Suspense, useMemo, useRef, useSyncExternalStore } from 'react'
import {
  AddressHighlight,
  type AnyMirror,
  type Client,
  createLabelStore,
  DisplayProvider,
  type StreamingClient,
  type SuggestionSource,
  useClient,
  useRequestQueue,
} from 'tonlens'
import { embeddedBaseUrl } from '../config/config.ts'
import { useArrival } from './arrival.ts'
import { useContracts } from '../connection/contracts.ts'
import {
  IpfsGatewayContext,
  SourceVerifierContext,
  type LocalVm,
  LocalVmContext,
  MirrorContext,
} from '../connection/connection.ts'
import { LibraryContext, type LoadLibrary } from '../connection/library.ts'
import { useNameLists } from '../connection/nameLists.ts'
import { SearchSourcesContext } from '../connection/searchSources.ts'
import { findNotices } from '../pages/favorites/notices.ts'
import { ExplorerSearch } from '../pages/search/ExplorerSearch.tsx'
import { useNetworkName, useNetworkTitle } from '../networks/networksContext.ts'
import { NetworkSwitch } from '../networks/NetworkSwitch.tsx'
import { useSettings } from '../settings/settings.ts'
import { useAppearance, useLanguage } from '../settings/useAppearance.ts'
import { Appearance } from './Appearance.tsx'
import { Folded } from './Layout.tsx'
import { laterPart, Loading } from './laterPart.tsx'
import { PageLinks } from './PageLinks.tsx'
import { pages } from './pages.ts'
import { type Router, RouterContext, useHashRouter } from './router.ts'
import { ServiceBanner } from './ServiceBanner.tsx'
import type { Language } from '../texts/languages.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
// Many pages import it. As a part of the shell, it does not make one of them load the files of another.
import '../pages/parts.css'
import './explorer.css'
import './print.css'

/** Props of {@link Explorer}. */
export interface ExplorerProps {
  /** Mirror of the client, whose state is shown at the bottom. @default none */
  readonly mirror?: AnyMirror | undefined
  /**
   * Opens the mirror again after it did not open: gives another client and mirror.
   * @default the reader cannot ask for it
   */
  readonly onMirrorRetry?: (() => void) | undefined
  /** TVM in the page, for get-methods, fees, previews and the steps of transactions. @default none */
  readonly localVm?: LocalVm | undefined
  /**
   * Base URL of the IPFS gateway that is asked for verified sources. It sees the reader's IP address.
   * @default none is asked
   */
  readonly ipfsGateway?: string | undefined
  /** Base URL of the verifier that readers can ask for sources. It learns the hash of the code. @default none */
  readonly sourceVerifier?: string | undefined
  /** Loads library cells, which API v3 does not have. @default code in libraries is not shown */
  readonly library?: LoadLibrary | undefined
  /** Names that the search has beside those that this browser has seen. Pass one list. @default none */
  readonly searchSources?: readonly SuggestionSource[] | undefined
  /** Language of pages and components. @default the reader's choice */
  readonly language?: Language | undefined
  /** Zero-based number of this explorer on the page. @default 0 */
  readonly slot?: number | undefined
  /** Short names of the networks in URLs, the default first. Keep one array. @default URLs name no network */
  readonly networks?: readonly string[] | undefined
  /** Name of the explorer. @default that of the package */
  readonly name?: string | undefined
  /** CSS color of the network, beside its name. @default none */
  readonly color?: string | undefined
  /** Links in the footer. @default [] */
  readonly footer?: readonly { readonly text: string; readonly url: string }[] | undefined
}

const noSources: readonly SuggestionSource[] = []

/** Labels and favorites of the reader, shared by all networks: an account has the same address on each. */
const labels = createLabelStore()

/** A complete explorer made only of public hooks and components; nothing until its language is loaded. */
export function Explorer(props: ExplorerProps): ReactElement {
  return (
    <Suspense>
      <InLanguage {...props} />
    </Suspense>
  )
}

/** The explorer in the language that is given or chosen. */
function InLanguage({ language: given, ...props }: ExplorerProps): ReactElement {
  const settings = useSettings()
  const chosen = useLanguage(settings.language)
  const language = given ?? chosen
  useAppearance(settings, language)
  return (
    <DisplayProvider
      locale={language.locale}
      messages={language.messages}
      time={settings.time}
      verify={settings.verify === 'yes'}
    >
      <Frame {...props} hasLanguage={given !== undefined} />
    </DisplayProvider>
  )
}

/** Head, page and foot. */
function Frame({
  mirror,
  onMirrorRetry,
  localVm,
  ipfsGateway,
  sourceVerifier,
  library,
  searchSources = noSources,
  slot = 0,
  networks,
  name,
  color,
  footer = [],
  hasLanguage,
}: Omit<ExplorerProps, 'language'> & { readonly hasLanguage: boolean }): ReactElement {
  const texts = useExplorerTexts('shell')
  const { network } = useClient()
  const router = useHashRouter(slot, networks)
  const { page, id } = router.route
  const links = useMemo(() => linksTo(router), [router])
  const contracts = useContracts(`${page}/${id}`)
  const { nameLists, sources } = useNameLists(router.route.network || network.name, `${page}/${id}`)
  const packs = useMemo(() => [...searchSources, ...sources], [searchSources, sources])
  const shownMirror = useMemo(() => mirror && { mirror, onRetry: onMirrorRetry }, [mirror, onMirrorRetry])
  const Page = pages[page]
  const content = useRef<HTMLDivElement>(null)
  const title = useNetworkTitle()(router.route.network || network.name)
  useArrival(content, texts.titles[page], router.route, title, slot)
  return (
    <RouterContext.Provider value={router}>
      <SearchSourcesContext value={packs}>
        <DisplayProvider links={links} labels={labels} contracts={contracts} nameLists={nameLists}>
          <section className="explorer" aria-label={texts.label(title)}>
            <button type="button" className="explorer-skip" onClick={() => content.current?.focus()}>
              {texts.skip}
            </button>
            <header
              className="explorer-head"
              data-colored={color === undefined ? undefined : 'yes'}
              style={color === undefined ? undefined : { borderBlockStartColor: color }}
            >
              <a className="explorer-name" href={router.hrefOf('home')}>
                <svg className="explorer-mark" viewBox="0 0 64 64" aria-hidden="true">
                  <rect width="64" height="64" rx="14" />
                  <circle cx="28" cy="28" r="13" />
                  <path d="m38 38 12 12" />
                </svg>
                <span>{name ?? texts.name}</span>
              </a>
              <NetworkSwitch name={network.name} />
              <ExplorerSearch />
              {!hasLanguage && <Appearance />}
              <PageLinks />
            </header>
            <ServiceBanner />
            <AddressHighlight className="explorer-page" ref={content} tabIndex={-1} key={`${page}/${id}`}>
              <LocalVmContext value={localVm}>
                <IpfsGatewayContext value={ipfsGateway}>
                  <SourceVerifierContext value={sourceVerifier}>
                    <LibraryContext value={library}>
                      <MirrorContext value={shownMirror}>
                        <Page id={id} />
                      </MirrorContext>
                    </LibraryContext>
                  </SourceVerifierContext>
                </IpfsGatewayContext>
              </LocalVmContext>
            </AddressHighlight>
            <NoticesPart />
            <footer className="explorer-foot">
              <Queue />
              <LivePace />
              {footer.map(({ text, url }) => (
                <a key={url} href={url}>
                  {text}
                </a>
              ))}
              {shownMirror !== undefined && <Mirror {...shownMirror} />}
            </footer>
          </section>
        </DisplayProvider>
      </SearchSourcesContext>
    </RouterContext.Provider>
  )
}

function linksTo({ hrefOf }: Router) {
  return {
    address: (address: string) => hrefOf('account', address),
    jetton: (master: string) => hrefOf('jetton', master),
    nft: (item: string) => hrefOf('item', item),
    collection: (collection: string) => hrefOf('collection', collection),
    domain: (domain: string) => hrefOf('domain', domain),
    transaction: (hash: string) => hrefOf('transaction', hash),
    message: (hash: string) => hrefOf('search', hash),
    block: (workchain: number, shard: string, seqno: number) => hrefOf('block', `${workchain}:${shard}:${seqno}`),
  }
}

/** Number of requests that wait because of the rate limit. */
function Queue(): ReactElement {
  const waiting = useRequestQueue()
  const texts = useExplorerTexts('shell')
  return <p role="status">{waiting > 0 && texts.waiting(waiting)}</p>
}

/** Whether events tell what is new on the page, or requests, and at which pace; nothing where no list is live. */
function LivePace(): ReactElement | null {
  const { live } = useExplorerTexts('shell')
  const { network, stream } = useClient() as Client & Partial<StreamingClient>
  const status = useSyncExternalStore(stream?.subscribe ?? noSubscription, () => stream?.status())
  if (status === 'idle' || network.baseUrl === embeddedBaseUrl) return null
  return <p>{status === 'open' ? live.events : live.polling}</p>
}

const noSubscription = () => () => {}

const LazyMirror = laterPart(async () => (await import('./Mirror.tsx')).default, { fallback: <Loading /> })

function Mirror({ mirror }: { readonly mirror: AnyMirror }): ReactElement {
  const texts = useExplorerTexts('shell')
  return <Folded summary={texts.mirror}>{() => <LazyMirror mirror={mirror} />}</Folded>
}

const LazyNotices = laterPart(async () => (await import('../pages/favorites/Notices.tsx')).Notices)

/** Notices of the network that is shown. Their code is loaded for readers who want some. */
function NoticesPart(): ReactElement | null {
  const network = useNetworkName()
  const { subscribe, current } = findNotices(network)
  const { accounts } = useSyncExternalStore(subscribe, current)
  return accounts.length === 0 ? null : <LazyNotices key={network} network={network} accounts={accounts} />
}
