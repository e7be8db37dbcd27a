'use client'
import { messages } from '../../../service/endpoints/messages.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'
import { emulateTonConnect, emulateTrace } from '../../../service/endpoints/emulation.ts'

/**
 * Messages by filter; one row per message, both ends joined.
 * @example const { data, error } = useMessages({ source: account, limit: 5 })
 */
export const useMessages = createHook(messages)

/**
 * Infinite version of {@link useMessages}. Pages by cursor: items that arrive between requests do not shift them.
 * Since version
 * 1.3 of the service this needs `exclude_externals` or a `source`; with messages from outside it pages by
 * offset, where items can be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteMessages({ source: account, limit: 5 })
 */
export const useInfiniteMessages = createInfiniteHook(messages)

/**
 * Emulate the trace of a message given as BoC.
 * @example const { data, error, isPending } = useEmulateTrace({ boc })
 */
export const useEmulateTrace = createHook(emulateTrace)

/**
 * Emulate a TON Connect request: the service builds the wallet's external message.
 * @example const { data, error, isPending } = useEmulateTonConnect({ from, messages })
 */
export const useEmulateTonConnect = createHook(emulateTonConnect)
