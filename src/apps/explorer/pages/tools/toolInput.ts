import { NotMirroredError } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Characters of the longest input that a link holds: some browsers and messengers cut longer URLs off. */
export const maxLinkLength = 4000

/**
 * The error of a tool that runs contracts. A network without a service and an explorer without a VM need words of their
 * own.
 */
export function useRunError(error: unknown): unknown {
  const { noVm } = useExplorerTexts('tools')
  return error instanceof NotMirroredError ? noVm : error
}

/** Reads whole coins such as `1.5` as nanograms; undefined if the text is no amount. */
export function readCoins(text: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:[.,](\d{1,9}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : String(BigInt(whole + fraction.padEnd(9, '0')))
}
