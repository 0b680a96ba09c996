import { expect, test } from 'vitest'
import { serviceIconLabels } from '../common/service-icon-labels.ts'
import { serviceIcons } from '../common/service-icons.ts'
import { iconOfAddress } from './home.icons.ts'

const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) < at)

test('no two services share a drawing', () => {
  expect(twice(Object.values(iconOfAddress))).toEqual([])
})

test('no two drawings are the same, and none has the name of another at the desk', () => {
  expect(twice(Object.values(serviceIcons).map(({ body, detail }) => body + detail))).toEqual([])
  expect(twice(Object.values(serviceIconLabels))).toEqual([])
})

test('every drawing stays on its field', () => {
  for (const { body, detail } of Object.values(serviceIcons)) {
    // What stands behind M, H and V in capitals is a place on the field.
    for (const [, x] of `${body}${detail}`.matchAll(/M(-?[\d.]+)/g)) expect(Number(x)).toBeGreaterThan(1)
    for (const [, x] of `${body}${detail}`.matchAll(/[MHV](-?[\d.]+)/g)) expect(Number(x)).toBeLessThan(23)
  }
})
