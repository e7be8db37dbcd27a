'use client'
import { dnsActiveAuctions, dnsRecords } from '../../../service/endpoints/dns.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** DNS entries (.ton and .t.me) by wallet or by name. */
export const useDnsRecords = createHook(dnsRecords)

/** {@link useDnsRecords}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteDnsRecords = createInfiniteHook(dnsRecords)

/** DNS auctions whose current leading bidder is the given account. */
export const useDnsActiveAuctions = createHook(dnsActiveAuctions)

/** {@link useDnsActiveAuctions}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteDnsActiveAuctions = createInfiniteHook(dnsActiveAuctions)
