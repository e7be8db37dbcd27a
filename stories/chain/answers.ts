// As files beside the page: parsing 9 MB of JSON is faster than loading it as JavaScript modules, and
// half a surrogate pair in hostile metadata is valid in JSON but not in a module.
const files = import.meta.glob<string>('./*.json', { eager: true, query: '?url&no-inline', import: 'default' })
const loaded = new Map<string, Promise<unknown>>()

/** An answer of the embedded chain, by file name. Each file is loaded and parsed once. */
export function loadAnswer<Answer>(file: string): Promise<Answer> {
  const known = loaded.get(file) ?? read(file)
  loaded.set(file, known)
  return known as Promise<Answer>
}

async function read(file: string): Promise<unknown> {
  const address = files[`./${file}`]
  if (address === undefined) throw new Error(`${file} is not in the embedded chain`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${file} of the embedded chain did not load: status ${response.status}`)
  return response.json()
}
