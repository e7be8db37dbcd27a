import { describe, expect, onTestFinished, test } from 'vitest'
import type { Client } from '../../../src/sources/client/client.ts'
import { createTracker } from '../../../src/react/live/tracked/tracker.ts'
import { readTrackedSubject } from '../../../src/react/live/tracked/subject.ts'
import type { TrackedState } from '../../../src/react/live/tracked/trackedState.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { messageBoc, replaying, showcase, embeddedTrace, until } from './world.ts'

function track(client: Client, message: string, options: { patience?: number; validUntil?: number } = {}) {
  const subject = readTrackedSubject(message)
  const tracker = createTracker(
    client,
    { ...subject, validUntil: options.validUntil ?? subject.validUntil },
    { interval: 20, streamingInterval: 40, patience: options.patience ?? 120 },
  )
  const seen: TrackedState[] = []
  onTestFinished(tracker.subscribe(() => seen.push(tracker.current())))
  return { tracker, seen, state: tracker.current }
}

const seenStages = (seen: readonly TrackedState[]) =>
  seen.map(({ stage }) => stage).filter((stage, at, all) => stage !== all[at - 1])

/** No picture on the way shows a transaction, or the consumer of a message, twice. */
function expectNoRowTwice(seen: readonly TrackedState[]): void {
  for (const { trace } of seen) {
    const hashes = trace?.transactions.map(({ hash }) => hash) ?? []
    const messages = trace?.transactions.flatMap(({ in_msg }) => in_msg?.hash ?? []) ?? []
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(new Set(messages).size).toBe(messages.length)
  }
}

const whole = assembleTrace(embeddedTrace(showcase.swapTrace))

function expectWhole({ trace, stage, settled, verdict, actions }: TrackedState): void {
  expect(stage).toBe('classified')
  expect(settled).toBe(true)
  expect(trace?.transactions.map(({ hash }) => hash)).toEqual(whole.transactions.map(({ hash }) => hash))
  expect(trace?.parent).toEqual(whole.parent)
  expect(trace?.whole).toBe(true)
  expect(verdict?.status).toBe('succeeded')
  expect(actions.map(({ type }) => type)).toEqual(['jetton_swap'])
}

describe('a message is followed', () => {
  test('by asking again and again: pending, finalized, classified', async () => {
    const { replay, client } = await replaying()
    const { seen, state } = track(client, replay.hash)
    for (let last = seen.length; ; last = seen.length) {
      await until(() => seen.length > last || state().settled, `step ${replay.step()}`)
      if (!replay.next()) break
    }
    await until(() => state().settled)
    expectWhole(state())
    expect(seenStages(seen)).toEqual(
      ['pending', 'confirmed', 'finalized', 'classified'].slice(-seenStages(seen).length),
    )
    expectNoRowTwice(seen)
  })

  test('from the BOC that a wallet returned, over the stream, hop by hop', async () => {
    const { replay, streaming } = await replaying()
    const { seen, state } = track(streaming(), messageBoc(showcase.swapTrace))
    await until(() => state().live && state().trace !== undefined)
    while (replay.step() < replay.steps - 1) {
      const before = state().trace
      replay.next()
      await until(() => state().trace !== before || state().stage === 'finalized', `step ${replay.step()}`)
    }
    replay.next()
    await until(() => state().settled, 'classified')
    expectWhole(state())
    const sizes = seen.map(({ trace }) => trace?.transactions.length ?? 0)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(new Set(sizes).size).toBeGreaterThan(6)
    expectNoRowTwice(seen)
  })

  test('that was sent long ago: at once', async () => {
    const { client } = await replaying()
    const [root] = embeddedTrace(showcase.traces['jettonTransfer'] ?? '')
    const { state } = track(client, root?.in_msg?.hash ?? '')
    await until(() => state().settled)
    expect(state()).toMatchObject({ stage: 'classified', verdict: { status: 'succeeded' } })
  })
})

describe('nothing is missed or shown twice', () => {
  test.each([1, 2, 3])('with events lost, doubled and out of order, and lines cut (%i)', async (seed) => {
    const { replay, streaming } = await replaying({
      drop: 0.3,
      duplicate: 0.3,
      reorder: 0.3,
      cutAt: [3, 7, 12],
      invalidateAfter: 2,
      seed,
      interval: 25,
    })
    const { seen, state } = track(streaming(), replay.hash)
    await until(() => state().settled, 'an end')
    expect(replay.step()).toBe(replay.steps)
    expectNoRowTwice(seen)
    expectWhole(state())
  })

  test('an emulation that is withdrawn disappears, and the real one takes its place', async () => {
    const { replay, streaming } = await replaying({ invalidateAfter: 1 })
    const { state } = track(streaming(), replay.hash)
    await until(() => state().live && state().trace !== undefined)
    replay.next()
    await until(() => state().trace?.transactions.length === 2)
    replay.next()
    await until(() => state().stage === 'invalidated')
    expect(state().trace).toBeUndefined()
    expect(state().settled).toBe(false)
    while (replay.next()) await until(() => state().trace !== undefined)
    await until(() => state().settled)
    expectWhole(state())
  })
})

describe('a message that never arrives', () => {
  const unknown = 'ab'.repeat(32)

  test('has expired once the index is past its time limit', async () => {
    const { client } = await replaying()
    const { state } = track(client, unknown, { validUntil: Math.floor(Date.now() / 1000) - 60 })
    await until(() => state().settled)
    expect(state()).toMatchObject({ stage: 'expired', trace: undefined })
  })

  test('is looked for as long as it may still be accepted', async () => {
    const { client, service } = await replaying()
    const { state } = track(client, unknown, { validUntil: Math.floor(Date.now() / 1000) + 3600, patience: 0 })
    await until(() => service.requests.length > 8)
    expect(state()).toMatchObject({ stage: 'searching', settled: false })
  })

  test('without a limit is given up after the patience, and looked for again on request', async () => {
    const { client } = await replaying()
    const { tracker, state } = track(client, unknown, { patience: -1 })
    await until(() => state().settled)
    expect(state().stage).toBe('notFound')
    tracker.retry()
    expect(state()).toMatchObject({ stage: 'searching', settled: false })
  })
})

test('a failure of the service is told and outlived', async () => {
  const { client, service, replay } = await replaying()
  await service.close()
  const { state } = track(client, replay.hash)
  await until(() => state().error !== null)
  expect(state()).toMatchObject({ settled: false, error: { name: 'NetworkError' } })
})
