import { own, type PagesOf } from './page-at.ts'

const fourTexts = ['保存', '王秀英的']

export const recordPages: PagesOf = samples => [
  own('/healthFile', '', ['疾病史', '既往史', '家族史', '过敏史', '就诊记录', '添加就诊记录']),
  own('/healthFile/edit', '', ['就诊日期', '就诊详情', '保存']),
  own('/deleteRecord', `?medId=${samples.treatmentId}`, ['就诊记录详情', '年度体检', '创建人', '王秀英', '删除']),
  own('/allergyHistory', '', [...fourTexts, '青霉素类']),
  own('/familyHistory', '', fourTexts),
  own('/pastHistory', '', fourTexts),
  own('/ill', '', fourTexts),
  own('/my/illness', `?compatId=${samples.personId}`, [
    '过敏史',
    '手术史',
    '外伤史',
    '婚育史',
    '月经史',
    '家族史',
    '编辑',
  ]),
  own('/my/illness/edit', `?compatId=${samples.personId}`, ['主诉', '过敏史', '月经史', '保存']),
  own('/my/illness/result', `?compatId=${samples.personId}`, ['病史已保存']),
]
