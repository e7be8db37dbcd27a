import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { Component, type ReactElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { editDistance, nearestName } from '../../sources/client/checks/nearestName.ts'
import { type NetworkName, networks } from '../../sources/client/transports/networks.ts'
import { ErrorState } from '../../components/states/error-state/ErrorState.tsx'
import { TonlensProvider } from '../../react/provider/TonlensProvider.tsx'
import { PositionContext } from '../../react/hooks/usePositioned.ts'
import { gram, type NativeCoinOptions } from '../../ton/facts/nativeCoin.ts'
import { AttributeError, type Attributes, propertyName } from './attributes.ts'
import type { WidgetProperties } from './element.ts'
import { english, findLanguage, loadPack, readPack } from './languages.ts'
import { type Links, createLinks, observeLinks } from './links.ts'
import type { AnyWidgetRow, Emit, Open, WidgetModule } from './defineWidget.ts'
import { placeOnScreen, createSlots } from './mountInOrder.ts'
import { createProbe, observePageTheme, readPageTheme } from './pageTheme.ts'
import { createPageClient, type Source, sourceKey, thisPage } from './sharedPage.ts'
import { adoptStyles, adoptTheme } from './styles.ts'
import type { ViewProps } from '../views/View.tsx'

/** The rendered content of an element. */
export interface Mounted {
  /** Reads attributes and properties again and rerenders. */
  readonly render: () => void
  readonly unmount: () => void
}

/** Coins by the values of the attribute `coin`. */
const coins = new Map<unknown, NativeCoinOptions>([
  ['GRAM', gram],
  ['TON', { name: 'Toncoin', symbol: 'TON' }],
])

/** Renders the content of an element in its shadow root. */
export function mount(
  element: HTMLElement & WidgetProperties,
  shadow: ShadowRoot,
  attributes: Attributes,
  row: AnyWidgetRow,
  { default: Content, styles, explorer }: WidgetModule<never>,
): Mounted {
  adoptStyles(shadow, styles)
  const probe = createProbe()
  shadow.append(probe)
  const container = shadow.querySelector('[part~=widget]') as HTMLElement
  container.textContent = ''
  const root = createRoot(container)
  const emit: Emit = (name, detail) => {
    if (name !== 'tonlens-select') container.style.minBlockSize = ''
    return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))
  }
  const view: ViewProps<unknown> = {
    onResult: (result) => void ('data' in result ? emit('tonlens-load', result) : emit('tonlens-error', result)),
    renderLoading: (skeleton) => <LoadingSlot>{skeleton}</LoadingSlot>,
  }
  const position = () => placeOnScreen(element)
  let links: Links | undefined
  const stopObserving = observeLinks(container, () => links, emit)
  const open: Open = (kind, key) => {
    const href = links?.linkTo(kind, key)
    if (emit('tonlens-select', { kind, key }) && href !== undefined) location.assign(href)
  }
  /** Message of the attribute error that was last reported. */
  let reported = ''
  /** Language tag whose texts this element could not load; it is English until the tag changes. */
  let failed: string | undefined

  /** Theme that the page asked for. */
  let wanted: unknown
  const applyTheme = () => {
    const fitting = readPageTheme(probe)
    const theme = wanted === 'light' || wanted === 'dark' ? wanted : fitting
    container.dataset['ground'] = theme === fitting ? 'page' : 'own'
    adoptTheme(shadow, theme)
  }

  const render = () => {
    const { values, problem } = readAttributes(element, attributes, row)
    wanted = values['theme']
    applyTheme()
    if (problem !== undefined) {
      if (problem.message !== reported) {
        console.error(`<${row.tag}>:`, problem)
        emit('tonlens-error', { error: problem })
      }
      reported = problem.message
      root.render(<ErrorState error={problem} />)
      return
    }
    reported = ''
    const source = findSource(element, values)
    if (source === undefined) {
      root.render(<LoadingSlot>{null}</LoadingSlot>)
      return
    }
    const display = { ...source.display, ...element.display }
    const nativeCoin = coins.get(values['coin']) ?? display.nativeCoin
    const tag = (values['locale'] as string | undefined) ?? display.locale ?? document.documentElement.lang
    // A page that provides texts of its own also knows which formats fit them.
    const wantedLanguage = display.messages === undefined ? findLanguage(tag) : { locale: tag || 'en', pack: undefined }
    const isMissing = wantedLanguage.pack !== undefined && readPack(wantedLanguage.pack) === undefined
    if (tag !== failed) failed = undefined
    const { locale, pack } = isMissing && failed !== undefined ? english : wantedLanguage
    container.lang = locale
    if (pack !== undefined && isMissing) {
      loadPack(pack)
        .catch((error: Error) => {
          failed = tag
          emit('tonlens-error', { error })
        })
        .finally(() => container.isConnected && render())
        .catch(() => {})
      root.render(<LoadingSlot>{null}</LoadingSlot>)
      return
    }
    const messages = display.messages ?? (pack === undefined ? undefined : readPack(pack))
    links =
      explorer === undefined
        ? createLinks(display.links, values['explorer'] as string | undefined)
        : createLinks(undefined, explorer)
    root.render(
      <QueryClientContext.Provider value={sharedQueryClient()}>
        <TonlensProvider
          {...display}
          client={source.client}
          locale={locale}
          messages={messages}
          nativeCoin={nativeCoin}
          links={links.rules}
        >
          <PositionContext.Provider value={position}>
            <Boundary emit={emit}>
              <Content values={values as never} view={view} emit={emit} open={open} />
            </Boundary>
          </PositionContext.Provider>
        </TonlensProvider>
      </QueryClientContext.Provider>,
    )
  }
  const stopObservingPage = observePageTheme(probe, applyTheme)
  render()
  return {
    render,
    unmount() {
      stopObserving()
      stopObservingPage()
      probe.remove()
      root.unmount()
      // The initial content, in case the element is inserted again.
      container.replaceChildren(createSlots())
    },
  }
}

