import { at, shown, type PagesOf } from './page-at.ts'

export const systemPages: PagesOf = () => [
  at('/blankPage/:id', '/blankPage/welcome', ['欢迎使用南山云医院'], 'guests'),
  at('/blankPage/:id', '/blankPage/none', ['暂无内容', '返回'], 'guests'),
  shown('/notice/chuang', '', ['床位通知', '年', '返回']),
  shown('/signSingle', '?typeName=咨询须知&title=咨询须知', ['咨询须知', '版本', '我已阅读并同意']),
  shown('/v2/about', '', ['版本号', '客服电话', '400-000-1234', '08:00-11:30', '用户协议']),
  shown('/v2/help', '', ['登录', '就诊人', '挂号', '咨询', '支付退款', '意见反馈', '400-000-1234']),
  shown('/v2/licences', '', ['资质公示', '公示日期']),
  shown('/v2/open-source', '', ['开源软件声明', '许可']),
]
