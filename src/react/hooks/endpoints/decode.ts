'use client'
import { decode, decodePost } from '../../../service/endpoints/utils.ts'
import { createHook } from '../createHook.ts'

/**
 * Name opcodes and decode message bodies.
 * @example const { data, error } = useDecode({ opcodes: ['0x0f8a7ea5'] })
 */
export const useDecode = createHook(decode)

/**
 * Same as GET decode, for long inputs.
 * @example const { data, error } = useDecodePost({ opcodes: ['0x0f8a7ea5'] })
 */
export const useDecodePost = createHook(decodePost)
