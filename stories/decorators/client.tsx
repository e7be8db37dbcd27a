import type { Decorator } from '@storybook/react-vite'
import { type Client, createClient, HttpError, TonlensProvider } from 'tonlens'
import { openEmbeddedClient } from '../chain/embedded.ts'
import { onChain } from './frame.tsx'

/** Loads the client that {@link withClient} provides. */
export async function openChain(): Promise<{ readonly client: Client }> {
  return { client: await openEmbeddedClient() }
}

const createOther = (name: string, request: () => Promise<never>) =>
  createClient({
    network: { name, baseUrl: `https://${name}.example/api/v3` },
    transport: { name, request },
  })

/** Clients of services that give no answer. */
const others = {
  waiting: createOther('waiting', () => new Promise(() => {})),
  refusing: createOther('refusing', () => Promise.reject(new HttpError('', 403, 'forbidden', ''))),
}

/**
 * Around a story: the embedded chain with its client, or the client of a service that never answers (`waiting`) or
 * that refuses (`refusing`), if the parameter `service` says so.
 */
export const withClient: Decorator = (Story, context) => {
  const { service } = context.parameters as { readonly service?: keyof typeof others }
  const { client } = context.loaded as { readonly client: Client }
  return (
    <TonlensProvider client={service === undefined ? client : others[service]}>
      {onChain()(Story, context)}
    </TonlensProvider>
  )
}
