import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { id } from '../common/fields.ts'
import { centsOf } from '../common/money.ts'
import { optionalMobile } from '../common/phone.ts'
import { optionalLimitedText } from '../common/text.ts'
import { departmentNamesIn } from '../guide/department-names.ts'
import { optionalText, sentenceOf } from '../rule.ts'
import { faceColour } from './face-colour.rules.ts'
import { screeningDepartmentsIn } from './screening-departments.ts'

/** The two looks of the bottom bar (core 2): 健康知识 or 医生发布 as its third tab. */
export const thirdTabs = { health: '健康知识', publish: '医生发布' } as const
export type ThirdTab = keyof typeof thirdTabs
export const isThirdTab = (value: string): value is ThirdTab => value in thirdTabs

interface Text {
  kind: 'text'
  /** Short enough for its place; wrong input says why. */
  rule: z.ZodMiniType
}
interface OneOf {
  kind: 'choice'
  of: Readonly<Record<string, string>>
}
/** The id of a picture that has been uploaded; empty: none. */
interface Picture {
  kind: 'picture'
  /** Pixels a side at least; it is square. */
  leastEdge: number
}
interface Param {
  label: string
  /** Nobody outside of the hospital asks for it. */
  isForStaff?: true
  /** What follows from it, for the one who changes it. */
  meaning: string
  value: Text | OneOf | Picture
}

const phone = optionalText(
  z.refine(
    text => text === '' || /^(?=.{3,20}$)\+?\d+(-\d+)*$/.test(text),
    '电话只能填数字和短横线，例如 0571-88886000',
  ),
)
const ownDepartments = optionalText(
  z.maxLength(3000, '不能超过3000个字'),
  z.refine(
    text => departmentNamesIn(text) !== undefined,
    '请按“心血管内科=心内一科 心内二科；骨科=创伤骨科”的样子填写，等号左边用导诊里的科室名',
  ),
)
const lastDay = optionalText(z.refine(text => text === '' || isDay(text), '请填写日期，例如 2030-12-31'))
const screened = z.string().check(
  z.refine(text => screeningDepartmentsIn(text).length > 0, '请至少填写一个科室，科室之间用顿号分开'),
  z.refine(text => screeningDepartmentsIn(text).every(name => name.length <= 20), '科室名称不能超过20个字'),
  z.maxLength(1000, '不能超过1000个字'),
)
const amount = z
  .string()
  .check(z.refine(text => !Number.isNaN(centsOf(text)), '金额只能填数字，最多两位小数，例如 200.00'))
const wholeNumber = (label: string, most: number) =>
  z.string().check(z.refine(text => /^\d{1,3}$/.test(text) && Number(text) <= most, `${label}须是0到${most}之间的整数`))
const shopAddress = optionalText(
  z.maxLength(300, '地址不能超过300个字'),
  z.refine(text => text === '' || /^https:\/\/[^\s/]+\S*$/.test(text), '地址须以 https:// 开头'),
)

