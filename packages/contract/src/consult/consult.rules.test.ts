import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { consultServices } from './consult.services.ts'
import { chatPictures, formPictures, reviewText } from './consult.rules.ts'

const { startPictureConsult, reply, reviewConsult, supplement } = consultServices
const ids = (count: number) => Array.from({ length: count }, (_, at) => `atta-${at}`)
const issue = { docId: 'd', consultContent: '头痛三天' }

test.each([
  ['咨询内容不能超过500个字', startPictureConsult, { ...issue, consultContent: '痛'.repeat(501) }],
  ['咨询内容不能为空', startPictureConsult, { ...issue, consultContent: '  ' }],
  ['疾病名称不能超过20个字', startPictureConsult, { ...issue, illnessName: '𠮷'.repeat(21) }],
  ['最多可以上传9张图片', startPictureConsult, { ...issue, attaIdList: ids(10) }],
  ['最多可以上传9张图片', supplement, { consultId: 'c', supplementContent: '补充', attaIdList: ids(10) }],
  ['补充资料不能为空', supplement, { consultId: 'c' }],
  ['回复内容不能超过100个字', reply, { consultId: 'c', replyContent: '好'.repeat(101) }],
  ['请输入回复内容', reply, { consultId: 'c', replyContent: ' ' }],
  ['最多选择9张', reply, { consultId: 'c', attaIdList: ids(10) }],
  ['评价内容不能超过200个字', reviewConsult, { consultId: 'c', score: 10, content: '好'.repeat(201) }],
  ['评分不正确', reviewConsult, { consultId: 'c', score: 5 }],
  ['评分不正确', reviewConsult, { consultId: 'c', score: 12 }],
  ['请选择评分', reviewConsult, { consultId: 'c' }],
])('%s', (sentence, service, sent) => expect(sentenceOf(service.input, sent)).toBe(sentence))

test.each([
  [
    startPictureConsult,
    { ...issue, consultContent: '𠮷'.repeat(500), illnessName: '𠮷'.repeat(20), attaIdList: ids(9) },
  ],
  [reply, { consultId: 'c', replyContent: '𠮷'.repeat(100) }],
  [reply, { consultId: 'c', attaIdList: ids(9) }],
  [reviewConsult, { consultId: 'c', score: 0 }],
])('the limit itself is fine, counted in code points', (service, sent) =>
  expect(service.input.safeParse(sent).success).toBe(true),
)

test('the same file is taken once', () => {
  expect(formPictures.parse(['a', 'a', 'b'])).toEqual(['a', 'b'])
  expect(chatPictures.parse(null)).toEqual([])
})

test('above a score of 4 the chosen tags stand before the text', () => {
  expect(reviewText('很好', ['耐心', '专业'], 6)).toBe('耐心,专业,很好')
  expect(reviewText('', ['耐心', '专业'], 10)).toBe('耐心,专业')
  expect(reviewText('一般', ['耐心'], 4)).toBe('一般')
})
