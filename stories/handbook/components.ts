import { describeComponents } from './describeComponent.ts'

const sources = import.meta.glob<string>(
  ['../../src/components/**/*.{ts,tsx,css}', '../../src/widgets/views/*.tsx', '../../src/entries/*.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Every component that the package exports, read from the sources that this page was built of. */
export const components = describeComponents(
  new Map(Object.entries(sources).map(([path, text]) => [path.replace('../../src/', ''), text])),
)
