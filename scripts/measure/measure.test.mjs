import { expect, test } from 'vitest'
import { figuresOf } from './figures.mjs'
import { ringsOf } from './rings.mjs'
import { syntaxOf } from './syntax.mjs'

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
    { name: 'Page', line: 1, lines: 5, own: 5, isComponent: true },
    { name: 'f', line: 6, lines: 1, own: 1, isComponent: false },
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
