'use client'
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react'
import type { Abi } from '../../../ton/abi/abi.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { inspectorMessages } from '../../../text/en/tools/inspector.ts'
import type { BocSource } from '../../../ton/cells/boc.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { isHash } from '../../../ton/cells/hash.ts'
import { useControlled } from '../../parts/useControlled.ts'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { Tool, type ToolStateProps } from '../tool/Tool.tsx'
import { BagField } from './BagField.tsx'
import { BagProgress } from './BagProgress.tsx'
import { CellFacts } from './CellFacts.tsx'
import { CellReading } from './CellReading.tsx'
import { describeBagError } from './describeBagError.ts'
import { cellAt, useBag } from './useBag.ts'
import type { CompileTlb } from './useOwnAbi.ts'

/** Props of {@link CellInspector}; the rest go to the `<section>`. */
export interface CellInspectorProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, ToolStateProps {
  /**
   * Bag of cells to show: hex, base64 or base64url text, bytes, or cells that were parsed.
   * @default kept by the component
   */
  readonly boc?: BocSource | Cell | readonly Cell[] | null | undefined
  /** Initial bag of cells, as text. @default '' */
  readonly defaultBoc?: string | undefined
  /** Called with the bag that a reader submits, as they wrote it. */
  readonly onBocChange?: ((boc: string) => void) | undefined
  /**
   * Selected cell: indices of references from the root, `0/3/1`, empty for the root. In a bag of several
   * roots the first index is that of the root. @default kept by the component
   */
  readonly path?: string | undefined
  /** Initially selected cell. @default '' */
  readonly defaultPath?: string | undefined
  /** Called with the cell that a reader selects. */
  readonly onPathChange?: ((path: string) => void) | undefined
  /**
   * Type that the cell is read as, `Blockchain/Message`: name of an ABI and of a type in it; empty to guess.
   * @default kept by the component
   */
  readonly type?: string | undefined
  /** Initial type. @default '' */
  readonly defaultType?: string | undefined
  /** Called with the type that a reader chooses. */
  readonly onTypeChange?: ((type: string) => void) | undefined
  /** ABIs whose types can be chosen, besides the structures of the blockchain. @default none */
  readonly abis?: readonly Abi[] | undefined
  /**
   * Compiles TL-B that a reader types, such as `compileTlb` of `tonlens/tlb`.
   * @default the reader's field takes an ABI in JSON only
   */
  readonly compileTlb?: CompileTlb | undefined
  /** Called when a reader submits a hash in place of a bag, base64 or hex as written. @default hashes are invalid */
  readonly onHash?: ((hash: string) => void) | undefined
}

const noAbis: readonly Abi[] = []

/**
 * Shows any bag of cells as a tree, with bits, references, depth and hash of the selected cell. Tells what the
 * cell may be, marked as a guess, or reads it as a type that the reader
 * chooses, or types in as an ABI or, with `compileTlb`, as TL-B.
 */
export const CellInspector = forwardRef<HTMLElement, CellInspectorProps>(function CellInspector(props, ref) {
  const {
    boc,
    defaultBoc,
    onBocChange,
    path,
    defaultPath,
    onPathChange,
    type,
    defaultType,
    onTypeChange,
    abis,
    compileTlb,
    onHash,
    ...rest
  } = props
  const { locale } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  const label = useId()
  const [source, setSource] = useControlled(boc ?? undefined, defaultBoc ?? '', (next) => onBocChange?.(next as string))
  const [place, setPlace] = useControlled(path, defaultPath ?? '', onPathChange)
  const [chosen, setChosen] = useControlled(type, defaultType ?? '', onTypeChange)
  const [stopped, setStopped] = useState<unknown>()
  const isStopped = stopped !== undefined && stopped === source
  const bag = useBag(source, isStopped)
  const shownText = typeof source === 'string' ? source : ''
  const [draft, setDraft] = useState({ of: source, text: shownText })
  const text = draft.of === source ? draft.text : shownText
  const isWanted = onHash !== undefined && isHash(text.trim())

  const submit = (next: string) => {
    setDraft({ of: source, text: next })
    if (onHash !== undefined && isHash(next.trim())) return onHash(next.trim())
    if (next === source) return
    setSource(next)
    if (place !== '') setPlace('')
  }
  const roots = bag.status === 'done' ? bag.result : []
  // A path that does not exist is that of the root, or of the first one.
  const first = roots.length === 1 ? '' : '0'
  const selected = typeof place === 'string' && cellAt(roots, place) !== undefined ? place : first
  const cell = cellAt(roots, selected)
  return (
    <Tool
      {...rest}
      ref={ref}
      kind="cell-inspector"
      title={messages.title}
      action={isWanted ? messages.find : messages.inspect}
      onSubmit={() => submit(text)}
      answered={cell !== undefined}
      earlier={text !== shownText}
      fields={
        <>
          <BagField
            value={text}
            onValue={(next) => setDraft({ of: source, text: next })}
            onComplete={submit}
            wrong={
              bag.status === 'failed' && text === shownText && !isWanted
                ? describeBagError(bag.error, messages, locale)
                : undefined
            }
          />
          {bag.status === 'running' && (
            <BagProgress
              share={bag.share}
              isStopped={isStopped}
              onStoppedChange={(stop) => setStopped(stop ? source : undefined)}
            />
          )}
        </>
      }
    >
      {cell !== undefined && (
        <>
          <RawData
            value={roots.length === 1 ? roots[0] : roots}
            selected={selected}
            onSelectedChange={setPlace}
            pane={false}
            label={messages.tree}
          />
          <div part="cell-inspector-cell" role="group" aria-labelledby={label}>
            <p part="card-heading" id={label}>
              {messages.cell} <bdi part="cell-inspector-place">{selected === '' ? messages.root : selected}</bdi>
            </p>
            <CellFacts cell={cell} />
            <CellReading
              cell={cell}
              abis={Array.isArray(abis) ? abis : noAbis}
              compileTlb={typeof compileTlb === 'function' ? compileTlb : undefined}
              type={chosen}
              onType={setChosen}
            />
          </div>
        </>
      )}
    </Tool>
  )
})
