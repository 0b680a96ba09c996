import { expect, it } from 'vitest'
import { documentDifferences } from './edition-differences.ts'

const words = { items: '题目', text: '题干', isRequired: '必填' }
const item = (linkId: string, text: string) => ({ linkId, text, isRequired: true })

it('names the place in words, and an entry by its own name', () => {
  const before = { items: [item('pain', '疼吗')] }
  const after = { items: [item('sleep', '睡得好吗'), { ...item('pain', '哪里疼'), isRequired: false }] }
  expect(documentDifferences(before, after, words)).toEqual([
    { place: '题目 · sleep · linkId', before: '', after: 'sleep' },
    { place: '题目 · sleep · 题干', before: '', after: '睡得好吗' },
    { place: '题目 · sleep · 必填', before: '', after: '是' },
    { place: '题目 · pain · 题干', before: '疼吗', after: '哪里疼' },
    { place: '题目 · pain · 必填', before: '是', after: '否' },
  ])
})

it('finds no difference between a document and its copy, and everything in a first one', () => {
  expect(documentDifferences({ lines: ['a', 'b'] }, { lines: ['a', 'b'] }, {})).toEqual([])
  expect(documentDifferences(null, { lines: ['a'] }, {})).toEqual([{ place: 'lines · 1', before: '', after: 'a' }])
})
