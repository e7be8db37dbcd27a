import type { NamingSources } from '../../text/naming/namingSources.ts'
import type { PartialMessages } from '../../text/en/index.ts'
import { withSharedWords } from '../../text/en/common.ts'
import { graphMessages } from '../../text/en/transactions/graph.ts'
import { completeCoin, type NativeCoinOptions } from '../../ton/facts/nativeCoin.ts'
import { isBait } from '../../meaning/names/bait.ts'
import type { AddressBookRow, AddressMetadata } from '../../service/rows/names.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import { judgeTrace } from '../../meaning/trace/verdict.ts'
import type { PictureTheme } from '../items/colors.ts'
import type { GraphContext } from '../items/context.ts'
import { layoutTidy } from '../layouts/layoutTidy.ts'
import { groupSiblings, type FoldOptions } from '../tree/folding.ts'
import { buildTraceGraph, type TraceGraph } from '../tree/traceGraph.ts'
import { writeGraphSvg } from './writeGraphSvg.ts'

/** Options of {@link traceSvg}. */
export interface TraceSvgOptions extends Pick<NamingSources, 'contracts' | 'opcodes' | 'decoders'> {
  /** `tidy` centers parents, which suits small traces. @default 'top' */
  readonly layout?: 'top' | 'tidy' | undefined
  /** Branches to fold; `false` draws every transaction. @default groups of siblings and long chains */
  readonly fold?: FoldOptions | false | undefined
  /** @default 'page' */
  readonly theme?: PictureTheme | undefined
  /** Title of the picture. @default the outcome of the trace */
  readonly title?: string | undefined
  /** Name of an account, by its address, that replaces its address. @default its domain in `names` */
  readonly accountName?: ((account: string) => string | undefined) | undefined
  /** The answer with the trace, for domains, contract kinds and the forms of addresses. @default none */
  readonly names?:
    | {
        readonly address_book?: Readonly<Record<string, AddressBookRow>> | null | undefined
        readonly metadata?: Readonly<Record<string, AddressMetadata>> | null | undefined
      }
    | undefined
  /** Native coin of the chain. @default Gram */
  readonly nativeCoin?: NativeCoinOptions | undefined
  /** BCP 47 tag, for the digits of numbers. @default 'en' */
  readonly locale?: string | undefined
  /** Texts, such as those of `tonlens/locales/ru`. @default English */
  readonly messages?: PartialMessages | undefined
  /** Write addresses with the mark of the test network. @default false */
  readonly testOnly?: boolean | undefined
}

/**
 * Draws a trace as an SVG document, with the cards of `MessageChainGraph`. Needs no DOM, so it works
 * on servers. Text from the chain is cleaned and escaped; nothing in the picture loads or runs
 * anything.
 */
export function traceSvg(trace: TraceModel, options: TraceSvgOptions = {}): string {
  const { fold = {}, layout = 'top', theme = 'page', title = judgeTrace(trace).text } = options
  const graph = pictureGraph(trace, fold, layout)
  return writeGraphSvg(graph, pictureContext(options), { theme, title })
}

/** Builds the graph of a picture: all items, with groups folded. */
export function pictureGraph(
  trace: TraceModel,
  fold: FoldOptions | false = {},
  layout: 'top' | 'tidy' = 'top',
): TraceGraph {
  return buildTraceGraph(trace, {
    folding: fold === false ? undefined : groupSiblings(trace, fold),
    layout: layout === 'tidy' ? layoutTidy : undefined,
  })
}

function pictureContext({
  accountName,
  names,
  nativeCoin,
  locale = 'en',
  messages,
  testOnly = false,
  ...sources
}: TraceSvgOptions): GraphContext {
  return {
    messages: withSharedWords(graphMessages, messages?.words, messages?.graph),
    contracts: messages?.contract,
    locale,
    nativeCoin: completeCoin(nativeCoin),
    testOnly,
    sources: {
      ...sources,
      isBait,
      messages,
      names: {
        addressBookRow: (address) => names?.address_book?.[address],
        metadata: (address) => names?.metadata?.[address],
      },
    },
    accountName,
  }
}
