// What editors show of the parameters of hooks: the comments in the types of the built package.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  API,
  type Checker,
  type Program,
  SignatureKind,
  type Symbol as NamedSymbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const doors = readdirSync(join(root, 'test/exports')).flatMap((file) =>
  /^use[A-Z]/m.test(readFileSync(join(root, 'test/exports', file), 'utf8'))
    ? file.replace(/^tonlens-?(.*)\.txt$/, (_, name: string) => `dist/entries/${name || 'index'}.d.ts`)
    : [],
)

test('every parameter of every hook, and every parameter of its endpoint, says what it means', () => {
  const { parameters, bare } = readParameters()
  expect(parameters).toBeGreaterThan(600)
  expect(bare).toEqual([])
})

function readParameters(): { readonly parameters: number; readonly bare: readonly string[] } {
  const folder = mkdtempSync(join(root, 'node_modules/.hovers-'))
  const config = join(folder, 'tsconfig.json')
  const files = doors.map((file) => join(root, file))
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: { rootDir: root }, files }),
  )
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [config] })
    const { program, checker } = snapshot.getProject(config) ?? {}
    if (program === undefined || checker === undefined) throw new Error('The types were not read.')
    const bare = new Set<string>()
    let parameters = 0
    const check = (name: string, symbol: NamedSymbol) => {
      parameters += 1
      if (symbol.getDocumentationComment(checker) === '') bare.add(name)
    }
    const listMembers = (type: Type | undefined): readonly NamedSymbol[] => {
      if (type?.isUnionType() === true) return type.getTypes().flatMap(listMembers)
      return type === undefined || checker.isArrayLikeType(type) ? [] : checker.getPropertiesOfType(type)
    }
    for (const hook of files.flatMap((file) => listExports(program, checker, file))) {
      const type = /^use[A-Z]/.test(hook.name) ? checker.getTypeOfSymbol(aliased(checker, hook)) : undefined
      for (const signature of type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []) {
        for (const parameter of signature.getParameters()) {
          check(`${hook.name}(${parameter.name})`, parameter)
          for (const member of listMembers(checker.getTypeOfSymbol(parameter)).filter(isOwn)) {
            check(`${hook.name}(${parameter.name}.${member.name})`, member)
          }
        }
      }
    }
    return { parameters, bare: [...bare] }
  } finally {
    api.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function listExports(program: Program, checker: Checker, file: string): readonly NamedSymbol[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  return module === undefined ? [] : checker.getExportsOfModule(module)
}

function aliased(checker: Checker, symbol: NamedSymbol): NamedSymbol {
  return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
}

/** Tells whether a member is an option of a hook or a parameter of an endpoint, not a field of a row or of a client. */
function isOwn({ declarations }: NamedSymbol): boolean {
  return declarations.some(({ path }) => /\/dist\/(?:react|service\/endpoints)\//.test(path))
}
