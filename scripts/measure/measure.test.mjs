import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '../check-imports.mjs'
import { figuresOf } from './figures.mjs'
import { longProcedures } from './long-procedures.mjs'
import { ringsOf } from './rings.mjs'
import { kindOf } from './parts.mjs'
import { syntaxOf } from './syntax.mjs'

const root = join(import.meta.dirname, '../..')
const productFiles = () =>
  ['packages', 'apps', 'bench']
    .flatMap(folder => [...sources(join(root, folder))])
    .map(path => [relative(root, path).split(sep).join('/'), path])
    .filter(([file]) => kindOf(file) === 'product')
    .map(([file, path]) => [file, readFileSync(path, 'utf8')])

test('a ring is found with everything that reaches itself, and nothing else', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['elsewhere']],
  ])
  expect(ringsOf(graph).map(ring => ring.toSorted())).toEqual([['a', 'b', 'c']])
})

test('functions are counted with their names and lengths, components by their names', () => {
  const text = 'export function Page() {\n  return <p>\n    x\n  </p>\n}\nconst f = () => 1\n'
  expect(syntaxOf('a.tsx', text).functions).toEqual([
    { name: 'Page', line: 1, lines: 5, own: 5, isDeclaration: false, isComponent: true },
    { name: 'f', line: 6, lines: 1, own: 1, isDeclaration: false, isComponent: false },
  ])
})

const ownLines = text => Object.fromEntries(syntaxOf('a.ts', text).functions.map(one => [one.name, one.own]))

test('a named function inside counts as the line that names it, and is measured on its own', () => {
  const factory = `function store(db) {
  const read = key => {
    return db.get(key)
  }
  function write(key) {
    const all = () => {
      db.flush()
    }
    all()
  }
  return {
    read,
    write,
    remove(key) {
      db.remove(key)
    },
  }
}`
  expect(ownLines(factory)).toEqual({ store: 9, read: 3, write: 4, all: 3, remove: 3 })
})

test('a callback is a part of the function that hands it over, even under a key', () => {
  const caller = `function wait(queue) {
  queue.run({
    done: () => {
      queue.end()
    },
  })
  queue.each(one => {
    one.stop()
  })
}`
  expect(ownLines(caller)).toEqual({ wait: 10, done: 3, '(anonymous)': 3 })
})

const declarations = text =>
  syntaxOf('a.tsx', text)
    .functions.filter(one => one.isDeclaration)
    .map(one => one.name)

test('a function of which more than two thirds are one expression is a declaration, statements after another are not', () => {
  const query = `async function rows(db) {
  const found = await db
    .selectFrom('a')
    .select('b')
    .where('c', '=', 1)
    .where('d', '=', 2)
    .orderBy('e')
    .execute()
  return found
}`
  const procedure = `async function save(db) {
  const one = await db
    .selectFrom('a')
    .execute()
  const other = await db
    .selectFrom('b')
    .execute()
  return [one, other]
}`
  expect(declarations(`${query}\n${procedure}`)).toEqual(['rows'])
})

test('who hands all his statements to one call has written a procedure all the same', () => {
  const inside = `async function move(ctx) {
  await ctx.transact(async inner => {
    await inner.first()
    await inner.second()
    await inner.third()
  })
}`
  expect(declarations(inside)).toEqual([])
})

test(
  'every procedure of more than forty own lines has its reason, and every reason its procedure',
  { timeout: 240_000 },
  () => {
    const long = [...productFiles()].flatMap(([file, text]) =>
      syntaxOf(file, text)
        .functions.filter(one => one.own > 40 && !one.isDeclaration)
        .map(one => `${one.name} ${file}`),
    )
    expect(long.toSorted()).toEqual(Object.values(longProcedures).flat().toSorted())
  },
)

test('`as const` is no cast, `as unknown as` is one through unknown', () => {
  const found = syntaxOf('a.ts', 'const a = [1] as const\nconst b = a as unknown as string\nconst c = b!\nlet d: any\n')
  expect(found).toMatchObject({ casts: 2, castsThroughUnknown: 1, nonNull: 1, any: 1 })
})

test('a file that writes the history of a record by itself is a twin of the lifecycle', () => {
  const move = "import './x.ts'\nawait db.insertInto('bookingMove').values({})\n"
  const files = new Map([
    ['apps/server/src/domains/booking/booking.move.ts', move],
    ['apps/server/src/lifecycle/lifecycle.ts', move],
    ['apps/patient/src/domains/home/routes.ts', "export const a = '/my/book?x=1'\n"],
  ])
  const figures = figuresOf(files, ['/my/book'])
  expect(figures.lifecycle.historyWriters).toEqual(['apps/server/src/domains/booking/booking.move.ts'])
  expect(figures.addresses).toEqual({ total: 1, 'apps/patient': 1 })
})
