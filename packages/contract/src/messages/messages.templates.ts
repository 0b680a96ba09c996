import * as z from 'zod/mini'
import { limitedText } from '../common/text.ts'
import { sentenceOf } from '../rule.ts'
import { bookingTemplates } from './templates/booking.templates.ts'
import { consultTemplates } from './templates/consult.templates.ts'
import { checkupTemplates } from './templates/checkup.templates.ts'
import { emergencyTemplates } from './templates/emergency.templates.ts'
import { examTemplates } from './templates/exam.templates.ts'
import { fairTemplates } from './templates/fair.templates.ts'
import { groupTemplates } from './templates/group.templates.ts'
import { inpatientTemplates } from './templates/inpatient.templates.ts'
import { moneyTemplates } from './templates/money.templates.ts'
import { pathwayTemplates } from './templates/pathway.templates.ts'
import { programmeTemplates } from './templates/programme.templates.ts'
import { questionnaireTemplates } from './templates/questionnaire.templates.ts'
import { renewalTemplates } from './templates/renewal.templates.ts'
import { reportTemplates } from './templates/report.templates.ts'
import { surgeryTemplates } from './templates/surgery.templates.ts'
import type { Template } from './templates/template.ts'

/** All events that put a message into an account's box. A new producer adds a row in templates/ (see docs/words.md, message). */
export const messageTemplates = {
  ...consultTemplates,
  ...renewalTemplates,
  ...reportTemplates,
  ...bookingTemplates,
  ...fairTemplates,
  ...groupTemplates,
  ...moneyTemplates,
  ...pathwayTemplates,
  ...programmeTemplates,
  ...questionnaireTemplates,
  ...checkupTemplates,
  ...examTemplates,
  ...surgeryTemplates,
  ...inpatientTemplates,
  ...emergencyTemplates,
} as const satisfies Readonly<Record<string, Template>>

export type MessageType = keyof typeof messageTemplates
export const messageTypes = Object.keys(messageTemplates) as MessageType[]
export const messageType = z.enum(messageTypes)
/** The values that an event wants, by our keys. */
export type ValuesOf<T extends MessageType> = Readonly<
  Record<keyof (typeof messageTemplates)[T]['values'] & string, string>
>

const titleRule = limitedText('标题', 40)
const contentRule = limitedText('内容', 300)
const braces = /\{([^{}]*)\}/g

/** What is wrong with words that somebody has written for an event; undefined: nothing. */
export function templateSentence(
  type: MessageType,
  { title, content }: { title: string; content: string },
): string | undefined {
  const wrong = sentenceOf(titleRule, title) ?? sentenceOf(contentRule, content)
  if (wrong) return wrong
  const known: string[] = Object.values(messageTemplates[type].values)
  for (const text of [title, content]) {
    const unknown = [...text.matchAll(braces)].find(([, word = '']) => !known.includes(word))
    if (unknown) return `占位词${unknown[0]}不能用在这里`
    if (/[{}]/.test(text.replaceAll(braces, ''))) return '花括号需成对使用'
  }
  return undefined
}

/** The words with the values in their places. A value with braces in it is not read again. */
export const filled = (text: string, type: MessageType, values: Readonly<Record<string, string>>): string => {
  const keyOf = new Map(Object.entries<string>(messageTemplates[type].values).map(([key, word]) => [word, key]))
  return text.replaceAll(braces, (whole, word: string) => values[keyOf.get(word) ?? ''] ?? whole)
}

/** Values for showing what a message will look like. */
export const sampleValues = (type: MessageType): Record<string, string> => {
  const samples: Record<string, string> = {
    kind: '图文咨询',
    doctor: '张伟医生',
    person: '王秀英',
    amount: '¥30.00',
    expectedOn: '12月4日',
    dept: '心血管内科',
    time: '12月4日（周五）上午09:30',
    hospital: '宁禾大学附属第一医院',
    group: '高血压患者群',
    task: '测量体温',
    plan: '术后康复计划',
    programme: '康复中心',
    item: '上腹部超声',
    room: '医技楼2层 超声1室',
    day: type === 'booking_tomorrow' ? '明天' : '12月4日',
    proof: '取号码',
    giveBack: '12月3日（周四）17:00前可以退号、改约。',
    step: '12月4日01:00起不吃东西（检查前8小时）。',
    subject: type === 'feedback_answered' ? '排队时间太长' : '图文咨询',
  }
  return Object.fromEntries(Object.keys(messageTemplates[type].values).map(key => [key, samples[key] ?? '……']))
}
