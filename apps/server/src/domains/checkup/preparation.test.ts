import { expect, test } from 'vitest'
import { preparationOf } from './preparation.ts'

const content = {
  groups: [{ name: '抽血', items: [{ code: 'glucose', name: '空腹血糖', meaning: '' }] }],
} as unknown as Parameters<typeof preparationOf>[0]['content']
const fastingFor = (clock: string) =>
  preparationOf({ content, addOns: [], startsAt: Date.parse(`2026-12-01T${clock}:00+08:00`) })[0]!.text

test('from ten in the evening nothing is eaten, earlier where eight hours would be cut short', () => {
  expect(fastingFor('08:00')).toMatch(/11月30日.* 22:00起不吃东西/)
  expect(fastingFor('11:30')).toMatch(/11月30日.* 22:00起不吃东西/)
  expect(fastingFor('05:30')).toMatch(/11月30日.* 21:30起不吃东西/)
})

test('in the afternoon nobody goes longer than sixteen hours without food', () => {
  expect(fastingFor('14:00')).toMatch(/11月30日.* 22:00起不吃东西/)
  expect(fastingFor('15:00')).toMatch(/12月01日.* 07:00起不吃东西/)
})

test('without blood or an ultrasound of the belly nothing is said of eating', () => {
  const other = { groups: [{ name: '一般', items: [{ code: 'height', name: '身高', meaning: '' }] }] }
  const told = preparationOf({
    content: other as unknown as typeof content,
    addOns: [],
    startsAt: Date.parse('2026-12-01T08:00:00+08:00'),
  })
  expect(told.filter(({ text }) => text.includes('不吃东西'))).toEqual([])
})
