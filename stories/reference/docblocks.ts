import { describeEndpoints } from './describeEndpoints.ts'

const sources = import.meta.glob<string>('../../src/service/endpoints/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Docs of all rows by endpoint name, read from the sources that this page was built of. */
export const endpointDocs = describeEndpoints(
  Object.values(sources),
  sources['../../src/service/endpoints/params.ts'] ?? '',
)
