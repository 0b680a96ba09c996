import { expect, test } from 'vitest'
import { proposalsFor } from './add-on.proposals.ts'
import { screenings, type AddOn } from './checkup.schemas.ts'

const addOns: AddOn[] = screenings.map(screening => ({
  code: screening,
  name: screening,
  meaning: '',
  priceCents: 100,
  sex: screening === 'breast' || screening === 'cervical' ? 'F' : 'any',
  screening,
}))
const named = (gender: 'M' | 'F', age: number | null, familyHistory = '', has: string[] = []) =>
  proposalsFor({ gender, age, familyHistory }, { addOns, itemCodes: new Set(has) }).map(one => one.code)

test('each screening begins and ends at the age of its guideline', () => {
  expect(named('M', 49)).toEqual([])
  expect(named('M', 50)).toEqual(['colorectal'])
  expect(named('M', 75)).toEqual(['colorectal', 'bone'])
  expect(named('M', 76)).toEqual(['bone'])
  expect(named('M', 69)).toEqual(['colorectal'])
  expect(named('F', 24)).toEqual([])
  expect(named('F', 25)).toEqual(['cervical'])
  expect(named('F', 44)).toEqual(['cervical'])
  expect(named('F', 45)).toEqual(['breast', 'cervical'])
  expect(named('F', 64)).toEqual(['colorectal', 'breast', 'cervical'])
  expect(named('F', 65)).toEqual(['colorectal', 'breast', 'bone'])
})

test('the family history moves it forward, and what is denied there does not', () => {
  expect(named('M', 39, '父亲结肠癌')).toEqual([])
  expect(named('M', 40, '父亲结肠癌')).toEqual(['colorectal'])
  expect(named('F', 40, '母亲乳腺癌')).toEqual(['breast', 'cervical'])
  expect(named('M', 45, '父亲胃癌')).toEqual(['gastric'])
  expect(named('M', 44, '父亲胃癌')).toEqual([])
  expect(named('M', 50, '母亲肺癌')).toEqual(['colorectal', 'lung'])
  expect(named('M', 45, '无胃癌家族史')).toEqual([])
  expect(named('F', 40, '否认乳腺癌，父亲高血压')).toEqual(['cervical'])
})

test('nothing is proposed without an age, and nothing that the package holds', () => {
  expect(named('M', null, '父亲肺癌')).toEqual([])
  expect(named('M', 55, '父亲肺癌', ['ct-chest', 'colorectal'])).toEqual([])
})
