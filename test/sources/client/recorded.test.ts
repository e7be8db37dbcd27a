import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../src/service/endpoints/index.ts'
import { params } from '../../../src/service/endpoints/params.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { captureBody, captures, hasRecorded } from '../../helpers/recorded.ts'
import { createTestClient, withServer } from './setup.ts'

const server = withServer()
const rows = Object.values(endpoints) as unknown as Endpoint<object, unknown>[]

const recorded = (hasRecorded ? captures() : []).flatMap((capture) => {
  const row = rows.find(({ path, method }) => method === 'GET' && path === `/${capture.endpoint.replaceAll('-', '/')}`)
  // Rows by key would be picked by the keys of the request, which is not recorded.
  const whole = capture.real === true && capture.shape === 'response' && row?.plural === undefined
  return row !== undefined && whole ? [{ file: capture.file, row, body: captureBody(capture) }] : []
})

describe.skipIf(recorded.length === 0)('recorded answers (../shared/data)', () => {
  test.each(recorded)('$file reaches the caller unchanged', async ({ row, body }) => {
    server().answerWith(json(body))
    const answer = await createTestClient(server()).request({ ...row, params: params({}) }, {})
    expect(answer).toEqual(body)
  })
})
