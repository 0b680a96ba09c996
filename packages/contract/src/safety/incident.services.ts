import * as z from 'zod/mini'
import { daysBetween, isDay } from '../common/days.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { acrossFields, atLeast, required } from '../rule.ts'
import { obj, page, service, type Services } from '../service.ts'

const office = ['operator', 'admin'] as const

/** Where a wrong text or dose may have been read; each is answered from rows that are kept. */
export const incidentKinds = {
  prescription: '处方（药品、用量）',
  warning: '开方时的用药警示',
  talk: '医生和系统对患者说的话（咨询、患者消息、患者群、专区）',
  message: '发给患者的消息',
  result: '检查检验报告、问卷结果和专区申请的提示',
} as const
export type IncidentKind = keyof typeof incidentKinds
export const incidentKindNames = Object.keys(incidentKinds) as [IncidentKind, ...IncidentKind[]]

/** The kind of record that it stands in. */
export const incidentPlaces = {
  consult: '咨询',
  renewal: '续方',
  follow: '患者消息',
  group: '患者群',
  application: '专区申请',
  questionnaire: '问卷',
  report: '检查检验报告',
  message: '消息',
} as const
export type IncidentPlace = keyof typeof incidentPlaces

const day = (what: string) => required(`请选择${what}`, z.refine(isDay, '日期格式不正确'))
/** The longest span of one search. */
const mostDays = 366

export const incidentWanted = z
  .object({
    kind: z.enum(incidentKindNames),
    /** Part of the name of a medicine, of a sentence, of a message. */
    text: limitedText('查找内容', 50).check(atLeast(2, '请至少输入2个字')),
    /** Of a prescription: the single dose, however it was written: 10mg finds 0.01g; '' for any. */
    dose: optionalLimitedText('用量', 20),
    from: day('开始日期'),
    until: day('结束日期'),
  })
  .check(
    acrossFields(({ from, until }) => until >= from, '结束日期不能早于开始日期'),
    acrossFields(({ from, until }) => daysBetween(from, until) < mostDays, '一次最多查找一年'),
  )

/** Who saw a wrong text, or was given a wrong dose (docs/decisions/0164). */
export const incidentServices = {
  /** The newest first; each patient shown is a line of the log. */
  findAffected: service({
    name: 'staff.incident.affected.list',
    kind: 'query',
    access: office,
    audits: { listed: 'incident.search' },
    input: z.extend(incidentWanted, { pageNum, pageSize: pageSize(50, 100) }),
    reply: page(
      z.object({
        rowId: z.string(),
        place: z.enum(Object.keys(incidentPlaces) as IncidentPlace[]),
        /** Of the consult, the prescription's consult, the message, the talk, the report or the questionnaire. */
        recordId: z.string(),
        /** Whom to call stands at the account. */
        accountId: z.string(),
        /** '' where an account has no person yet. */
        personId: z.string(),
        personName: z.string(),
        at: instant,
        /** What matched, as it was shown. */
        excerpt: z.string(),
      }),
    ),
  }),
  countAffected: service({
    name: 'staff.incident.affected.count',
    kind: 'query',
    access: office,
    audits: { none: 'numbers without a patient' },
    input: incidentWanted,
    reply: obj(z.object({ records: z.int(), persons: z.int() })),
  }),
} satisfies Services
