'use client'
import { dnsActiveAuctions, dnsRecords } from '../../../service/endpoints/dns.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * DNS entries (.ton and .t.me) by wallet or by name.
 * @example const { data, error } = useDnsRecords({ wallet: account })
 */
export const useDnsRecords = createHook(dnsRecords)

/**
 * Infinite version of {@link useDnsRecords}. Pages by offset: an item that arrives between two requests can be
 * repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteDnsRecords({ wallet: account })
 */
export const useInfiniteDnsRecords = createInfiniteHook(dnsRecords)

/**
 * DNS auctions whose current leading bidder is the given account.
 * @example const { data, error } = useDnsActiveAuctions({ bidder: account, limit: 5 })
 */
export const useDnsActiveAuctions = createHook(dnsActiveAuctions)

/**
 * Infinite version of {@link useDnsActiveAuctions}. Pages by cursor: items that arrive between requests do not shift
 * them.
 * @example const { rows, hasMore, loadMore } = useInfiniteDnsActiveAuctions({ bidder: account, limit: 5 })
 */
export const useInfiniteDnsActiveAuctions = createInfiniteHook(dnsActiveAuctions)
