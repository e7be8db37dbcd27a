import type { Answer, Transport } from 'tonlens'

/** Answers that are kept. */
const maxAnswers = 200

/**
 * Gives an answer of the service again for a while, with the moment at which it was true: agents ask the same question
 * many times, and each page of a trace is one.
 * @param seconds Age up to which an answer is given again.
 */
export function rememberAnswers(service: Transport, seconds: number): Transport {
  const answers = new Map<string, Answer>()
  return {
    ...service,
    async request(endpoint, params, init) {
      const key = `${endpoint.name} ${JSON.stringify(params)}`
      const known = answers.get(key)
      if (known !== undefined && Date.now() / 1000 - known.origin.asOf < seconds) return known
      const answer = await service.request(endpoint, params, init)
      answers.delete(key)
      answers.set(key, answer)
      for (const oldest of answers.keys()) {
        if (answers.size <= maxAnswers) break
        answers.delete(oldest)
      }
      return answer
    },
  }
}
