import { expect, test } from 'vitest'
import { budgets, tooHeavy } from './page-weights.mjs'

const { opened, first, each } = budgets.patient
const light = {
  first: ['/a.js'],
  sizeOf: () => 1_000,
  triage: ['/tables.js', '/normaliser.js'],
  pages: Object.fromEntries(opened.paths.map(path => [path, ['/b.js']])),
}
const desk = { first: ['/a.js'], pages: {}, sizeOf: () => 1_000 }

test('an app within its budgets has nothing said of it', () => {
  expect(tooHeavy(light, desk)).toEqual([])
})

test('a page is weighed with its first load, its scripts and its styles', () => {
  const heavy = { ...light, pages: { ...light.pages, '/heavy': ['/b.js', '/b.css'] } }
  const sizeOf = file => (file === '/b.css' ? each - 1_000 : 1_000)
  expect(tooHeavy({ ...heavy, sizeOf }, desk)).toEqual([`/heavy: ${each + 1_000} bytes, 1000 over the budget`])
})

test('a page behind a sign may neither weigh as much as others nor be in many files', () => {
  const [path] = opened.paths
  const many = Array.from({ length: opened.files + 1 }, (_, at) => `/${at}.js`)
  const sizeOf = file => (file === '/0.js' ? opened.bytes : 1)
  expect(tooHeavy({ ...light, sizeOf, pages: { ...light.pages, '/light': ['/b.js'], [path]: many } }, desk)).toEqual([
    `${path}: ${opened.bytes + 13} bytes, 13 over the budget`,
    `${path}: 13 files, more than 12`,
  ])
})

test('the trend of a laboratory value may bring 60 kB of gzip of its own', () => {
  const pages = { ...light.pages, '/report/trend': ['/chart.js', '/chart.css'] }
  const weighing = each => ({ ...light, pages, gzipOf: () => each })
  expect(tooHeavy(weighing(30_000), desk)).toEqual([])
  expect(tooHeavy(weighing(30_001), desk)).toEqual(['/report/trend of its own: 60002 bytes, 2 over the budget'])
})

test('what understands emergencies has 40 kB in all its files', () => {
  const sizeOf = file => (file === '/tables.js' ? 33_000 : file === '/normaliser.js' ? 7_961 : 1_000)
  expect(tooHeavy({ ...light, sizeOf }, desk)).toEqual(['what understands emergencies: 40961 bytes, 1 over the budget'])
})

test('the first loads of both apps are weighed without their styles', () => {
  const sizeOf = file => (file === '/a.css' ? 900_000 : first + 1)
  const patient = {
    first: ['/a.js'],
    triage: [],
    sizeOf,
    pages: Object.fromEntries(opened.paths.map(path => [path, []])),
  }
  expect(tooHeavy(patient, { ...desk, first: ['/a.js', '/a.css'], sizeOf })).toEqual([
    `the first load: ${first + 1} bytes, 1 over the budget`,
  ])
})

test('a page that a sign leads to and that nobody weighed is said', () => {
  expect(tooHeavy({ ...light, pages: { '/other': [] } }, desk)).toEqual(
    opened.paths.map(path => `${path} is not in pages.json`),
  )
})
