'use client'
import { messages } from '../../endpoints/messages.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Messages by filter; one row per message, both ends joined. */
export const useMessages = createHook(messages)

/** {@link useMessages}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteMessages = createInfiniteHook(messages)
