import { stakeFactor } from '../../meaning/contracts/staking.ts'
import { formatNumber, unknownText } from './intl.ts'

/** Writes a stake factor as a multiple, such as `3×`; a dash if it is malformed. */
export function factorText(factor: number | null | undefined, locale: string): string {
  const times = stakeFactor(factor)
  return times === undefined ? unknownText : `${formatNumber(Math.round(times * 100) / 100, locale)}×`
}
