import { NotMirroredError } from 'tonlens'
import { useTexts } from '../../texts/useTexts.ts'

/** The error of a tool that runs contracts. A network without a service and an explorer without a VM need words of their own. */
export function useRunError(error: unknown): unknown {
  const { noVm } = useTexts('tools')
  return error instanceof NotMirroredError ? noVm : error
}
