import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { nameOf, personName } from './text.ts'

/** Names as people bear them: kept to the letter. */
const names = [
  '王秀英',
  '李梅',
  '诸葛亮',
  '欧阳娜娜',
  '司马相如',
  '范徐丽泰',
  '张王李赵',
  '一',
  '丁一',
  '王二',
  '刘〇',
  '苏〇〇',

  '𠮷',
  '𠮷㛃',
  '㛃',
  '李㛃',
  '王𬭚',
  '赵䶮',
  '𫍯',
  '陈堃',
  '李喆',
  '王犇',
  '朱镕基',
  '马骉',
  '孙淼',
  '吴垚',
  '郑焱',
  '龘龘',
  '\u{e000}',
  '王\u{e863}',
  '葛\u{e0100}城',
  '神\ufe00',
  '﨑',
  '髙橋',
  '簡體',
  '臺灣',

  '阿卜杜拉·买买提',
  '古丽娜尔·艾则孜',
  '迪丽热巴·迪力木拉提',
  '尼格买提·热合曼',
  '阿依古丽•买买提',
  '扎西‧次仁',
  '才让・卓玛',

  '买买提．艾力',
  '次仁 多吉',
  '次仁　多吉',
  '旺 堆',
  '乌兰  图雅',
  'འཇམ་དབྱངས',
  'ᠪᠠᠲᠤ',
  'ئابدۇللا',
  '홍길동',
  '山田花子',
  'ヤマダ',

  'Li',
  'Anna Lee',
  "O'Brien",
  'O’Brien',
  'Jean-Luc',
  'José',
  'Jose\u0301',
  'Müller',
  'Åsa',
  'Nguyễn Văn A',
  'J. R. R.',
  'Иван Петров',
  'محمد',
  'דוד',
  'अमित',
  'สมชาย',
  'Ng',
  'A',
  'LI MEI',
  'Smith, John',
  'Maria Luisa Fernandes dos Santos',
  '张三2',
  'Henry 8',
  '王(小)',
  '王（小）',
  '李某某',
  '无名氏',
  '王/李',
  '王😀',
  '王\u2800',
  '王'.repeat(31),
  '𠮷'.repeat(50),
  'a'.repeat(50),
]
/** What cannot be seen goes, what stood between words stays apart. */
const cleaned = [
  [' 王秀英 ', '王秀英'],
  ['　王秀英　', '王秀英'],
  ['王\u200b秀英', '王秀英'],
  ['\ufeff王秀英', '王秀英'],
  ['\u202e王秀英\u202c', '王秀英'],
  ['王\u00ad秀英', '王秀英'],
  ['\u2066王秀英\u2069', '王秀英'],
  ['王秀英\r\n', '王秀英'],
  ['Anna\tLee', 'Anna Lee'],
  ['\0王秀英', '王秀英'],
  ['\ud842王秀英', '王秀英'],
  [`${'王'.repeat(50)}\u200b`, '王'.repeat(50)],
] as const
const empty = '姓名不能为空'
const long = '姓名不能超过50个字'
const refused = [
  ['', empty],
  [' ', empty],
  ['　', empty],
  ['\u00a0', empty],
  ['\t\n', empty],
  ['\0', empty],
  ['\u200b', empty],
  ['\u200b \u200d', empty],
  ['\u3164', empty],
  ['\ufe0f', empty],
  ['\u2800', empty],
  ['\ud842', empty],
  ['\u202e\u202c', empty],
  ['王'.repeat(51), long],
  ['𠮷'.repeat(51), long],
  ['a'.repeat(51), long],
  ['·'.repeat(51), long],
] as const

describe('a name', () => {
  test('is tried at more than a hundred edges, each once', () => {
    const all = [...names, ...cleaned.map(([typed]) => typed), ...refused.map(([typed]) => typed)]
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(100)
  })
  test.each(names)('that can be seen is kept to the letter: %s', name => {
    expect(z.parse(personName, name)).toBe(name)
  })
  test.each(cleaned)('loses what cannot be seen: %j', (typed, item) => {
    expect(z.parse(personName, typed)).toBe(item)
  })
  test.each(refused)('is refused with its sentence: %j', (typed, sentence) => {
    expect(sentenceOf(personName, typed)).toBe(sentence)
  })
  test('of a guardian has the same rule and its own sentences', () => {
    expect(sentenceOf(nameOf('监护人姓名'), '\u200b')).toBe('监护人姓名不能为空')
    expect(sentenceOf(nameOf('监护人姓名'), '王'.repeat(51))).toBe('监护人姓名不能超过50个字')
  })
})
