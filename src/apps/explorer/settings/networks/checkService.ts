import { createClient } from 'tonlens'
import { masterchainInfo } from 'tonlens/endpoints'
import type { CustomNetwork } from '../../networks/customNetworks.ts'

/** Answer of an index that was asked for its newest block. */
export interface CheckedService {
  /** `global_id` of the chain: -239 on mainnet. */
  readonly globalId: number
  /** Number of the newest masterchain block. */
  readonly seqno: number
}

/** The content security policy of the page refused the request: `config.json` allows more than `index.html`. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError'
}

/** The service answered something else than an index does. */
export class NoIndexError extends Error {
  override readonly name = 'NoIndexError'
}

/**
 * Asks an index for its newest block.
 * @throws {PolicyError} The policy of the page refused the request.
 * @throws {NoIndexError} The answer is not that of an index.
 * @throws {TonlensError} The service did not answer.
 */
export async function checkCustomNetwork(
  { name, baseUrl, apiKey }: CustomNetwork,
  signal: AbortSignal,
): Promise<CheckedService> {
  const { origin } = new URL(baseUrl)
  let isRefused = false
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isRefused ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    const client = createClient({ network: { name, baseUrl }, apiKey, apiKeyIn: 'header', timeout: 10_000 })
    const { last } = await client.request(masterchainInfo, {}, { signal })
    const [globalId, seqno]: readonly unknown[] = [last?.global_id, last?.seqno]
    if (typeof globalId !== 'number' || typeof seqno !== 'number') throw new NoIndexError(`${baseUrl} is not an index.`)
    return { globalId, seqno }
  } catch (error) {
    // The event comes after the failure.
    await new Promise((resolve) => setTimeout(resolve))
    throw isRefused ? new PolicyError(`The policy of this page does not allow ${origin}.`, { cause: error }) : error
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}
