import type { Transaction } from 'tonlens'
import type { TraceModel } from 'tonlens/trace'
import { useRouter } from '../../shell/router.ts'

/** Selection of a transaction in a trace. */
export interface Selection {
  /** The selected transaction; undefined until the trace is there. */
  readonly transaction: Transaction | undefined
  /** Props of the views of a trace. */
  readonly selection: { readonly selected: string | undefined; readonly onSelect: (hash: string) => void }
  /** Opens the page of a transaction. An emulated one has no page, because its hash may never exist on chain. */
  readonly onOpen: (hash: string) => void
}

/**
 * Keeps the selected transaction of a trace in the URL.
 * @param byDefault Hash of the transaction that is selected while the URL names none of this trace.
 */
export function useUrlTransaction(trace: TraceModel | undefined, byDefault: string | undefined): Selection {
  const { route, setQuery, go } = useRouter()
  const find = (hash: string | undefined) =>
    hash === undefined ? undefined : trace?.transactions[trace.indexByHash.get(hash) ?? -1]
  const transaction = find(route.query['selected']) ?? find(byDefault)
  return {
    transaction,
    selection: {
      selected: transaction?.hash,
      onSelect: (hash) => setQuery({ selected: hash === byDefault ? undefined : hash }),
    },
    onOpen: (hash) => {
      if (find(hash)?.emulated !== true) go('transaction', hash)
    },
  }
}
