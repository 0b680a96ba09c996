import { describe, expect, test } from 'vitest'
import { parseDose, parseFrequency, writeDose } from '@nethos/contract/renewal/dose.ts'
import { demoDrugRows } from '../renewal/demo-drugs.ts'
import { parseSpecification } from './specification.ts'

describe('what stands on a pack', () => {
  test.each([
    ['0.25g×24粒', { parts: [{ value: 250, unit: 'mg' }], count: 24 }],
    ['50μg×100片', { parts: [{ value: 0.05, unit: 'mg' }], count: 100 }],
    ['150mg/12.5mg×7片', { parts: [{ value: 150 }, { value: 12.5 }], count: 7 }],
    ['100ml:2g×1瓶', { parts: [], perMl: { value: 20, unit: 'mg' }, ml: 100 }],
    ['300单位/3ml×1支', { parts: [], perMl: { value: 100, unit: 'IU' }, ml: 3 }],
    ['2mg/1.5ml×1支', { parts: [], perMl: { unit: 'mg' }, ml: 1.5 }],
    ['10ml×10支', { parts: [], perMl: undefined, ml: 100 }],
    ['21片', { parts: [], count: 21 }],
    ['一大盒', { parts: [], count: undefined, ml: undefined }],
  ])('%s', (text, expected) => expect(parseSpecification(text)).toMatchObject(expected))

  test('is read for every medicine of the demo list', () => {
    for (const { specification } of demoDrugRows()) {
      const { parts, count, ml } = parseSpecification(specification)
      expect([specification, parts.length > 0 || count !== undefined || ml !== undefined]).toEqual([
        specification,
        true,
      ])
    }
  })
})

describe('a dose', () => {
  test.each([
    ['0.5g', 0.5, 'g'],
    ['50ug', 50, 'μg'],
    ['10IU', 10, '单位'],
    ['2片', 2, '片'],
    ['15 ml', 15, 'ml'],
    ['5毫克', 5, 'mg'],
  ])('%s is read', (text, amount, unit) => expect(parseDose(text)).toEqual({ amount, unit }))
  test.each(['遵医嘱', '按体重', '5', '5-10mg', '半片', 'mg', '0mg', '5mgg', '-5mg', ''])('“%s” is not guessed', text =>
    expect(parseDose(text)).toBeUndefined(),
  )
  test('written and read again is the same', () => {
    for (const text of ['0.25g', '适量', '8单位']) expect(writeDose(parseDose(text)!)).toBe(text)
  })
  test('how often is read by code and by label', () => {
    expect(parseFrequency('qw')).toBe('qw')
    expect(parseFrequency('每日3次')).toBe('tid')
    expect(parseFrequency('有时')).toBeUndefined()
  })
})
