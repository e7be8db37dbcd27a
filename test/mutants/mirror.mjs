export default [
  {
    fault: 'the mirror ends a history at the deployment of the latest life of an account',
    file: 'src/mirror/coverage/runs.ts',
    find: 'isEndProven: false,',
    replace: 'isEndProven: prev_trans_lt === NONE,',
    project: 'unit',
    tests: ['test/facts/facts.test.tsx'],
  },
  {
    fault: 'a sync fills a mirror from another network',
    file: 'src/mirror/sync/sync.ts',
    find: '  await target.identity.requireNetwork(service.network)\n',
    replace: '',
    project: 'unit',
    tests: ['test/mirror/networks.test.ts'],
  },
  {
    fault: 'a mirror that was not told the version answers as version 1.2',
    file: 'src/mirror/answers/readAlike.ts',
    find: 'version !== undefined ? [version] :',
    replace: "version !== undefined ? [version] : since === undefined ? ['1.2'] :",
    project: 'unit',
    tests: ['test/mirror/answers/version.test.ts'],
  },
  {
    fault: 'one of the transactions that accepted a message from outside is answered as the only one',
    file: 'src/mirror/answers/messages.ts',
    find: "  if (isNobody(row.source)) throw notMirrored(view, 'several transactions may have accepted a message from outside')\n",
    replace: '',
    project: 'unit',
    tests: ['test/mirror/answers/messages.test.ts'],
  },
]
