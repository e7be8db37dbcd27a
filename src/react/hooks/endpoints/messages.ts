'use client'
import { messages } from '../../../service/endpoints/messages.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'
import { emulateTonConnect, emulateTrace } from '../../../service/endpoints/emulation.ts'

/** Messages by filter; one row per message, both ends joined. */
export const useMessages = createHook(messages)

/**
 * {@link useMessages}, page after page, by cursor: rows that arrive meanwhile shift nothing. Since version
 * 1.3 of the service this needs `exclude_externals` or a `source`; with messages from outside it pages by
 * offset, and rows that arrive meanwhile shift the pages.
 */
export const useInfiniteMessages = createInfiniteHook(messages)

/** Emulate the trace of a message given as BoC. */
export const useEmulateTrace = createHook(emulateTrace)

/** Emulate a TON Connect request: the service builds the wallet's external message. */
export const useEmulateTonConnect = createHook(emulateTonConnect)
