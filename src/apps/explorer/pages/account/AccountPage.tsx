import { type ComponentType, type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { cardState, DisplayProvider, EmptyState, type JettonWallet, useLiveAccount } from 'tonlens'
import { embeddedBaseUrl } from '../../config/config.ts'
import { useNetwork } from '../../networks/networksContext.ts'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { accountPace } from '../../shell/queries.ts'
import { laterPart, Loading } from '../../shell/laterPart.tsx'
import { TabPart, Tabs } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { AccountHead } from './AccountHead.tsx'
import { useHoldings } from './useHoldings.ts'
import './account.css'

const loading = { fallback: <Loading /> }

/** Parts of an account by their name in URLs. Their code is loaded when they are first shown. */
const later = {
  history: laterPart(async () => (await import('./History.tsx')).History, loading),
  transactions: laterPart(async () => (await import('./Transactions.tsx')).Transactions, loading),
  messages: laterPart(async () => (await import('./Messages.tsx')).Messages, loading),
  assets: laterPart(async () => (await import('./assets/Portfolio.tsx')).Portfolio, loading),
  jettons: laterPart(async () => (await import('./assets/Jettons.tsx')).Jettons, loading),
  nfts: laterPart(async () => (await import('./assets/Nfts.tsx')).Nfts, loading),
  names: laterPart(async () => (await import('./assets/Names.tsx')).Names, loading),
  staking: laterPart(async () => (await import('./assets/Positions.tsx')).Positions, loading),
  past: laterPart(async () => (await import('./past/Past.tsx')).Past, loading),
  ledger: laterPart(async () => (await import('./ledger/Ledger.tsx')).Ledger, loading),
  activity: laterPart(async () => (await import('./Activity.tsx')).default, loading),
  control: laterPart(async () => (await import('./Control.tsx')).Control, loading),
  code: laterPart(async () => (await import('./Code.tsx')).Code, loading),
  storage: laterPart(async () => (await import('./Storage.tsx')).Storage, loading),
  methods: laterPart(async () => (await import('./Methods.tsx')).Methods, loading),
  details: laterPart(async () => (await import('./Details.tsx')).Details, loading),
}

type PartName = keyof typeof later

/**
 * Milliseconds for which the head waits for the history, which readers come for: without a key, the service answers one
 * request in a second.
 */
const maxWait = 3000

const contractParts = ['code', 'storage', 'methods', 'details'] as const satisfies readonly PartName[]

/** Lists the parts of each tab. Tabs without parts are left out. */
function listTabs(isContract: boolean, hasNfts: boolean) {
  return {
    history: ['history', 'transactions', 'messages'],
    assets: ['assets', 'jettons', 'names', 'staking'],
    nfts: hasNfts ? ['nfts'] : [],
    ledger: ['ledger', 'past'],
    contract: isContract ? contractParts : [],
    control: isContract ? [] : ['control'],
    more: isContract ? ['control', 'activity'] : ['activity', ...contractParts],
  } satisfies Record<string, readonly PartName[]>
}

/** Domain that leads to an account: the head and the URLs of the tabs are those of its page. */
export interface LeadingDomain {
  readonly name: string
  readonly kind: string
  readonly title: ReactNode
  /** First row of facts. */
  readonly facts: ReactNode
}

interface AccountPageProps {
  readonly id: string
  /** @default none */
  readonly domain?: LeadingDomain
}

/** One account: its head, and tabs for its history, assets and code. */
export function AccountPage({ id, domain }: AccountPageProps): ReactElement {
  return (
    <DisplayProvider account={id}>
      <Account address={id} domain={domain} />
    </DisplayProvider>
  )
}

interface AccountProps {
  readonly address: string
  readonly domain: LeadingDomain | undefined
}

function Account({ address, domain }: AccountProps): ReactElement {
  const texts = useExplorerTexts('account')
  const { route, hrefOf } = useRouter()
  const wanted: PartName = Object.hasOwn(later, route.tab) ? (route.tab as PartName) : 'history'
  const hasRoom = useHasRoom()
  const [isHistoryFirst, setHistoryFirst] = useState(wanted === 'history' && !hasRoom)
  const endHistoryFirst = useCallback(() => setHistoryFirst(false), [])
  useEffect(() => {
    const timer = setTimeout(endHistoryFirst, maxWait)
    return () => clearTimeout(timer)
  }, [endHistoryFirst])
  const isHeadLater = isHistoryFirst && wanted === 'history'
  const state = useLiveAccount(isHeadLater ? undefined : address, {
    include_boc: false,
    interval: accountPace,
  })
  const account = state.data
  // A part that asks again after a failure makes the state pending once more.
  const [settled, setSettled] = useState<string>()
  if (state.status !== 'pending' && settled !== address) setSettled(address)
  const hasPrices = useNetwork()?.prices !== undefined
  // Few accounts have stakes. Where a request takes a second, only a worth and the list of stakes ask for them.
  const holdings = useHoldings(isHeadLater ? undefined : address, hasRoom || hasPrices || wanted === 'staking')
  const Shown: ComponentType<AccountPartProps> = later[wanted]
  const { jettons } = holdings
  // A list of many rows stays as it is when an answer for the head arrives.
  const part = useMemo(
    () => <Shown address={address} jettons={jettons} onResult={endHistoryFirst} />,
    [Shown, address, jettons, endHistoryFirst],
  )
  const isAbsent = isMissing(
    { data: account ?? (state.status === 'success' ? null : undefined), error: state.error },
    (row) => row?.status === undefined || row.status === 'nonexist',
  )
  const link = (part: PartName | undefined) => {
    const tab = part === undefined || part === 'history' ? '' : part
    return domain === undefined ? hrefOf('account', address, tab) : hrefOf('domain', domain.name, tab)
  }
  const head = (
    <AccountHead
      address={address}
      domain={domain}
      account={account}
      card={{ ...cardState(state), ...(isHeadLater && { loading: true }) }}
      holdings={holdings}
      isAbsent={isAbsent}
    />
  )
  // Jettons and NFTs may belong to an address that nobody has used.
  if (isAbsent && holdings.isEmpty)
    return (
      <>
        {head}
        <EmptyState label={texts.absent}>
          <a href={hrefOf('tools', 'preview', '', { to: address })}>{texts.next.preview}</a>
        </EmptyState>
        <OnOtherNetworks />
      </>
    )
  const isContract =
    typeof account?.code_hash === 'string' && account.interfaces?.some((name) => name.startsWith('wallet_')) !== true
  // The tab of these parts depends on what the account is.
  const isUnsettled = settled !== address && contractParts.some((name) => name === wanted)
  const parts: Readonly<Record<string, readonly PartName[]>> = listTabs(
    isContract,
    holdings.hasNfts || wanted === 'nfts',
  )
  const tabs = Object.entries(parts).flatMap(([name, own]) =>
    own.length === 0
      ? []
      : [
          [
            name,
            {
              title: texts.groups[name as keyof typeof texts.groups],
              content: isUnsettled ? (
                <Loading />
              ) : (
                <TabPart
                  label={texts.groups[name as keyof typeof texts.groups]}
                  names={own}
                  shown={wanted}
                  titles={texts.tabs}
                  hrefOf={link}
                >
                  {part}
                </TabPart>
              ),
            },
          ] as const,
        ],
  )
  return (
    <>
      {head}
      <Tabs
        label={texts.parts}
        current={Object.keys(parts).find((name) => parts[name]?.includes(wanted)) ?? 'history'}
        hrefOf={(name) => link(parts[name]?.[0])}
        tabs={Object.fromEntries(tabs)}
      />
    </>
  )
}

/** Tells whether the index takes several requests in a second. */
function useHasRoom(): boolean {
  const network = useNetwork()
  if (network === undefined) return false
  const { baseUrl, keyProxy, apiKey, rate = keyProxy === undefined && apiKey === undefined ? 1 : Infinity } = network
  return baseUrl === embeddedBaseUrl || rate > 1
}

/** Props of each part of an account. */
export interface AccountPartProps {
  /** Address of the account, in any form. */
  readonly address: string
  /** Jettons of the account that are no scams. @default none */
  readonly jettons?: readonly JettonWallet[] | undefined
  /** Called by the history when its first rows, or an error, have arrived. */
  readonly onResult?: (() => void) | undefined
}
