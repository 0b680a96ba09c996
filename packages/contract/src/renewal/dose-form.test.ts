import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { unitMisfit, unitsOfForm } from './dose-form.ts'
import { prescribedDrugs } from './renewal.rules.ts'

test.each([
  ['片剂', '甲氨蝶呤片', '2.5mg×16片', 'mg,g,μg,单位,片'],
  ['软膏剂', '他克莫司软膏', '10g:3mg×1支', 'g,ml,支,适量'],
  ['滴眼液', '玻璃酸钠滴眼液', '5ml:5mg×1支', '支,滴,适量'],
  ['混悬滴剂', '对乙酰氨基酚混悬滴剂', '15ml:1.5g×1瓶', 'mg,g,μg,单位,ml,粒,支,滴'],
  ['吸入粉雾剂', '噻托溴铵吸入粉雾剂', '18μg×30粒', 'mg,g,μg,单位,粒,揿,吸,喷'],
  ['', '复方丹参滴丸', '27mg×180丸', 'mg,g,μg,单位,粒,袋,丸'],
  ['', '没有剂型的药', '', 'mg,g,μg,单位,ml,片,粒,袋,支,丸,枚'],
])('%s %s is measured out in its own units', (form, drugName, specification, units) => {
  expect(unitsOfForm({ form, drugName, specification }).join()).toBe(units)
})

test('another unit is refused in words', () => {
  const tablets = { form: '片剂', drugName: '甲氨蝶呤片', specification: '2.5mg×16片' }
  expect(unitMisfit(tablets, '片')).toBeUndefined()
  expect(unitMisfit(tablets, '滴')).toBe('甲氨蝶呤片不以“滴”计量，用量单位请选择mg、g、μg、单位、片')
})

test('an amount has four decimals at most: more could not be read again', () => {
  const line = { drugId: 'drug0011', packs: 1, unit: 'mg', frequency: 'qd', route: '口服', days: 7 }
  const wrong = (amount: number) => sentenceOf(prescribedDrugs, [{ ...line, amount }])
  expect(wrong(10.1234)).toBeUndefined()
  for (const amount of [10.12345, 0.00001, 1e-7]) expect(wrong(amount)).toBe('单次用量最多4位小数')
})
