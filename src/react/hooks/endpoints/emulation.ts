'use client'
import { emulateTonConnect, emulateTrace } from '../../../service/endpoints/emulation.ts'
import { createHook } from '../createHook.ts'

/** Emulate the trace of a message given as BoC. */
export const useEmulateTrace = createHook(emulateTrace)

/** Emulate a TON Connect request: the service builds the wallet's external message. */
export const useEmulateTonConnect = createHook(emulateTonConnect)
