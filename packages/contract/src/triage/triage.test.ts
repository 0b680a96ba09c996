import { describe, expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { conceptsOf, conditionOf } from './conditions.ts'
import { measuringSet } from './sentences/measuring-set.ts'
import { normalise } from './normalise.ts'
import { adviceOf, decidedByLead } from './triage-advice.ts'
import { sources } from './rules/sources.ts'
import { triageFlags, triageLabels, type TriageFlag } from './triage-flags.ts'
import { histories, triageWith } from './triage.ts'
import { background } from './words/background.ts'

const triage = triageWith(builtIn)

test.each<[string, TriageFlag]>([
  ['胸口闷痛，左胳膊发麻，出冷汗', 'chest_pain'],
  ['胸骨后疼痛像被石头压着，已经半小时', 'chest_pain'],
  ['无明显诱因胸痛两小时', 'chest_pain'],
  ['胸口痛会死吗', 'chest_pain'],
  ['去年做过搭桥，现在胸口痛', 'chest_pain'],
  ['撕裂样背痛', 'aorta'],
  ['右边身子动不了', 'stroke'],
  ['左手突然没力，杯子都拿不住，过了十分钟好了', 'stroke'],
  ['喘不上气', 'breathing'],
  ['透唔到氣', 'breathing'],
  ['突然倒地，叫他没反应', 'unconscious'],
  ['孩子抽畜', 'seizure'],
  ['吐了好多血', 'gi_bleed'],
  ['这两天拉黑便', 'gi_bleed'],
  ['蜂蜇后喘', 'anaphylaxis'],
  ['想一了百了', 'suicide'],
  ['带孩子一起走', 'harm_others'],
  ['喝了洗洁精', 'poisoning'],
  ['吃了一整瓶安眠药', 'overdose'],
  ['头孢后喝酒', 'alcohol_drug'],
  ['误吞硬币', 'swallowed'],
  ['被蛇咬了', 'bite'],
  ['从楼上摔下来', 'trauma'],
  ['吃华法林，磕到头', 'anticoagulant'],
  ['怀孕八个月，今天见红了', 'pregnancy'],
  ['破水了，肚子一阵阵痛', 'labour'],
  ['胎动少了', 'fetal_movement'],
  ['出生20天发烧', 'infant'],
  ['剧烈头痛，喷射性呕吐', 'headache'],
  ['板状腹', 'abdomen'],
  ['躺下就憋得慌', 'breathing'],
  ['手足口病第三天，老是一惊一惊的', 'child'],
  ['深静脉血栓，突然头晕', 'clot'],
  ['孩子吃了十来粒外婆的降糖药', 'overdose'],
  ['睾丸剧痛', 'testicle'],
])('%s: %s', (text, flag) => expect(triage(text)).toContain(flag))

/** A part of the body, and a place at home, are no emergency by themselves. */
describe('where it is, is not what it is', () => {
  test.each('头顶 额头 眼皮 耳垂 鼻子 下巴 脖子 肩膀 后背 腋下 腰 膝盖 小腿 脚踝 胳膊 手肘 手腕 手指 手掌'.split(' '))(
    '%s',
    part => {
      expect(triage(`${part}有点不舒服`)).toEqual([])
      expect(triage(`${part}长了个小疙瘩`)).toEqual([])
    },
  )
  test.each(['石膏拆了以后手腕有点肿', '腕管综合征，手腕晚上麻', '在阳台晒太阳，身上有点痒'])('%s', text =>
    expect(triage(text)).toEqual([]),
  )
  test.each<[string, TriageFlag]>([
    ['用刀片划手腕', 'suicide'],
    ['手腕上划了几道，没划深', 'suicide'],
    ['把手腕割开了', 'suicide'],
    ['从阳台摔下去，腰动不了', 'trauma'],
  ])('%s: %s', (text, flag) => expect(triage(text)).toContain(flag))
})

/** What comes again is not worse for it: 又 turns nothing into an emergency. */
describe('again alone is no red flag', () => {
  test.each(
    '头晕 眩晕 头昏 脑壳晕 头痛 拉肚子 咳嗽 发烧 恶心 肚子痛 胸闷 心慌 失眠 胃痛 流鼻血 腰痛 过敏 起疹子 腿麻 手麻 眼花 耳鸣 吐 便秘 尿频 牙痛 膝盖痛 反酸 鼻塞 痛经'.split(
      ' ',
    ),
  )('我又%s了', word => {
    expect(triage(`我又${word}了`)).toEqual([])
    expect(triage(`${word}又犯了，和上次一样`)).toEqual([])
  })

  test.each([
    '我又晕倒了',
    '又晕过去了一次',
    '妈妈突然晕了',
    '刚才晕了',
    '撞到头晕了',
    '头晕了过去，叫不醒',
    '头一晕倒了',
  ])('a faint stays one: %s', text => expect(triage(text)).toContain('unconscious'))

  test('what else is said beside the dizziness counts as before', () => {
    expect(triage('头又晕了，左边手脚没力')).toContain('stroke')
    expect(triage('血压200，头晕了')).toContain('blood_pressure')
  })
})

describe('nothing is told where nothing is', () => {
  test.each([
    '没有胸痛',
    '否认头痛、胸痛、呼吸困难',
    '没有胸痛，没有呼吸困难',
    '心梗后三年问吃什么药',
    '脑梗后遗症复查',
    '前年做过支架，现在没有不舒服',
    '想死你了医生',
    '右手麻木颈椎病',
    '吃这个药会不会黑便',
    '如果胸痛怎么办',
    '宝宝四岁，咳嗽三天',
    '夜里咳嗽，躺下就重，坐起来好一些。',
    '老人晚上起夜多，怕摔倒，怎么预防',
    '腰椎骨折打了钉，一年了，要取出来吗',
  ])('%s', text => expect(triage(text)).toEqual([]))
})

test('what is denied first and said afterwards is told', () =>
  expect(triage('昨天没有胸痛，今天胸痛得厉害')).toContain('chest_pain'))

test('what denies something else denies nothing: 没有吃饭头痛, 不停地吐血', () => {
  expect(triage('没睡好，突然剧烈头痛')).toContain('headache')
  expect(triage('不停地吐血')).toContain('gi_bleed')
})

test('all texts of a form count, each flag once, the gravest first', () =>
  expect(triage('不想活', '胸痛', '胸口疼')).toEqual(['chest_pain', 'suicide']))

describe('who it is counts, wherever it is said', () => {
  test.each([
    [['孕34周', '血压165/110'], 'preeclampsia'],
    [['吃华法林', '磕到头'], 'anticoagulant'],
    [['换过肾，吃他克莫司', '38.6度'], 'immune'],
    [['出生20天', '体温38.1'], 'infant'],
  ] as const)('in another field: %s', (texts, flag) => {
    expect(triage(...texts)).toContain(flag)
    expect(triage(...texts.toReversed())).toContain(flag)
    expect(triage.knowing(texts.slice(0, 1))(texts[1])).toContain(flag)
  })

  test('what is known of him is not told itself, and a complaint of before is none of now', () => {
    expect(triage.knowing(['去年心梗，胸痛'])('今天挺好的')).toEqual([])
    expect(triage.knowing(['现在呼吸困难'])('药快吃完了')).toEqual([])
    expect(triage.knowing(['58岁'])('发烧38.5')).toEqual([])
    expect(triage.knowing(['孕34周'])('')).toEqual([])
  })
})

describe('every rule', () => {
  test.each(triageFlags)('%s says what it is, what to do, and where that is written', flag => {
    const { meaning, advice, also, when } = builtIn.rules[flag]
    expect(triageLabels[flag]).not.toBe('')
    expect(meaning).toMatch(/。$/)
    expect(advice).toMatch(/。$/)
    expect(also).toMatch(/。$/)
    expect(also).not.toMatch(decidedByLead)
    expect(sources[flag]).toMatch(/20\d\d|120/)
    expect(when.length).toBeGreaterThan(0)
  })

  test.each(triageFlags.filter(flag => flag !== 'suspected'))(
    '%s is fired by a sentence of the development half',
    flag =>
      expect(
        measuringSet.some(one => one.half === 'development' && one.isEmergency && triage(one.text).includes(flag)),
      ).toBe(true),
  )

  test('reads only concepts that have words', () => {
    const known = new Set([...Object.keys(builtIn.words), 'is_child', 'is_newborn'])
    const read = triageFlags.flatMap(flag => builtIn.rules[flag].when.flatMap(when => conceptsOf(conditionOf(when))))
    expect(read.filter(concept => !known.has(concept))).toEqual([])
  })

  test('no word of the tables is so short after normalising that it stands everywhere', () => {
    const shrunk = Object.values(builtIn.words).flatMap(words =>
      words.split(' ').filter(word => word.length > 1 && normalise(word.replaceAll('~', '')).length < 2),
    )
    expect(shrunk).toEqual([])
  })

  test('can be switched off', () => {
    const without = { ...builtIn, rules: { ...builtIn.rules, suicide: { ...builtIn.rules.suicide, isOff: true } } }
    expect(triageWith(without)('不想活了')).toEqual([])
  })
})

describe('several rules at once', () => {
  test('whoever thinks of death reads what is said to him, whatever else he said', () =>
    expect(adviceOf(['chest_pain', 'stroke', 'breathing', 'bleeding', 'suicide'], builtIn.rules)?.also).toContain(
      '请不要一个人待着',
    ))

  test('pain in the chest with a numb arm and a cold sweat is of the heart alone, and is told to sit', () => {
    const flags = triage('胸口闷痛，左胳膊发麻，出冷汗')
    expect(flags).toEqual(['chest_pain'])
    expect(adviceOf(flags, builtIn.rules)?.advice).toContain('坐下或半卧')
  })

  test('no two of them send the same person two ways', () => {
    const ways = [/坐/, /平卧|平躺|侧卧|卧床/, /[^不]要?(?:吃|喝)/, /不要(?:吃喝|喂)/]
    const waysOf = (text: string) => ways.filter(way => way.test(text))
    for (const one of triageFlags)
      for (const other of triageFlags) {
        const read = adviceOf([one, other], builtIn.rules)
        expect(waysOf(read?.also ?? '')).toEqual([])
        expect([builtIn.rules[one].advice, builtIn.rules[other].advice]).toContain(read?.advice)
      }
  })

  test('who may not be awake is not fed: low sugar leads, and tells what to do in both cases', () => {
    const read = adviceOf(['unconscious', 'sugar_low'], builtIn.rules)
    expect(read?.advice).toMatch(/清醒时.*叫不醒时不要喂/)
    expect(adviceOf(['unconscious', 'gas'], builtIn.rules)?.advice).toMatch(/^先开窗/)
  })
})

test('what is no condition is refused before it is used', () =>
  expect(() => conditionOf('chest . ( pain')).toThrow(/not a condition/))

test('what counts as history is what the table of histories has', () =>
  expect([...histories]).toEqual(Object.keys(background)))
