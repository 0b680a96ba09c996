import { describe, expect, test } from 'vitest'
import { readAllergies, deniesAllergies, allergyStatus } from './allergy-words.ts'

describe('an allergy in words', () => {
  test.each([
    ['青霉素皮试阳性', ['penicillins']],
    ['头孢过敏', ['cephalosporins']],
    ['对磺胺类过敏', ['sulfonamides']],
    ['阿司匹林过敏，哮喘发作', ['analgesics']],
    ['左氧氟沙星过敏', ['quinolones']],
    ['碘造影剂过敏', ['contrast']],
    ['吃了阿莫仙起皮疹', ['penicillins']],
    ['对青霉素、头孢过敏', ['penicillins', 'cephalosporins']],
    ['青霉素过敏，头孢皮试阴性', ['penicillins']],
    ['青霉素皮试阳性、头孢皮试阴性', ['penicillins']],
    ['青霉素过敏头孢不过敏', ['penicillins']],
    ['否认青霉素过敏史，头孢过敏', ['cephalosporins']],
    ['没有青霉素过敏但头孢过敏', ['cephalosporins']],
    ['除青霉素过敏外无其他药物过敏', ['penicillins']],
    ['不能用头孢', ['cephalosporins']],
    ['青霉素类药物均不可用', ['penicillins']],
    ['牛奶、海鲜过敏', ['milk_protein']],
    ['卡托普利引起喉头水肿', ['acei']],
    ['nsaid过敏', ['analgesics']],
  ])('%s', (text, classes) => expect(readAllergies(text)).toEqual({ classes, isUnsorted: false }))

  test.each([
    '否认阿莫西林过敏',
    '青霉素不过敏',
    '青霉素皮试阴性，头孢可用',
    '对青霉素和头孢都不过敏',
    '青霉素过敏史：无',
    '海鲜过敏，花粉过敏',
    '过敏性鼻炎',
    '依普利酮后乳房胀痛',
    '否认药物、食物过敏史',
    '',
  ])('%s is none to a class', text => expect(readAllergies(text)).toEqual({ classes: [], isUnsorted: false }))

  test.each(['有过敏史', '药物过敏', '对一种蓝色药片过敏', '青霉素过敏，还有一种药不记得名字'])(
    '%s is said not to be understood',
    text => expect(readAllergies(text).isUnsorted).toBe(true),
  )

  test('is denied of one name beside another', () => {
    const text = '青霉素过敏，阿莫西林可用，头孢吃过没事'
    expect(['青霉素', '阿莫西林', '头孢', '磺胺'].map(name => allergyStatus(text, name))).toEqual([
      'allergic',
      'denied',
      'denied',
      '',
    ])
  })
})

test.each([
  '无',
  '没有。',
  '否认食物及药物过敏史',
  '否认药物、食物过敏史',
  '无药物及食物过敏史',
  '无明确药物过敏史',
  '既往无药物过敏史，无食物过敏史',
  '未发现药物过敏',
  '没有过敏',
  '没有对药物过敏',
  '无已知过敏',
  '无特殊',
  '过敏史：无',
  '不详',
  '否认青霉素、头孢过敏',
  '  ',
])('%s says there is none', text => expect(deniesAllergies(text)).toBe(true))

test.each([
  '青霉素',
  '青霉素过敏',
  '无食物过敏，青霉素过敏',
  '除青霉素外无过敏',
  '有过敏史',
  '否认食物过敏，但磺胺过敏',
])('%s says there is one', text => expect(deniesAllergies(text)).toBe(false))