/** Everything that the hospital may switch by itself. A key that is not here, nothing in the app asks for. */
export const params = {
  'service.phone': {
    label: '客服电话',
    meaning: '显示在首页、长辈版、关于我们和出错的页面，患者点一下就拨打。不填则不显示电话。',
    value: { kind: 'text', rule: phone },
  },
  'service.hours': {
    label: '客服时间',
    meaning: '显示在客服电话旁边。几段时间之间用顿号分开，例如：工作日 08:00-11:30、13:30-17:00。',
    value: { kind: 'text', rule: optionalLimitedText('客服时间', 40) },
  },
  'face.level': {
    label: '医院等级',
    meaning: '显示在首页、登录页、处方和病历上医院名称的下面，例如：三级甲等综合医院。不填则不显示。',
    value: { kind: 'text', rule: optionalLimitedText('医院等级', 20) },
  },
  'face.licence': {
    label: '执业许可',
    meaning: '显示在登录页和“我的”最下面，例如：医疗机构执业许可证 登记号 1234567890。不填则不显示。',
    value: { kind: 'text', rule: optionalLimitedText('执业许可', 60) },
  },
  'licence.number': {
    label: '执业许可登记号',
    meaning: '《医疗机构执业许可证》的登记号。显示在信息公示、处方和病历上，并上报省级监管平台；不填会被监管平台退回。',
    value: { kind: 'text', rule: optionalLimitedText('登记号', 40) },
  },
  'licence.until': {
    label: '执业许可有效期至',
    meaning: '《医疗机构执业许可证》有效期的最后一天，例如 2030-12-31。上报省级监管平台。',
    value: { kind: 'text', rule: lastDay },
  },
  'licence.subjects': {
    label: '诊疗科目',
    meaning: '《医疗机构执业许可证》上核准的诊疗科目，科目之间用顿号分开。显示在信息公示中，并上报省级监管平台。',
    value: { kind: 'text', rule: optionalLimitedText('诊疗科目', 1000) },
  },
  'face.colour': {
    label: '医院的颜色',
    meaning:
      '按钮、链接、首页大卡片、分享图片、处方和病历抬头的颜色，例如 #0b7a75。夜间和长辈版的颜色由它算出。患者重新打开页面后看到。不填则用青绿色。',
    value: { kind: 'text', rule: faceColour },
  },
  'face.mark': {
    label: '医院标志',
    meaning:
      '显示在首页、登录页、手机桌面图标、分享卡片、分享图片、处方和病历上，代替系统自带的图案。请上传正方形图片，边长至少256像素。患者重新打开页面后看到。',
    value: { kind: 'picture', leastEdge: 256 },
  },
  'guide.departments': {
    label: '导诊的科室对应',
    meaning:
      '导诊推荐的科室在本院叫什么。不填的按名称自动对应；名称不一样的写在这里，例如：心血管内科=心内一科 心内二科；骨科=创伤骨科。',
    value: { kind: 'text', rule: ownDepartments },
  },
  'screening.departments': {
    label: '筛查表的科室',
    meaning: '患者填写门诊筛查表前选择要去的科室。科室之间用顿号分开，按这里的顺序显示。',
    value: { kind: 'text', rule: screened },
  },
  'tabbar.variant': {
    label: '底部第三栏',
    meaning: '患者页面底部第三个按钮打开什么。患者重新打开页面后看到。',
    value: { kind: 'choice', of: thirdTabs },
  },
  'app.download.ios': {
    label: 'iPhone下载地址',
    meaning: '「下载APP」页面的iPhone下载按钮。不填则教患者把图标添加到桌面。',
    value: { kind: 'text', rule: shopAddress },
  },
  'app.download.android': {
    label: '安卓下载地址',
    meaning: '「下载APP」页面的安卓下载按钮。不填则教患者把图标添加到桌面。',
    value: { kind: 'text', rule: shopAddress },
  },
  'emergency.desk.mobile': {
    label: '急诊值班手机号',
    meaning:
      '患者描述的情况可能危及生命，接诊医生和科室值班人员10分钟内都没有查看时，向这个手机号发送短信。不填则没有人会收到。',
    isForStaff: true,
    value: { kind: 'text', rule: optionalMobile },
  },
  'poison.phone': {
    label: '中毒急救电话',
    meaning:
      '患者提到误服、中毒、药物过量、煤气或咬伤时，和120一起显示给他，例如本省中毒急救中心的24小时电话。不填则只显示120。',
    value: { kind: 'text', rule: phone },
  },
  'quality.share': {
    label: '质控抽查：每月抽查比例（%）',
    meaning:
      '每月1日从每位医生或团队上个月已答复并结束的咨询中，按这个比例随机抽取。和“每位医生至少”都填0，则不自动抽查。',
    isForStaff: true,
    value: { kind: 'text', rule: wholeNumber('比例', 100) },
  },
  'quality.least': {
    label: '质控抽查：每位医生至少（份）',
    meaning: '按比例算出的数量不足时，每位医生或团队至少抽取这么多份；上个月咨询更少的，全部抽取。',
    isForStaff: true,
    value: { kind: 'text', rule: wholeNumber('数量', 50) },
  },
  'quality.days': {
    label: '质控抽查：评价期限（天）',
    meaning: '自动抽取的咨询应在抽取后多少天内评完，超过的在抽查列表里标为逾期。',
    isForStaff: true,
    value: { kind: 'text', rule: wholeNumber('天数', 90) },
  },
  'refund.alone.yuan': {
    label: '一人可办理的退款金额（元）',
    meaning: '工作人员对同一笔支付主动退款，累计超过这个金额时，须由另一位同事复核后才退。填0则每一笔都要复核。',
    isForStaff: true,
    value: { kind: 'text', rule: amount },
  },
} as const satisfies Record<string, Param>
export type ParamKey = keyof typeof params
export const paramKeys = Object.keys(params) as [ParamKey, ...ParamKey[]]

/** Whether anybody may ask for it by its name. */
export const isOpenParam = (key: ParamKey): boolean => !(params[key] as Param).isForStaff

/** Why a value will not do for this key, or undefined. */
export function wrongParam(key: ParamKey, value: string): string | undefined {
  const { value: kind }: Param = params[key]
  if (kind.kind === 'text') return sentenceOf(kind.rule, value)
  if (kind.kind === 'picture') return value === '' || id.safeParse(value).success ? undefined : '请重新上传图片'
  return Object.hasOwn(kind.of, value) ? undefined : '请选择一项'
}

/** What people read for a value. */
export function paramInWords(key: ParamKey, value: string): string {
  const { value: kind }: Param = params[key]
  if (kind.kind === 'picture') return value ? '已上传' : '（未上传）'
  return (kind.kind === 'choice' ? kind.of[value] : value) || '（未填写）'
}
