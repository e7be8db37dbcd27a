import {
  cardState,
  JettonCard,
  type JettonTransfer,
  JettonTransferTable,
  useInfiniteJettonTransfers,
  useJettonMasters,
} from 'tonlens'
import { useRows } from '../useRows'

const readTransfers = (page: { readonly jetton_transfers: readonly JettonTransfer[] }) => page.jetton_transfers

/** One jetton and its transfers. */
export default function JettonPage({ id: master }: { readonly id: string }) {
  const jetton = useJettonMasters({ address: [master] })
  const query = useInfiniteJettonTransfers({ jetton_master: master, limit: 20, sort: 'desc' })
  const { rows, state } = useRows(query, readTransfers)
  return (
    <>
      <h1>Jetton</h1>
      <JettonCard {...cardState(jetton)} master={jetton.data?.jetton_masters[0]} />
      <h2>Transfers</h2>
      <JettonTransferTable {...state} transfers={rows} />
    </>
  )
}
