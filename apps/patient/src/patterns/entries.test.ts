import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { iconAt } from '@nethos/contract/home/home.icons.ts'
import type { AnyPage, PageTable } from '@nethos/contract/pages.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ProgrammePageKind } from '@nethos/contract/programme/programme.document.ts'

const source = join(import.meta.dirname, '..')
const contract = join(source, '../../../packages/contract/src')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => join(folder, name))

/** All tables of pages by the name that they are imported by: feePages. */
const tables: Record<string, PageTable> = Object.assign(
  {},
  ...(await Promise.all(filesIn(contract, /\.pages\.ts$/).map(file => import(file)))),
)

/** The text of each list of entries that a page writes down itself. */
const listsOf = (text: string) =>
  [...text.matchAll(/<EntryGrid[^>]*?entries=\{(\[|\w+)/g)].map(({ index, 1: of = '' }) => {
    const rest = of === '[' ? text.slice(index) : text.slice(text.search(new RegExp(`(const|function) ${of}\\b`)))
    return rest.slice(0, rest.search(of === '[' ? /\]\}/ : /^\]/m) >>> 0)
  })

/** The address of bookingPages.mine.at, of consultPages.consults.to({ status: 'all' }). */
const addressOf = ({ at }: AnyPage, field: string | undefined, value = '') =>
  (field ? at.replace(`:${field}`, value) : at).replace(/\/:\w+\?$/, '')

const written =
  /label: '([^']*)',\s*(?:icon: '(\w+)',\s*)?to: (?:placeLink\('(\w+)', '(\w+)', \{ set: '([\w-]+)'|(\w+)\.(\w+)\.(?:at\b|to\((?:\{ (\w+): '?(\w+))?))/g

const entriesOf = (list: string) =>
  [...list.matchAll(written)].map(([, label, icon, code, kind, set = '', table = '', page = '', field, value]) => {
    const facts = tables[table === 'pages' ? 'programmePages' : table]?.[page]
    const address = code ? placeLink(code, kind as ProgrammePageKind, { set }) : facts && addressOf(facts, field, value)
    return { label, icon: icon ?? iconAt(address ?? '') }
  })

const grids = filesIn(source, /\.tsx$/)
  .filter(file => !/test|demo-kinds/.test(file))
  .flatMap(file =>
    listsOf(readFileSync(file, 'utf8')).map(list => [file.slice(source.length + 1), entriesOf(list)] as const),
  )
  .filter(([, entries]) => entries.length > 0)

describe.each(grids)('the entries of %s', (_, entries) => {
  test('have a drawing each', () => {
    expect(entries.filter(one => one.icon === undefined)).toEqual([])
  })
  test('have one of their own each', () => {
    const drawings = entries.map(one => one.icon)
    expect(entries.filter((one, at) => drawings.indexOf(one.icon) !== at)).toEqual([])
  })
})

test('the pages that write down entries are all read', () => {
  expect(grids.map(([file, entries]) => `${file.replace(/.*\//, '')} ${entries.length}`).sort()).toEqual([
    'book.page.tsx 6',
    'butler.page.tsx 6',
    'fees.page.tsx 3',
    'health-home.page.tsx 4',
    'home.page.tsx 4',
    'my.page.tsx 12',
    'patient-home.page.tsx 6',
    'waiting-home.page.tsx 8',
    'zone.page.tsx 6',
  ])
})
