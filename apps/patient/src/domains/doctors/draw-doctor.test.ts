import { expect, test } from 'vitest'
import { brokenInto } from './draw-doctor.ts'

const four = (line: string) => Array.from(line).length <= 4

test.each([
  ['', 2, []],
  ['高血压', 2, ['高血压']],
  ['高血压冠心病', 2, ['高血压冠', '心病']],
  ['高血压冠心病心衰心律', 2, ['高血压冠', '心病心…']],
  ['血压偏高，头晕。', 3, ['血压偏高，', '头晕。']],
  ['𠮷𠮷𠮷𠮷𠮷', 1, ['𠮷𠮷𠮷…']],
])('%s in %i lines', (text, most, lines) => expect(brokenInto(text, most, four)).toEqual(lines))
