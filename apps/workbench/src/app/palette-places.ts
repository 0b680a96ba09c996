import type { StaffRole } from '@nethos/contract/service.ts'
import { myNoticesRoute } from '../domains/notify/routes.ts'
import { reportNearMissRoute } from '../domains/safety/routes.ts'
import { myFactorRoute, myPasswordRoute } from '../domains/staff/routes.ts'
import { desksOf } from './desks.ts'
import { pinyinInitials } from './pinyin-initials.ts'

interface Place {
  label: string
  to: string
  /** Other words for it. */
  words?: string
}

/** Of who works here, whatever he does. */
const everybodys: readonly Place[] = [
  { label: '通知设置', to: myNoticesRoute.path, words: '推送 提醒 铃声 短信' },
  { label: '上报隐患', to: reportNearMissRoute.path, words: '不良事件' },
  { label: '修改密码', to: myPasswordRoute.path },
  { label: '两步验证', to: myFactorRoute.path, words: '验证码 动态口令' },
]

/** Pages below a desk, and what is done there, by the word that one looks for. */
const inside: readonly Place[] = [
  { label: '收入汇总', to: '/orders/totals', words: '营收 流水 日报 财务' },
  { label: '退款复核', to: '/refunds/requests', words: '部分退款 审批' },
  { label: '处理失败的退款', to: '/refunds?state=failed' },
  { label: '开票失败', to: '/invoices?state=refused', words: '重新开具' },
  { label: '三方对账', to: '/fees/books', words: '医院 平台 账目' },
  { label: '全部对账差异', to: '/bills/all' },
  { label: '停诊', to: '/my-clinics', words: '取消门诊 请假' },
  { label: '停诊', to: '/clinics', words: '取消门诊 加号 改派医生' },
  { label: '每周排班', to: '/clinics/plans', words: '出诊 号源' },
  { label: '科室和医生', to: '/clinics/departments', words: '出诊医生' },
  { label: '床位', to: '/admissions/beds', words: '空床 病区 住院' },
  { label: '探视', to: '/admissions/visits', words: '陪护 家属 住院' },
  { label: '更换手机号审批', to: '/patients/mobile-cases', words: '登录手机号' },
  { label: '投诉统计', to: '/complaints/figures', words: '报表' },
  { label: '说明与协议', to: '/articles/texts', words: '隐私 须知 审核' },
  { label: '文章分类', to: '/articles/types' },
  { label: '审核文章', to: '/articles?state=reviewing' },
  { label: '领券活动', to: '/coupons/activities', words: '礼券 优惠' },
  { label: '评价抽查的咨询', to: '/quality?state=waiting', words: '质控 待评' },
  { label: '监管数据比对', to: '/supervision/days', words: '上报 差异' },
  { label: '检验项目编码', to: '/lab/codes', words: '检验 报告' },
  { label: '复核同事的处方', to: '/renewals?tab=second', words: '第二位医生' },
  { label: '配药', to: '/prescriptions?tab=make_up', words: '发药 药房' },
  { label: '退还过期的体检', to: '/checkups?tab=overdue', words: '体检退款' },
]

/** What a desk is called elsewhere. */
const words: Readonly<Record<string, string>> = {
  今日: '首页 待办',
  咨询: '问诊 图文 接诊',
  患者消息: '随访 聊天',
  续方: '处方 开药',
  接诊设置: '价格 时间 自动回复 开关',
  接诊统计: '收入 报表 数据',
  休假与代班: '请假 停诊',
  我的门诊: '停诊 出诊',
  订单: '支付 缴费 收款',
  发票: '开票',
  医院账单: '门诊缴费 住院押金',
  对账: '账单 差异',
  咨询统计: '收入 报表 数据',
  挂号: '预约 门诊',
  门诊排班: '停诊 出诊 号源',
  候床: '住院 入院 床位',
  检查预约: 'CT 核磁 超声 内镜',
  报告接收: '检验 影像',
  工作人员: '账号 权限 重置密码',
  访问记录: '审计 日志',
  开关与字典: '参数 设置 颜色 标志',
  质控抽查: '质量',
  值班名单: '排班 急症',
}

const mayOpen = (role: StaffRole, to: string): boolean => {
  const [path] = to.split('?')
  return desksOf(role).some(({ routes }) => routes.some(one => one.path === path))
}

interface PaletteMatch {
  label: string
  to: string
}

/** Desks, pages and actions of a role by a part of their word, by another word for them, or by the initials of their pinyin. */
export function placesFor(role: StaffRole, word: string): PaletteMatch[] {
  const desks = desksOf(role).map(({ label, routes }): Place => ({
    label,
    to: routes[0].path,
    words: words[label] ?? '',
  }))
  const all = [...desks, ...inside.filter(({ to }) => mayOpen(role, to)), ...everybodys]
  const typed = word.toLowerCase()
  const isLetters = /^[a-z]{2,}$/.test(typed)
  const rank = ({ label, words: others = '' }: Place): number => {
    if (label.toLowerCase().startsWith(typed)) return 0
    if (label.toLowerCase().includes(typed)) return 1
    if (isLetters && pinyinInitials(label).includes(typed)) return 2
    return others.toLowerCase().includes(typed) ? 3 : -1
  }
  return all
    .map(place => ({ place, at: rank(place) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ place: { label, to } }) => ({ label, to }))
}
