import { describe, expect, test } from 'vitest'
import { bodyPartKeys } from './body-parts.ts'
import { complaints } from './complaints.ts'
import { departmentKinds } from './department-kinds.ts'
import { departmentNamesIn, departmentOf } from './department-names.ts'
import { guideSentences, laterSentences, unseenSentences } from './guide-sentences.ts'
import { complaintsAt, guideOf } from './guide.ts'
import { dangerSignsAt } from './questions.ts'
import { guideRows, isWorkedWith, shareFound, type GuideSentence } from './training-sentences.ts'

const kindsOf = (text: string) => guideOf({ text }).departments.map(one => one.kind)
const share = (set: readonly GuideSentence[], first = 2) => shareFound(set, kindsOf, first)

test('at least 120 complaints, each with a department that there is, a part of the body, words and a source', () => {
  expect(complaints.length).toBeGreaterThanOrEqual(120)
  expect(new Set(complaints.map(one => one.id)).size).toBe(complaints.length)
  for (const { departments, parts, words, label, source, urgency } of complaints) {
    for (const kind of departments) expect(departmentKinds).toHaveProperty(kind)
    for (const part of parts) expect(bodyPartKeys).toContain(part)
    expect(words.length * label.length * source.length).toBeGreaterThan(0)
    expect(['soon', 'days', 'routine']).toContain(urgency)
  }
})

test('of the sentences with a department that was written down before, at least 90 of 100 find it among the first two', () => {
  const all = guideRows(guideSentences)
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(share(all.filter(isWorkedWith))).toBeGreaterThanOrEqual(0.9)
  expect(share(all.filter(one => !isWorkedWith(one)))).toBeGreaterThanOrEqual(0.9)
})

test('of sentences that were written when the table was done, what was measured then is still reached', () =>
  expect(share(guideRows(unseenSentences))).toBeGreaterThanOrEqual(0.65))

test('of 60 later sentences a right department is among the first three in all that were worked on, in 9 of 10 of the others', () => {
  const all = guideRows(laterSentences)
  expect(share(all.filter(isWorkedWith), 3)).toBe(1)
  expect(
    share(
      all.filter(one => !isWorkedWith(one)),
      3,
    ),
  ).toBeGreaterThanOrEqual(0.9)
})

describe('who it is decides', () => {
  test('children go to those who treat children, and see the same doctors for eyes and ears', () => {
    expect(guideOf({ text: '咳嗽三天', person: 'child' }).departments[0]?.kind).toBe('peds')
    expect(guideOf({ text: '眼睛红', person: 'child' }).departments[0]?.kind).toBe('eye')
  })
  test('a pregnant woman is led to those who deliver children', () =>
    expect(guideOf({ text: '白带多', person: 'pregnant' }).departments[0]?.kind).toBe('obst'))
  test('nobody is offered what another body has', () => {
    expect(complaintsAt('private', 'man').map(one => one.id)).not.toContain('period_late')
    expect(complaintsAt('private', 'woman').map(one => one.id)).not.toContain('prostate')
  })
})

test('pointing at a part alone leads somewhere, and every part has signs that lead to 120', () => {
  for (const part of bodyPartKeys) {
    expect(guideOf({ text: '', part }).departments.length).toBeGreaterThan(0)
    expect(dangerSignsAt(part).length).toBeGreaterThanOrEqual(4)
  }
})

test('nothing said, nothing understood', () => expect(guideOf({ text: '你好' }).departments).toEqual([]))

test('a hospital’s own name comes before the usual ones', () => {
  const departments = [
    { deptName: '心内二科' },
    { deptName: '心血管内科' },
    { deptName: '儿科' },
    { deptName: '小儿外科' },
  ]
  expect(departmentOf(departments, 'cardio')?.deptName).toBe('心血管内科')
  expect(departmentOf(departments, 'cardio', departmentNamesIn('心血管内科=心内二科'))?.deptName).toBe('心内二科')
  expect(departmentOf(departments, 'eye')).toBeUndefined()
  expect(departmentNamesIn('没有的科=一科')).toBeUndefined()
  expect(departmentNamesIn('')).toEqual({})
})
