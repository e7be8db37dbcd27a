export default [
  {
    fault: 'a history ends at the deployment of the latest life of an account',
    file: 'src/query/accountHistory.ts',
    find: "    if (count === limit) continue\n    if (startsLife(last)) {",
    replace: "    if (startsLife(last)) return\n    if (count === limit) continue\n    if (startsLife(last)) {",
    project: 'unit',
    tests: ['test/query/accountHistory.test.ts'],
  },
  {
    fault: 'a row after a deletion is said to be inserted',
    file: 'src/verify/history.ts',
    find: "startsLife(newer.links) && newer.links.orig_status === 'nonexist'",
    replace: "false",
    project: 'unit',
    tests: ['test/verify/history.test.ts'],
  },
  {
    fault: 'the activity before the oldest row is shown as none',
    file: 'src/components/charts/activity-heatmap/coverage.ts',
    find: 'from: time, to: time',
    replace: 'from: at === 0 ? 0 : time, to: time',
    project: 'unit',
    tests: ['test/components/charts/activity.test.ts'],
  },
]
