'use client'
import { decode, decodePost } from '../../../service/endpoints/utils.ts'
import { createHook } from '../createHook.ts'

/** Name opcodes and decode message bodies. */
export const useDecode = createHook(decode)

/** Same as GET decode, for long inputs. */
export const useDecodePost = createHook(decodePost)
