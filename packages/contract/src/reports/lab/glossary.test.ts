import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markerOf, type GlossaryTerm } from './glossary.ts'

const term = (term: string, ...also: string[]): GlossaryTerm => ({ term, also, plain: '', source: '' })
const mark = markerOf([
  term('结节'),
  term('磨玻璃结节', 'GGN', 'GGO'),
  term('低密度影', '低密度灶'),
  term('TI-RADS', 'TIRADS'),
  term('T2WI'),
])
const found = (text: string) => mark(text).flatMap(piece => (piece.term ? [`${piece.text}→${piece.term}`] : []))

test.each([
  ['右肺上叶见磨玻璃结节，另见小结节。', ['磨玻璃结节→磨玻璃结节', '结节→结节']],
  ['肝内低密度灶，ti-rads 3类', ['低密度灶→低密度影', 'ti-rads→TI-RADS']],
  ['见GGN，GGNX不是；AGGO也不是', ['GGN→磨玻璃结节']],
  ['未见异常', []],
])('%s', (text, expected) => expect(found(text)).toEqual(expected))

test('the text stays whole, whatever it says', () => {
  const words = fc.constantFrom('结节', '磨玻璃', 'GGO', ' ', '见', '低密度灶', 'T2WI', '(', '\\', '$&', '\n')
  fc.assert(
    fc.property(fc.array(words), parts => {
      const text = parts.join('')
      const pieces = mark(text)
      expect(pieces.map(piece => piece.text).join('')).toBe(text)
      expect(pieces.every(piece => piece.text !== '')).toBe(true)
    }),
  )
})
