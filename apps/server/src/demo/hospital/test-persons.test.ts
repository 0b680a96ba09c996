import { expect, test } from 'vitest'
import { isIdCard } from '@nethos/contract/common/id-card.ts'
import { testPersons } from './test-persons.ts'

test('whoever tries a reserved mobile reads which one it is: nobody could fetch its code otherwise', () => {
  const persons = testPersons(Date.parse('2026-11-22T12:00:00+08:00'))
  const others = persons.filter(({ mobile, file }) => file && file.mobile !== '' && file.mobile !== mobile)
  expect(others).toHaveLength(1)
  for (const { about, file } of others) expect(about).toContain(file!.mobile)
  expect(persons.every(one => isIdCard(one.idCard))).toBe(true)
})
