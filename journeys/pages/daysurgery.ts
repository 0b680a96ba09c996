import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { leading, visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, surgery, operating }) => [
  visit(daySurgeryPages.home, {}, ['日间手术', '王秀英', '腹腔镜胆囊切除术', '手术进展']),
  visit(daySurgeryPages.chemotherapy, {}, ['日间化疗', '第2周期静脉化疗', '日间化疗病区3楼', '日间化疗须知']),
  visit(daySurgeryPages.operation, { compatId }, ['手术信息', '腹腔镜胆囊切除术', '已安排', '普外科']),
  leading('/shoushu', daySurgeryPages.operation, { compatId }, ['手术信息', '腹腔镜胆囊切除术']),
  visit(daySurgeryPages.patientHome, { compatId, id: surgery }, [
    '日间手术',
    '腹腔镜胆囊切除术',
    '全部事项',
    '消息',
    '手术团队',
    '保险',
    '宣教',
    '术前',
    '来源',
  ]),
  visit(daySurgeryPages.allItems, { compatId, id: surgery }, ['全部事项', '术前', '术日', '术后', '待完成']),
  visit(daySurgeryPages.messages, { compatId, id: surgery }, ['消息提醒']),
  visit(daySurgeryPages.team, { compatId, id: surgery }, ['手术团队', '主刀医生', '麻醉医生', '护士']),
  visit(daySurgeryPages.companion, { id: surgery }, ['陪同人', '与患者的关系', '保存']),
  visit(daySurgeryPages.progressList, { compatId }, ['手术进展', '腹腔镜胆囊切除术']),
  visit(daySurgeryPages.progress, { id: operating }, [
    '手术进展详情',
    '入手术室',
    '麻醉开始',
    '手术开始',
    '手术结束',
    '出手术室',
    '当前',
  ]),
]
