import { describe, expect, test } from 'vitest'
import { iconAt } from '@nethos/contract/home/home.icons.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { problemsOf } from '@nethos/contract/programme/programme.problems.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { tasksOf } from '@nethos/contract/pathway/pathway.document.ts'
import { builtIn as questionnaires } from '../../questionnaire/built-in/index.ts'
import { zones } from './zones.ts'

const documents = Object.entries(zones).map(([code, draft]) => [code, programmeDocument.parse(draft)] as const)

const addresses = [bookingPages, doctorFirstPages, examPages, pathwayPages, programmePages].flatMap(table =>
  Object.values(table).map(page => page.at as string),
)

describe.each(documents)('the zone %s', (code, document) => {
  test('may be published as it stands', () => {
    expect(problemsOf(document)).toEqual([])
  })

  test('has a drawing of its own for each entry, and that of home for itself', () => {
    const drawings = [document.icon, ...document.entries.map(one => one.icon)]
    expect(drawings.filter((one, at) => drawings.indexOf(one) !== at)).toEqual([])
    const home = iconAt(placeLink(code, 'home'))
    if (home) expect(document.icon).toBe(home)
  })

  test('has articles of substance, each with a source, reviewed this month', () => {
    const articles = document.readings.flatMap(set => set.articles)
    expect(articles.length).toBeGreaterThanOrEqual(3)
    for (const { title, body, source, author, reviewedOn } of articles) {
      expect(body.length, title).toBeGreaterThan(180)
      expect(source.length, title).toBeGreaterThan(8)
      expect(author, title).not.toBe('')
      expect(reviewedOn.slice(0, 7), title).toBe('2026-11')
    }
  })

  test('asks for consent before it asks for anything else', () => {
    if (document.application) expect(document.notice?.consent ?? '').not.toBe('')
  })

  test('plans only questionnaires that are there', () => {
    if (!document.plan) return
    for (const { task } of tasksOf(document.plan))
      if (task.work.kind === 'questionnaire') expect(Object.keys(questionnaires)).toContain(task.work.code)
  })

  test('leads only to pages and zones that exist', () => {
    for (const { target } of document.entries) {
      if (target.to !== 'page') continue
      const zone = /^\/zone\/([^/]+)$/.exec(target.address)?.[1]
      if (zone === undefined) expect(addresses, target.address).toContain(target.address.split('?')[0])
      else expect(Object.keys(zones)).toContain(zone)
    }
  })
})

test('the international department is the same service in both languages', () => {
  const shape = (draft: (typeof zones)['gjyxb' | 'gjyxb-en']) => ({
    offers: draft.application?.offers.map(({ code, priceCents }) => [code, priceCents]),
    questions: draft.application?.form.pages.map(page => page.items.map(({ id, kind }) => [id, kind])),
    flags: draft.application?.form.redFlags?.map(({ id, when }) => [id, when]),
  })
  expect(shape(zones['gjyxb-en'])).toEqual(shape(zones.gjyxb))
})
