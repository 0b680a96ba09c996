import { expect, it } from 'vitest'
import { answersInWords } from './answers-in-words.ts'

it('reads a measured value with its unit and a place of the body by its name', () => {
  const items = [
    { kind: 'number', id: 'weight', text: '体重', unit: { code: 'kg', label: '公斤' } },
    { kind: 'bodySite', id: 'where', text: '哪里痛' },
    { kind: 'text', id: 'more', text: '还想说的' },
  ]
  const document = { application: { form: { pages: [{ items }], redFlags: [] } } }
  const application = { document, answers: { weight: 62.5, where: ['chest'] } } as unknown
  expect(answersInWords(application as Parameters<typeof answersInWords>[0])).toEqual([
    { label: '体重', value: '62.5公斤' },
    { label: '哪里痛', value: '胸口' },
  ])
})
