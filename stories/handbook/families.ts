import { familyMembers } from './exported.mjs'
import sections from './families.json'

const indexes = import.meta.glob<string>(['../../src/components/index.ts', '../../src/entries/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const index = Object.values(indexes).join('\n')

/** Every component of the package, in the families of the handbook. */
export const families = sections.map(({ title, about, folders }) => ({
  title,
  /** One sentence about the family. */
  about,
  components: familyMembers(folders, index),
}))
