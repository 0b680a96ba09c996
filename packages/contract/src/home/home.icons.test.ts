import { expect, test } from 'vitest'
import { serviceIconLabels } from '../common/service-icon-labels.ts'
import { serviceIcons } from '../common/service-icons.ts'
import { iconAt, iconOf, iconOfAddress, iconOfPart, sameService } from './home.icons.ts'

const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) < at)

test('no two services share a drawing', () => {
  expect(twice(Object.values(iconOfAddress))).toEqual([])
})

test('an address has one drawing, whatever it carries along', () => {
  expect(iconAt('/fee/zy/0?compatId=1')).toBe('deposit')
  expect(iconAt('/my/book/list#top')).toBe(iconOf('/my/book'))
  expect(iconAt('/videoIndex?sort=famous')).toBe('star')
  expect(iconAt('/videoIndex?sort=1')).toBe('video')
  expect(iconAt('/nowhere')).toBeUndefined()
})

test('an address stands in one of the tables only', () => {
  expect(twice([iconOfAddress, sameService, iconOfPart].flatMap(Object.keys))).toEqual([])
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
