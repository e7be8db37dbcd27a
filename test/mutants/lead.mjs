/** Faults of values, and of what loads first. */
export default [
  {
    fault: 'a long address hides behind its name',
    file: 'src/components/values/address/Address.tsx',
    find: "const withAddress = long || kind",
    replace: "const withAddress = kind",
    project: 'browser',
    tests: ['test/components/values/primitives.browser.test.tsx'],
  },
  {
    fault: 'a domain card answers whose a domain is with the domain',
    file: 'src/components/contracts/domain-card/DomainCard.tsx',
    find: "<Address value={address} name={false} long copy />",
    replace: "<Address value={address} copy />",
    project: 'browser',
    tests: ['test/components/contracts/domains.browser.test.tsx'],
  },
  {
    fault: 'what a layout effect measures is drawn a frame later: tables are empty for a frame',
    file: 'src/components/lists/window/useFrameState.ts',
    find: 'if (listeners.size === 0) onUnheard()',
    replace: '',
    project: 'browser',
    tests: ['test/components/lists/first-frame.browser.test.tsx'],
  },
]
