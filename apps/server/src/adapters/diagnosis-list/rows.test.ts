import { describe, expect, test } from 'vitest'
import { commonDiagnoses, diagnosesOf } from './diagnosis-list.ts'

describe('the list that comes with the program', () => {
  const { rows } = commonDiagnoses()

  test('has the common diagnoses of outpatients, each code and each name once', () => {
    expect(rows.length).toBeGreaterThan(900)
    expect(new Set(rows.map(row => row.name)).size).toBe(rows.length)
    expect(rows.filter(row => !/^[A-Z]\d{2}(\.\d)?$/.test(row.code))).toEqual([])
  })

  test('calls nothing by a word that is the name of something else', () => {
    const names = new Map(rows.map(row => [row.name, row.code]))
    const shared = rows.flatMap(row => row.others.filter(word => names.has(word)).map(word => `${row.code} ${word}`))
    expect(shared).toEqual([])
  })
})

describe('a hospital’s own table', () => {
  test('is read with tabs, commas or spaces, a heading, and the longer codes of the national edition', () => {
    expect(
      diagnosesOf(
        '\uFEFF诊断编码\t诊断名称\nI10.x00x002\t原发性高血压\r\nM06.900,类风湿性关节炎|类风湿\n\nA17.0+ 结核性脑膜炎\n',
      ).rows,
    ).toEqual([
      { code: 'I10.x00x002', name: '原发性高血压', others: [] },
      { code: 'M06.900', name: '类风湿性关节炎', others: ['类风湿'] },
      { code: 'A17.0+', name: '结核性脑膜炎', others: [] },
    ])
  })

  test('stops at a row that cannot be read, and names it', () => {
    expect(() => diagnosesOf('I10 高血压\n高血压 I10')).toThrow('line 2: no code of ICD-10')
    expect(() => diagnosesOf('I10')).toThrow('line 1: I10 has no name')
    expect(() => diagnosesOf('I10 高血压\nI10 原发性高血压')).toThrow('line 2: I10 stands in line 1 already')
  })
})
