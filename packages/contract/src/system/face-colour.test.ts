import { describe, expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { faceColour } from './face-colour.rules.ts'
import { coloursOf, contrast, faceStyle } from './face-colour.ts'

const dark = ['#0b7a75', '#1d4f91', '#8a1c4a', '#5b3a8c', '#1f6b2e', '#7a3b00', '#222222']

describe.each(dark)('of %s', colour => {
  const { brand, soft, elder, visit, ask, nightBrand, nightSoft, nightElder, nightVisit, nightAsk } = coloursOf(colour)
  test('the desk may set it', () => expect(sentenceOf(faceColour, colour)).toBeUndefined())
  test.each([
    ['by day', brand, ['#ffffff', '#f4f7f6', soft], 4.5],
    ['by day in large letters', elder, ['#ffffff', '#f4f7f6', soft], 7],
    ['by night', nightBrand, ['#17201f', nightSoft], 4.5],
    ['by night in large letters', nightElder, ['#17201f', nightSoft], 7],
  ] as const)('words can be read %s', (_, ink, grounds, least) => {
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least)
  })
  test('the two cards of home carry their words by day and by night, and are two', () => {
    for (const card of [visit, ask]) expect(contrast('#ffffff', card)).toBeGreaterThanOrEqual(6)
    for (const card of [nightVisit, nightAsk]) expect(contrast('#f2f8f7', card)).toBeGreaterThanOrEqual(7)
    expect(ask).not.toBe(visit)
    expect(nightAsk).not.toBe(nightVisit)
  })
})

test('a colour that is too light, or none, is refused with what to do', () => {
  for (const light of ['#3fb8b0', '#ffcc00', '#9ad0f5'])
    expect(sentenceOf(faceColour, light)).toMatch(/太浅.*请换深一些/)
  for (const none of ['teal', '#12', '0b7a75', '#0b7a7g']) expect(sentenceOf(faceColour, none)).toMatch(/^请填写 #/)
})

test('without a colour the page keeps our own, and none that was refused gets into it', () => {
  expect(sentenceOf(faceColour, '')).toBeUndefined()
  for (const none of ['', '#ffcc00', 'red}</style><script>']) expect(faceStyle(none)).toBe('')
  expect(faceStyle('#1d4f91')).toContain(':root{--brand:#1d4f91;')
})

test('the second card follows the hospital’s colour, by night too, where the first is dark as well', () => {
  const style = faceStyle('#8a1c4a')
  const { ask, nightVisit, nightAsk } = coloursOf('#8a1c4a')
  expect(style).toContain(`--lead-ask:${ask}}`)
  expect(style.match(new RegExp(`--lead-visit:${nightVisit};--lead-ask:${nightAsk}`, 'g'))).toHaveLength(4)
  // Of teal it is a blue, as our own is.
  expect(coloursOf('#0a6b67').ask).toBe('#0a3a6b')
})
