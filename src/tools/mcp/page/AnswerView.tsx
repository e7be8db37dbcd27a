import type { ReactElement } from 'react'
import {
  AccountCard,
  DisplayProvider,
  JettonBalances,
  JettonCard,
  MessageChainGraph,
  namesFrom,
  NftCollectionCard,
  NftDetails,
  Timestamp,
  TraceVerdict,
  ValueFlow,
} from 'tonlens'
import type { PageData } from './pageData.ts'

interface AnswerViewProps extends PageData {
  /** IANA name. @default the browser's */
  readonly timeZone: string | undefined
}

/** Pictures of NFTs and tokens stand on servers of strangers. */
const loadNothing = (): undefined => undefined

/** Shows the rows of an answer by the components of the package. */
export function AnswerView({ untrusted, asOf, testOnly, timeZone }: AnswerViewProps): ReactElement {
  const { trace, account, wallets = [], jetton, collection, item } = untrusted
  return (
    <DisplayProvider names={namesFrom(untrusted)} media={loadNothing} testOnly={testOnly} timeZone={timeZone}>
      {trace && (
        <>
          <TraceVerdict trace={trace} />
          <MessageChainGraph trace={trace} actions={trace.actions ?? undefined} />
          <ValueFlow trace={trace} metadata={untrusted.metadata} />
        </>
      )}
      {account && <AccountCard account={account} />}
      {wallets.length > 0 && <JettonBalances wallets={wallets} />}
      {jetton && <JettonCard master={jetton} />}
      {collection && <NftCollectionCard collection={collection} />}
      {item && <NftDetails item={item} />}
      <p>
        As of <Timestamp value={asOf} />
      </p>
    </DisplayProvider>
  )
}
