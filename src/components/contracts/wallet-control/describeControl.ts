import type { Control } from '../../../meaning/contracts/control.ts'
import type { Texts } from '../../../text/en/index.ts'
import { formatCount } from '../../../text/format/count.ts'

/**
 * Writes the sentence that says who can move what an account holds. It counts the signers of a multisig;
 * addresses are in `control.parties`.
 * @param control What {@link readControl} has read.
 * @param texts Texts of the language, such as `english.control` of `tonlens/locales/en`.
 * @param locale BCP 47 tag of the language. @default 'en'
 * @returns Such as `2 of 3 signers together can move everything, and change who the signers are.` for a multisig.
 */
export function describeControl(
  { kind, threshold, parties }: Control,
  texts: Pick<Texts['control'], 'says' | 'signers'>,
  locale = 'en',
): string {
  if (kind !== 'signers') return texts.says[kind]
  const signers = parties.find(({ role }) => role === 'signer')?.accounts.length
  return texts.signers(formatCount(threshold, locale), formatCount(signers, locale))
}
