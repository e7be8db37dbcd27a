import {
  cardState,
  JettonCard,
  JettonTransferTable,
  listState,
  useInfiniteJettonTransfers,
  useJettonMasters,
} from 'tonlens'

/** One jetton and its transfers. */
export default function JettonPage({ id: master }: { readonly id: string }) {
  const jetton = useJettonMasters({ address: [master] })
  const query = useInfiniteJettonTransfers({ jetton_master: master, limit: 20, sort: 'desc' })
  return (
    <>
      <h1>Jetton</h1>
      <JettonCard {...cardState(jetton)} master={jetton.data?.jetton_masters[0]} />
      <h2>Transfers</h2>
      <JettonTransferTable {...listState(query)} transfers={query.rows} />
    </>
  )
}
