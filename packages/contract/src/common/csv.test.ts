import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cells = (...row: string[]) => csvOf([row]).replace('\uFEFF', '').trimEnd()

test.each(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])(
  'what begins with %j is read as a text, and not reckoned by whoever opens the table',
  mark => expect(cells(`${mark}HYPERLINK(1)`)).toBe(`'${mark}HYPERLINK(1)`),
)

test.each(['\r=1', '\n=1'])('%j, too: a line in front does not hide it', text => expect(cells(text)).toBe(`"'${text}"`))

test('commas, quotes and lines stay within their cell', () => {
  expect(cells('a,b', 'say "a"', 'two\nlines', '王秀英')).toBe('"a,b","say ""a""","two\nlines",王秀英')
})
