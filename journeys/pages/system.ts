import { systemPages } from '@nethos/contract/system/system.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [
  visit(systemPages.block, { id: 'welcome' }, ['欢迎使用南山云医院']),
  visit(systemPages.block, { id: 'none' }, ['暂无内容', '返回']),
  visit(systemPages.bedNotice, {}, ['床位通知', '年', '返回']),
  visit(systemPages.sign, { typeName: '咨询须知', title: '咨询须知' }, ['咨询须知', '版本', '我已阅读并同意']),
  visit(systemPages.about, {}, ['版本号', '客服电话', '400-000-1234', '08:00-11:30', '用户协议']),
  visit(systemPages.help, {}, ['登录', '就诊人', '挂号', '咨询', '支付退款', '意见反馈', '400-000-1234']),
  visit(systemPages.licences, {}, ['资质公示', '公示日期']),
  visit(systemPages.openSource, {}, ['开源软件声明', '许可']),
]
