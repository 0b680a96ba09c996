import { expect, test } from 'vitest'
import { dosePatterns } from './same-dose.ts'

const finds = (asked: string, written: string) => dosePatterns(asked).some(one => new RegExp(one, 'u').test(written))

test.each([
  ['5mg', '5mg'],
  ['5mg', '5 毫克'],
  ['5mg', '5.0mg'],
  ['5mg', '0.005g'],
  ['0.25g', '250mg'],
  ['50μg', '50ug'],
  ['50ug', '0.05mg'],
  ['10单位', '10IU'],
  ['2片', '2片'],
  ['适量', '适量'],
  ['按体重', '按体重'],
])('%s is found where %s was written', (asked, written) => expect(finds(asked, written)).toBe(true))

test.each([
  ['5mg', '50mg'],
  ['5mg', '15mg'],
  ['5mg', '5.5mg'],
  ['5mg', '5g'],
  ['5mg', '5片'],
  ['2片', '2粒'],
])('%s is not found where %s was written', (asked, written) => expect(finds(asked, written)).toBe(false))
