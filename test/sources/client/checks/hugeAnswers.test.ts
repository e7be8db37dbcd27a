import { expect, test } from 'vitest'
import { checkAnswer } from '../../../../src/sources/client/checks/checkAnswer.ts'
import { ResponseShapeError } from '../../../../src/sources/client/errors.ts'
import { actions } from '../../../../src/service/endpoints/actions.ts'
import { traces } from '../../../../src/service/endpoints/traces.ts'

const wide = 200_000
const answerWith = (children: unknown) => ({
  traces: [{ trace: { tx_hash: 'a', children } }],
  address_book: {},
  metadata: {},
})
const paths = (answer: unknown) => checkAnswer(traces, answer).issues.map(({ path }) => path.join('.'))

test('a tree of 200,000 children is walked', () => {
  expect(paths(answerWith(Array.from({ length: wide }, () => ({ children: null }))))).not.toContain('traces.0.trace')
})

test('200,000 children that are none are reported', () => {
  expect(paths(answerWith(Array.from({ length: wide }, () => 7)))).toContain('traces.0.trace')
})

test('a chain of 200,000 children is walked', () => {
  let children: unknown = null
  for (let depth = 0; depth < wide; depth += 1) children = [{ children }]
  expect(paths(answerWith(children))).not.toContain('traces.0.trace')
})

test('an answer that overflows the stack is an answer of an unexpected shape', () => {
  const safeParse = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const result = new Proxy(actions.result, {
    get: (schema, name): unknown => (name === 'safeParse' ? safeParse : Reflect.get(schema, name)),
  })
  expect(() => checkAnswer({ ...actions, result }, [])).toThrow(ResponseShapeError)
})
