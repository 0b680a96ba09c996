import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, reports }) => [
  visit(pages.home, { compatId }, ['王秀英', '检验报告', '数字影像', '切换就诊人']),
  visit(pages.types, { compatId }, ['检验', '检查', '体检', '内镜', '数字影像', 'PDF', '病理', '心电PDF']),
  visit(pages.reports, { compatId, type: 'lab' }, ['搜索报告名称', '开始日期', '已出', '未出']),
  visit(pages.labReport, { id: reports.lab }, ['就诊人', '参考范围', '报告咨询']),
  visit(pages.checkupReport, { id: reports.checkup }, ['就诊人', '报告时间', '报告咨询']),
  visit(pages.inspectionReport, { id: reports.imaging }, ['检查所见', '诊断意见', '报告咨询']),
  visit(pages.endoscopyReport, { id: reports.endoscopy }, ['内镜所见', '内镜诊断', '内镜报告咨询']),
  visit(pages.ecgReport, { id: reports.ecg }, ['心率', '结论']),
  visit(pages.schoolReport, { id: reports.school }, ['就诊人', '参考范围']),
  visit(pages.images, { id: reports.imaging }, ['演示', '放大', '检查部位', '就诊人']),
  visit(pages.ecgImage, { id: reports.ecg }, ['就诊人']),
  visit(pages.ecgPdf, { id: reports.ecg }, ['第1页，共1页', '打开、保存或打印PDF']),
  visit(pages.pdf, { id: reports.imaging }, ['第1页，共1页', '打开、保存或打印PDF']),
  visit(pages.pdfTypes, { compatId }, ['选择类型', '检查PDF']),
  visit(pages.share, { id: reports.lab }, ['给别的医生看', '多长时间内可以查看', '生成链接']),
  visit(pages.shared, {}, ['链接不完整，请让分享给您的人重新发送']),
  visit(pages.trend, { id: reports.lab, item: 0 }, ['历次变化']),
  visit(pages.pay, { id: reports.toPay }, ['胸部CT数字影像', '15.00', '支付方式']),
  visit(pages.labConsult, { id: reports.lab }, ['请选择医生', '图文咨询']),
  visit(pages.interpretation, { id: reports.lab }, ['图文解读', '请他解读']),
  visit(pages.consult, { id: 'd0001', reportId: reports.lab }, ['随咨询发送的报告', '病情描述', '提交']),
  visit(pages.endoscopyConsult, { id: 'd0001', reportId: reports.endoscopy }, ['随咨询发送的报告', '提交']),
  visit(pages.reportConsult, { id: 'd0001', docId: 'd0001', comefrom: 'apply' }, ['随咨询发送的报告', '提交']),
]
