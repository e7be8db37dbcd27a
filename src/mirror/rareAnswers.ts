// Answers that few pages ask a mirror for: they come with the first question.
export { balanceAnswers } from './balances.ts'
export { decodeAnswers } from './decode.ts'
