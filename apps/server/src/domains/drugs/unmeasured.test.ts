import { describe, expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { checkPrescription } from './check.ts'
import type { CheckedLine } from './checked-line.ts'
import { aMan, linesOf } from './drugs.samples.ts'
import type { CheckedPerson } from './person.ts'

const book = bookOf(tableKnowledge())
const man: CheckedPerson = { ...aMan, ageMonths: 60 * 12 }
const line = linesOf(book)
const kidneys = (person: Partial<CheckedPerson>, ...lines: CheckedLine[]) =>
  checkPrescription(book, { ...man, ...person }, lines)
    .filter(one => one.kind === 'kidney')
    .map(one => `${one.level}${one.isOverridable ? '2' : ''} ${one.sentence}`)
const metformin = line('二甲双胍', '0.5g', 'tid')

describe('kidneys without a creatinine', () => {
  test.each(['尿毒症', '维持性血液透析', '慢性肾脏病5期', 'CKD4期', '急性肾衰竭'])(
    'of %s forbid what kidneys below 30 do, whatever is answered',
    illness => {
      const conditions = book.conditionsIn(illness)
      const ill = { kidney: 'unknown', conditions } as const
      const lines = [metformin, line('螺内酯', '20mg', 'qd'), line('达比加群', '110mg', 'bid')]
      expect(kidneys(ill, ...lines).map(one => one.slice(0, 5))).toEqual(['stop2', 'stop2', 'stop2'])
      expect(kidneys(ill, line('加巴喷丁', '0.3g', 'tid'))).toEqual([expect.stringMatching(/^warn .*请填写血肌酐/)])
    },
  )
  test('by a code as by words', () => {
    expect(kidneys({ conditions: book.conditionsOf(['N18.5']) }, metformin)[0]).toMatch(/^stop2/)
    expect(kidneys({ conditions: book.conditionsOf(['N18.3']) }, metformin)[0]).toMatch(/^warn/)
    expect(kidneys({ conditions: book.conditionsOf(['N18.2']) }, metformin)).toEqual([])
  })
  test('that are ill ask for it where the medicine is forbidden or lowered', () => {
    expect(kidneys({ kidney: 'abnormal' }, metformin)[0]).toMatch(/^warn/)
    expect(kidneys({ conditions: ['kidney'] }, line('西格列汀', '100mg', 'qd'))[0]).toMatch(/^warn/)
    expect(kidneys({ kidney: 'abnormal' }, line('卡托普利', '25mg', 'tid'))[0]).toMatch(/^inform/)
  })
  test('that nobody knows, or of the old, are told of: asked for from 75 on where nobody knows', () => {
    expect(kidneys({ kidney: 'unknown' }, metformin)[0]).toMatch(/^inform .*血肌酐/)
    expect(kidneys({ kidney: 'unknown', ageMonths: 80 * 12 }, metformin)[0]).toMatch(/^warn .*血肌酐/)
    expect(kidneys({ ageMonths: 80 * 12 }, metformin)[0]).toMatch(/^inform .*血肌酐/)
    expect(kidneys({}, metformin)).toEqual([])
    expect(kidneys({ kidney: 'unknown', ageMonths: 80 * 12 }, line('氨氯地平', '5mg', 'qd'))).toEqual([])
  })
  test('once measured, what is measured counts', () => {
    const conditions = book.conditionsIn('尿毒症，肾移植术后')
    expect(kidneys({ conditions, creatinine: 80 }, metformin)).toEqual([])
  })
  test('of a child are worked out by height', () => {
    const child = { ageMonths: 10 * 12, weightKg: 30, creatinine: 160 }
    const antiviral = line('阿昔洛韦', '500mg', 'q4h')
    expect(kidneys(child, antiviral)).toEqual([])
    expect(kidneys({ ...child, heightCm: 90 }, antiviral)[0]).toContain('肌酐清除率21')
  })
})
