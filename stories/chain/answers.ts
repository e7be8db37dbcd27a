// As text: half a letter in hostile metadata is JSON, but no JavaScript module can be made of it.
const files = import.meta.glob<string>('./*.json', { query: '?raw', import: 'default' })
const loaded = new Map<string, Promise<unknown>>()

/** An answer of the embedded chain, by file name; read once. */
export function loadAnswer<Answer>(file: string): Promise<Answer> {
  const known = loaded.get(file) ?? read(file)
  loaded.set(file, known)
  return known as Promise<Answer>
}

async function read(file: string): Promise<unknown> {
  const load = files[`./${file}`]
  if (load === undefined) throw new Error(`${file} is not in the embedded chain`)
  return JSON.parse(await load()) as unknown
}
