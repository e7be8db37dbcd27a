// The page of offline.test.ts: the explorer of the stories on the service, with a mirror. It tells the oldest answer
// that it shows.
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, mirrored, type Origin, OriginBadge, TonlensProvider } from 'tonlens'
import { openMirror } from 'tonlens/mirror'
import { Explorer } from '../../src/apps/explorer/shell/Explorer.tsx'
import 'tonlens/styles.css'

const baseUrl = new URL(window.location.href).searchParams.get('service') ?? ''
const mirror = openMirror({ name: 'offline' })
const client = createClient({
  network: { name: 'offline', baseUrl },
  rate: 1000,
  backoff: 50,
  transport: (service) => mirrored(mirror, service),
})

/** Answers of this page by source, and the time of the oldest one. */
const answers = { service: 0, mirror: 0, vm: 0, asOf: Infinity }
const kit = {
  answers,
  /** Waits until all answers so far are stored. */
  stored: async () => (await mirror).ingest({ transactions: [] }),
}
Object.assign(globalThis, { kit })
/** Functions that the test calls. */
export type Kit = typeof kit

function Age() {
  const [oldest, setOldest] = useState<Origin>()
  useEffect(
    () =>
      client.observe((event) => {
        if (event.type !== 'answer') return
        answers[event.origin.source] += 1
        answers.asOf = Math.min(answers.asOf, event.origin.asOf)
        setOldest((known) => (known !== undefined && known.asOf <= event.origin.asOf ? known : event.origin))
      }),
    [],
  )
  return <footer id="age">{oldest !== undefined && <OriginBadge origin={oldest} />}</footer>
}

const container = document.getElementById('root')
if (container !== null) {
  createRoot(container).render(
    <TonlensProvider client={client}>
      <Age />
      <Explorer />
    </TonlensProvider>,
  )
}
