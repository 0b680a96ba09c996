import { expect, test } from 'vitest'
import { blindIndirectSentences } from './blind-sentences-indirect.ts'
import { blindSentences } from './blind-sentences.ts'
import { guideOf } from './guide.ts'
import { likenessOf } from './likeness.ts'
import { weights } from './likeness.weights.ts'
import { guideRows, shareFound, trainDepartments, trainingSentences } from './training-sentences.ts'

const blind = [...guideRows(blindSentences), ...guideRows(blindIndirectSentences)]
const kindsOf = (text: string) => guideOf({ text }, likenessOf(text)).departments.map(one => one.kind)
const share = (first: number) => shareFound(blind, kindsOf, first)

test('the weights are what the sentences of today give: npm run guide:train writes them', () =>
  expect(trainDepartments()).toEqual(weights))

test('nobody trains with what is only counted', () => {
  const counted = new Set(blind.map(one => one.text))
  expect(trainingSentences().filter(one => counted.has(one.text))).toEqual([])
})

test('of 400 sentences of a stranger a right department is the first for 8 of 10, among the first two for 9 of 10', () => {
  expect(blind).toHaveLength(400)
  expect(share(1)).toBeGreaterThanOrEqual(0.8)
  expect(share(2)).toBeGreaterThanOrEqual(0.9)
})

test('what the table does not understand is led by what it is like; a greeting is like nothing', () => {
  const words = '皮上一块块掉渣'
  expect(guideOf({ text: words }).departments).toEqual([])
  expect(kindsOf(words)[0]).toBe('derm')
  expect(kindsOf('你好')).toEqual([])
})

test('who it is for decides also here', () => {
  const words = '夜里老是起来好几趟'
  expect(kindsOf(words)[0]).toBe('endo')
  expect(guideOf({ text: words, person: 'child' }, likenessOf(words)).departments[0]?.kind).toBe('peds')
})

test('reasons stay those of the table', () => {
  const [first] = guideOf({ text: '饭后胃胀，老打嗝' }, likenessOf('饭后胃胀，老打嗝')).departments
  expect(first?.kind).toBe('gastro')
  expect(first?.reasons).toContain('胃胀、打嗝')
})
