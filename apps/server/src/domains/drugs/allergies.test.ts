import { describe, expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { checkPrescription } from './check.ts'
import { aMan, linesOf } from './drugs.samples.ts'
import type { CheckedPerson } from './person.ts'

const book = bookOf(tableKnowledge())
const person = aMan
const line = (drugName: string) => linesOf(book)(drugName, '', '', { days: 0 })
const allergiesOf = (changes: Partial<CheckedPerson>, ...names: string[]) =>
  checkPrescription(book, { ...person, ...changes }, names.map(line)).filter(
    one => one.kind === 'allergy' && one.level !== 'inform',
  )
const levels = (note: string, ...names: string[]) =>
  allergiesOf({ allergyNote: note }, ...names).map(one => one.level + (one.isOverridable ? '2' : ''))

describe('an allergy in words', () => {
  test.each([
    ['青霉素皮试阳性', '阿莫西林', ['stop']],
    ['头孢过敏', '头孢克洛', ['stop2']],
    ['对磺胺类过敏', '复方磺胺甲噁唑', ['stop']],
    ['阿司匹林过敏', '布洛芬', ['stop']],
    ['左氧氟沙星过敏', '莫西沙星', ['stop']],
    ['碘造影剂过敏', '胺碘酮', ['warn']],
    ['沙坦类皮疹', '缬沙坦', ['stop2']],
    ['波立维过敏', '氯吡格雷', ['stop']],
    ['喝了新诺明全身皮疹', '复方磺胺甲噁唑', ['stop']],
  ])('%s: %s', (note, medicine, expected) => expect(levels(note, medicine)).toEqual(expected))

  test.each([
    ['否认阿莫西林过敏', '阿莫西林'],
    ['青霉素皮试阴性', '阿莫西林'],
    ['海鲜、花粉过敏', '阿莫西林'],
    ['否认食物及药物过敏史', '阿莫西林'],
    ['青霉素过敏', '氨氯地平'],
  ])('%s says nothing against %s', (note, medicine) => expect(levels(note, medicine)).toEqual([]))

  test('that is told of a class and denied of one medicine of it is asked about, not stopped', () => {
    expect(levels('青霉素过敏，阿莫西林可用', '阿莫西林')).toEqual(['warn'])
    expect(levels('青霉素过敏，阿莫西林可用', '氨苄西林')).toEqual(['stop'])
  })

  test.each([
    ['头孢克洛过敏', '阿莫西林', ['stop2']],
    ['阿莫西林过敏', '头孢羟氨苄', ['stop2']],
    ['头孢曲松过敏', '头孢噻肟', ['stop2']],
    ['罗氏芬皮疹', '头孢吡肟', ['stop2']],
    ['头孢他啶过敏', '氨曲南', ['stop2']],
    ['氨曲南过敏', '头孢他啶', ['stop2']],
    ['哌拉西林过敏', '头孢哌酮', ['stop2']],
    ['头孢克肟过敏', '头孢地尼', ['stop2']],
  ])('to one beta-lactam stops those of its side chain: %s, %s', (note, medicine, expected) => {
    expect(levels(note, medicine)).toEqual(expected)
    expect(allergiesOf({ allergyNote: note }, medicine)[0]!.sentence).toContain('侧链相同或相近')
  })

  test.each([
    ['头孢克洛皮疹', '头孢曲松', ['warn']],
    ['头孢曲松过敏', '头孢唑林', ['warn']],
    ['头孢曲松过敏', '阿莫西林', []],
    ['头孢曲松过敏', '氨曲南', []],
    ['头孢克洛过敏性休克', '头孢曲松', ['stop2']],
    ['头孢类过敏，头孢克洛皮疹', '头孢曲松', ['stop2']],
    ['头孢过敏', '头孢曲松', ['stop2']],
    // Nobody has compared its chain.
    ['头孢克洛过敏', '头孢替安', ['stop2']],
  ])('to one beta-lactam wants a reason for those of another side chain: %s, %s', (note, medicine, expected) =>
    expect(levels(note, medicine)).toEqual(expected),
  )

  test('whose class is ticked too is the one that is named', () => {
    const ticked = { allergies: ['cephalosporins' as const], allergyNote: '头孢克洛皮疹' }
    expect(allergiesOf(ticked, '头孢曲松')).toMatchObject([
      { level: 'warn', sentence: expect.stringContaining('与患者过敏的头孢克洛侧链不同') },
    ])
    expect(allergiesOf({ ...ticked, allergyNote: '' }, '头孢曲松').map(one => one.level)).toEqual(['stop'])
  })

  test('that nothing understands is said once, of the whole prescription', () => {
    const found = allergiesOf({ allergyNote: '无\n对一种药过敏' }, '氨氯地平', '二甲双胍')
    expect(found.map(one => [one.level, one.sentence])).toEqual([['warn', '过敏史“对一种药过敏”未能归类，请核对']])
  })

  test('that was told before and not now is for a second doctor, and says where it stands', () => {
    const earlier = { from: '2026年10月5日的续方', classes: ['penicillins'] as const, note: '' }
    expect(allergiesOf({ earlierAllergies: [earlier] }, '阿莫西林')).toMatchObject([
      { level: 'stop', isOverridable: true, sentence: '阿莫西林：属于青霉素类，不应使用（2026年10月5日的续方写过）' },
    ])
    const both = allergiesOf({ allergies: ['penicillins'], earlierAllergies: [earlier] }, '阿莫西林')
    expect(both.map(one => one.isOverridable)).toEqual([false])
  })
})

test.each([
  ['波立维', '氯吡格雷'],
  ['拜阿司匹灵肠溶片', '阿司匹林'],
  ['倍他乐克缓释片', '美托洛尔'],
  ['强的松龙片', '泼尼松龙'],
  ['舒乐安定', '艾司唑仑'],
  ['Aspirin 100mg', '阿司匹林'],
  ['泰诺林', '对乙酰氨基酚'],
  ['泰诺', '对乙酰氨基酚+伪麻黄碱+右美沙芬+氯苯那敏'],
  ['北京降压0号', '利血平+氨苯蝶啶+氢氯噻嗪+肼屈嗪'],
  ['诺和灵30R', '人胰岛素'],
])('a name of the box is known: %s', (name, ingredients) =>
  expect(book.ingredientsNamed(name).join('+')).toBe(ingredients),
)
