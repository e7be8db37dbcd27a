import { afterEach, beforeEach } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../../src/entries/client.ts'
import { type Answer, type FaultServer, json, startFaultServer } from '../../helpers/servers/faultServer.ts'

/** An answer of `/accountStates` without rows. */
export const noAccounts = json({ accounts: [], address_book: {}, metadata: {} })

/** An answer of `/transactions` without rows. */
export const noTransactions = json({ transactions: [], address_book: {} })

/** Raw address with a number in it. */
export function testAddress(number: number): string {
  return `0:${number.toString(16).toUpperCase().padStart(64, '0')}`
}

/** Starts a server for each test of a file. */
export function withServer(...answers: Answer[]): () => FaultServer {
  let server: FaultServer
  beforeEach(async () => {
    server = await startFaultServer(...answers)
  })
  afterEach(() => server.close())
  return () => server
}

/** A client of `server` without a rate limit, whose pauses are short. */
export function createTestClient(server: FaultServer, options: Omit<Partial<ClientOptions>, 'network'> = {}): Client {
  return createClient({
    network: { name: 'test', baseUrl: server.baseUrl },
    rate: Infinity,
    backoff: 5,
    ...options,
  })
}

/** Returns the error of a promise that must reject. */
export async function catchError(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('It was expected to fail.')
}
