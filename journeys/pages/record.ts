import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

const fourTexts = ['保存', '王秀英的']

export const visits: VisitsOf = samples => [
  visit(recordPages.healthFile, {}, ['疾病史', '既往史', '家族史', '过敏史', '就诊记录', '添加就诊记录']),
  visit(recordPages.editTreatment, {}, ['就诊日期', '就诊详情', '保存']),
  visit(recordPages.treatment, { medId: samples.treatmentId }, [
    '就诊记录详情',
    '年度体检',
    '创建人',
    '王秀英',
    '删除',
  ]),
  visit(recordPages.allergy, {}, [...fourTexts, '青霉素类']),
  visit(recordPages.family, {}, fourTexts),
  visit(recordPages.past, {}, fourTexts),
  visit(recordPages.ill, {}, fourTexts),
  visit(recordPages.illness, { compatId: samples.personId }, [
    '过敏史',
    '手术史',
    '外伤史',
    '婚育史',
    '月经史',
    '家族史',
    '编辑',
  ]),
  visit(recordPages.editIllness, { compatId: samples.personId }, ['主诉', '过敏史', '月经史', '保存']),
  visit(recordPages.illnessSaved, { compatId: samples.personId }, ['病史已保存']),
]
