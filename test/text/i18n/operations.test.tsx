import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as kit from '../../helpers/kit.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { opcodeMessages } from '../../../src/text/en/transactions/messages.ts'
import { opcodeWords } from '../../../src/text/bodies/opcodeWords.ts'
import { russian } from '../../../src/entries/locales/ru.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import type { Message } from '../../../src/service/rows/message.ts'
import { standardOpcodes } from '../../../src/ton/facts/standardOpcodes.ts'
import actionRows from '../../../stories/chain/actions.json?raw'
import { message, people, transaction } from '../../fixtures/transactions.ts'

test('the English catalogue says what the components say without it', () => {
  expect(Object.keys(opcodeMessages).toSorted()).toEqual([...new Set(Object.values(standardOpcodes))].toSorted())
  for (const [name, words] of Object.entries(opcodeMessages)) expect(opcodeWords(undefined, name)).toBe(words)
})

const opcode = '0x0f8a7ea5'
const sent: Message = message({ opcode, source: people.alice, destination: people.bob })
const row = transaction({ in_msg: sent })
const call = (JSON.parse(actionRows) as { readonly actions: readonly Action[] }).actions.find(
  ({ type }) => type === 'call_contract',
)

const views: Readonly<Record<string, ReactElement>> = {
  Opcode: <kit.Opcode value={opcode} />,
  TransactionCard: <kit.TransactionCard transaction={row} />,
  TransactionDetails: <kit.TransactionDetails transaction={row} />,
  TransactionTable: <kit.TransactionTable transactions={[row]} />,
  MessageCard: <kit.MessageCard message={sent} />,
  MessageTable: <kit.MessageTable messages={[sent]} />,
  TraceOutline: <kit.TraceOutline trace={[row]} />,
  ActionCard: <kit.ActionCard action={{ ...call, details: { ...call?.details, opcode } } as Action} />,
}

test.each(Object.entries(views))('%s says what was asked for in the language of the reader', (_, element) => {
  const html = renderToString(
    <DisplayProvider locale="ru" messages={russian}>
      {element}
    </DisplayProvider>,
  )
  expect(html).toContain('Перевод жетонов')
  expect(html).not.toContain('<bdi>Jetton transfer')
})