/** Reads all attributes; `problem` is the first invalid or missing one. */
function readAttributes(element: HTMLElement, attributes: Attributes, { oneOf }: AnyWidgetRow) {
  const values: Record<string, unknown> = {}
  let problem: AttributeError | undefined
  for (const [name, { kind, required }] of Object.entries(attributes)) {
    try {
      const given = element.getAttribute(name)
      const value = given === null ? undefined : kind.read(name, given)
      if (value !== undefined) values[propertyName(name)] = value
      else if (required === true) throw missingAttribute(element, [name], attributes)
    } catch (error) {
      if (!(error instanceof AttributeError)) throw error
      problem ??= error
    }
  }
  if (oneOf !== undefined && !oneOf.some((name) => element.hasAttribute(name))) {
    problem ??= missingAttribute(element, oneOf, attributes)
  }
  return { values, problem }
}

/** Names the attribute of the page that was probably meant to be one of `names`. */
function missingAttribute(element: HTMLElement, names: readonly string[], attributes: Attributes): AttributeError {
  const unknown = element.getAttributeNames().filter((name) => !Object.hasOwn(attributes, name))
  const written = unknown.find((name) => names.some((wanted) => editDistance(name, wanted) <= 2))
  const hint = written === undefined ? '' : ` It has ${written}, did you mean ${nearestName(written, names)}?`
  return new AttributeError(names.join(' or '), `is missing. The element needs it to show anything.${hint}`)
}

/**
 * Finds or creates the client of an element.
 * @returns `undefined` while the page has not provided the network that `network` names.
 */
function findSource(element: WidgetProperties, values: Readonly<Record<string, unknown>>): Source | undefined {
  if (element.client !== undefined) return { client: element.client }
  const network = values['network'] as string | undefined
  const baseUrl = values['baseUrl'] as string | undefined
  const { sources } = thisPage()
  const key = sourceKey(network, baseUrl)
  const known = sources.get(key)
  if (known !== undefined) return known
  const name = network ?? 'mainnet'
  if (baseUrl === undefined && !Object.hasOwn(networks, name)) return undefined
  const testOnly = name === 'testnet'
  const created = {
    client: createPageClient(baseUrl === undefined ? (name as NetworkName) : { name, baseUrl, testOnly }),
  }
  sources.set(key, created)
  return created
}

/** Loading state of an element: content that the page put into it, or else the skeleton in `children`. */
function LoadingSlot({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <slot name="loading">
      <slot>{children}</slot>
    </slot>
  )
}

function sharedQueryClient(): QueryClient {
  return (thisPage().queries ??= new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000 } },
  }))
}

/** Shows an error in place of content that throws. */
class Boundary extends Component<{ readonly emit: Emit; readonly children: ReactNode }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    this.props.emit('tonlens-error', { error })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : retryable(error, () => this.setState({ error: undefined }))
  }
}

function retryable(error: Error, retry: () => void): ReactElement {
  return <ErrorState error={error} onRetry={retry} />
}
