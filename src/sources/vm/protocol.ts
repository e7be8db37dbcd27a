import type { Emulator } from './engine/emulator.ts'
import type { AccountSource } from './engine/state.ts'
import { VmError, type VmFailure } from './errors.ts'
import { emulateMessage, type MessageInput, type MessageResult } from './jobs/emulateMessage.ts'
import { runGetMethod, type GetMethodInput, type GetMethodResult } from './jobs/getMethod.ts'
import { type JobSources, emulateTrace, type EmulatedTrace, type TraceInput } from './jobs/trace.ts'
import { replayTransactions, type ReplayInput, type ReplayResult } from './jobs/replay.ts'

/** Version of the messages between page and worker. */
export const workerProtocol = 1

/** File of the folder that names the others and their hashes. */
export interface VmManifest {
  /** Version of the messages that `worker.js` speaks. */
  readonly protocol: number
  /** Package and version that the emulator was taken from. */
  readonly source: string
  /** Name of the emulator's export that sets the pointer of its stack. */
  readonly stackSetter: string
  /** SHA-256 by file name, hex. */
  readonly files: Readonly<Record<string, string>>
}

/** Input and result of each job of a worker, by name. */
export interface Jobs {
  runGetMethod: readonly [GetMethodInput, GetMethodResult]
  emulateMessage: readonly [MessageInput, MessageResult]
  emulateTrace: readonly [TraceInput, EmulatedTrace]
  replay: readonly [ReplayInput, ReplayResult]
}

/** Data that a job asks the page for while it runs. */
export interface Needs {
  /** State of an account, by its address. */
  readonly account: AccountSource
  /** Library cell by its hash, hex: a base64 bag of cells. */
  readonly library: string | null
}

/** Kind of a thing that a job reads of the page. */
export type Need = keyof Needs

/** Readers of what jobs need. */
export type NeedReaders = { readonly [Kind in Need]: (key: string) => Promise<Needs[Kind] | undefined> }

/** Message to a worker. */
export type ToWorker =
  | {
      readonly type: 'load'
      readonly manifest: VmManifest
      readonly wasm?: ArrayBuffer | WebAssembly.Module | undefined
    }
  | { readonly type: 'run'; readonly job: keyof Jobs; readonly input: unknown }
  | { readonly type: 'supply'; readonly need: Need; readonly key: string; readonly value: unknown }

/** Message of a worker. */
export type FromWorker =
  | { readonly type: 'ready'; readonly protocol: number }
  | { readonly type: 'needs'; readonly need: Need; readonly key: string }
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly failure: WireFailure }

/** A failure as it crosses to the page. */
export interface WireFailure {
  readonly reason: VmFailure
  readonly message: string
  readonly exitCode?: number | undefined
  /** The module is of no use any more, so that the worker must be ended. */
  readonly isFatal: boolean
}

/** Runs a job on an emulator. */
export function runJob<Name extends keyof Jobs>(
  emulator: Emulator,
  job: Name,
  input: Jobs[Name][0],
  sources: JobSources,
): Promise<Jobs[Name][1]>
export async function runJob(
  emulator: Emulator,
  job: keyof Jobs,
  input: unknown,
  sources: JobSources,
): Promise<unknown> {
  switch (job) {
    case 'runGetMethod':
      return runGetMethod(emulator, input as GetMethodInput, sources.libraries)
    case 'emulateMessage':
      return emulateMessage(emulator, input as MessageInput, sources.libraries)
    case 'emulateTrace':
      return emulateTrace(emulator, input as TraceInput, sources)
    case 'replay':
      return replayTransactions(emulator, input as ReplayInput, sources.libraries)
  }
}

/** Describes an error for the page. A trap of WebAssembly leaves the module in no known state. */
export function writeFailure(error: unknown): WireFailure {
  if (error instanceof VmError)
    return { reason: error.reason, message: error.message, exitCode: error.exitCode, isFatal: false }
  const message = error instanceof Error ? error.message : String(error)
  const isFormat = error instanceof Error && 'kind' in error
  return isFormat
    ? { reason: 'failed', message: `An input or result cannot be read: ${message}`, isFatal: false }
    : { reason: 'failed', message: `The emulator stopped: ${message}.`, isFatal: true }
}
