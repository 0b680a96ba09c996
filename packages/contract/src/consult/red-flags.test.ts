import { describe, expect, test } from 'vitest'
import { redFlagNotice, redFlagRules, redFlags, redFlagsIn, type RedFlag } from './red-flags.ts'

test.each<[string, RedFlag]>([
  ['突然胸痛，出冷汗', 'chest_pain'],
  ['胸口疼了半小时', 'chest_pain'],
  ['心绞痛又犯了', 'chest_pain'],
  ['胸口像压了块石头', 'chest_pain'],
  ['无明显诱因胸痛两小时', 'chest_pain'],
  ['早上起来嘴歪了', 'stroke'],
  ['左侧手脚突然没力气', 'stroke'],
  ['右手抬不起来，说话不清', 'stroke'],
  ['突然看不见了', 'stroke'],
  ['喘不上气', 'breathing'],
  ['呼吸很困难', 'breathing'],
  ['晕倒了一次', 'unconscious'],
  ['孩子抽搐', 'unconscious'],
  ['吐血', 'bleeding'],
  ['这两天拉黑便', 'bleeding'],
  ['过敏性休克', 'anaphylaxis'],
  ['我不想活了', 'suicide'],
  ['觉得活着没意思', 'suicide'],
  ['有时候想死', 'suicide'],
  ['误服了老鼠药', 'poisoning'],
  ['吃了一整瓶安眠药', 'poisoning'],
  ['从楼上摔下来', 'trauma'],
  ['怀孕八个月，今天见红了', 'pregnancy'],
  ['胎动减少', 'pregnancy'],
  ['两个月的宝宝发烧', 'infant'],
])('%s: %s', (text, flag) => expect(redFlagsIn(text)).toContain(flag))

describe('nothing is seen where nothing is', () => {
  test.each([
    '最近血压偏高，早上头晕',
    '没有胸痛',
    '无胸痛',
    '否认头痛、胸痛、呼吸困难',
    '没有出现呼吸困难',
    '膝盖痛了两周',
    '体检发现甲状腺结节',
    '想咨询降压药怎么换',
    '宝宝四岁，咳嗽三天',
    '牙痛',
  ])('%s', text => expect(redFlagsIn(text)).toEqual([]))
})

test('what is denied first and said afterwards is said', () =>
  expect(redFlagsIn('昨天没有胸痛，今天胸痛得厉害')).toEqual(['chest_pain']))

test('all texts of a form count, each flag once, in the order of the table', () =>
  expect(redFlagsIn('不想活', '胸痛', '胸口疼')).toEqual(['chest_pain', 'suicide']))

test('the notice names what it is, 120 and what to do; each rule has words and advice', () => {
  expect(redFlagNotice(['chest_pain'])).toBe(
    '您描述的情况可能很紧急（胸痛）。请不要等待回复，立即拨打120或前往最近的急诊。立即停止活动，坐下或半卧休息，不要自行开车。',
  )
  for (const flag of redFlags) {
    expect(redFlagRules[flag].label).not.toBe('')
    expect(redFlagRules[flag].advice).toMatch(/。$/)
  }
})
