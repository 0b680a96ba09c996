import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { readPathway, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { surgeryEvents, surgeryEventNames, type SurgeryEventName } from '@nethos/contract/daysurgery/surgery.status.ts'
import { fastingRules, sourceOfStop, whenBefore } from './preparation.data.ts'
import { beforeReading, consentReading, homeReading } from './readings.data.ts'
import type { Surgery } from './surgery.table.ts'

type Facts = Pick<Surgery, 'surgeryId' | 'anaesthesia' | 'stopDrugs'>

/** The hospital's events as pathways call them: surgery-ended. */
export const eventKeyOf = (event: SurgeryEventName): string => event.replaceAll('_', '-')

/** How long after the planned beginning each step is expected, in hours; it is only a place in the order. */
const expected: Readonly<Record<SurgeryEventName, number>> = {
  arrived: -1,
  called_in: 0,
  anaesthesia_begun: 0,
  surgery_begun: 0,
  surgery_ended: 2,
  left_room: 3,
  went_home: 8,
}

const planned = { anchor: 'planned' }
const discharged = { anchor: 'discharged' }
const evening = '20:00'

/** Titles are told on locked screens: no drug, no operation. It opens on its very day, so that nobody stops earlier. */
const drugTasks = ({ stopDrugs }: Facts) =>
  stopDrugs.map(({ drugName, daysBefore }, at) => ({
    key: `stop-drug-${at + 1}`,
    title: stopDrugs.length === 1 ? '按医嘱停一种药' : `按医嘱停第${at + 1}种药`,
    text: `${drugName}：医生要求${whenBefore(daysBefore)}起停用。不要提前停，也不要自己改。来源：${sourceOfStop({ drugName, daysBefore })}。`,
    work: { kind: 'confirm', statement: `我已按医嘱停用${drugName}`.slice(0, 100) },
    due: { from: planned, days: -daysBefore, time: '08:00' },
    closeAfter: { days: Math.max(daysBefore, 1) },
    reminders: [{ days: -1, time: '19:00', cannotWait: true }],
  }))

const fastingNight = {
  key: 'fasting-night',
  title: '看清明天几点起不吃、不喝',
  text: `手术前8小时起不吃油腻，6小时起什么都不吃，2小时起不喝水；每一项的钟点在“术日”里。来源：${fastingRules[0].source}。`,
  work: { kind: 'confirm', statement: '我已知道明天几点起不吃、不喝' },
  due: { from: planned, days: -1, time: evening },
  openBefore: { days: 1 },
  closeAfter: { hours: 12 },
  reminders: [{ cannotWait: true }],
}

const fastingTasks = () =>
  fastingRules.map(({ key, hours, text, source }) => ({
    key,
    title: text.replace(/（.*）$/, ''),
    text: `手术前${hours}小时起。已经吃了或喝了，请马上告诉护士，不要瞒。来源：${source}。`,
    work: { kind: 'confirm', statement: '知道了，我会照做' },
    due: { from: planned, hours: -hours },
    closeAfter: { hours },
    isOptional: true,
    // Food is told of the evening before; nobody is woken for it. Water is told of when it counts.
    reminders: key === 'no-drink' ? [{ cannotWait: true }] : [],
  }))

const eventTask = (event: SurgeryEventName) => ({
  key: eventKeyOf(event),
  title: surgeryEvents[event],
  work: { kind: 'event', event: eventKeyOf(event) },
  due: event === 'arrived' ? { from: { anchor: 'arrival' } } : { from: planned, hours: expected[event] },
  isOptional: event !== 'arrived' && event !== 'went_home',
  reminders: event === 'arrived' ? [{ days: -1, time: '19:00' }] : [],
})

const beforeTasks = (one: Facts) => [
  {
    key: 'education',
    title: '阅读来院前须知',
    work: { kind: 'read', body: beforeReading },
    due: { from: planned, days: -3, time: '18:00' },
    openBefore: { days: 30 },
    closeAfter: { days: 3 },
    reminders: [{}],
  },
  {
    key: 'consent',
    title: '阅读知情同意要点',
    text: '在这里阅读不等于签字：到院后医生当面说明，您问清楚以后再签。',
    work: { kind: 'read', body: consentReading },
    due: { from: planned, days: -2, time: '18:00' },
    openBefore: { days: 30 },
    closeAfter: { days: 2 },
    reminders: [{}],
  },
  {
    key: 'companion',
    title: '填写陪您回家的成年人',
    text: '麻醉后24小时内不能自己开车，头一晚家里要有人。来源：国家卫生健康委《医疗机构日间医疗质量管理暂行规定》（2022）。',
    work: { kind: 'book', link: daySurgeryPages.companion.to({ id: one.surgeryId }), label: '去填写' },
    due: { from: planned, days: -2, time: '18:00' },
    openBefore: { days: 30 },
    closeAfter: { days: 2 },
    reminders: [{}, { days: 1 }],
  },
  ...drugTasks(one),
  ...(one.anaesthesia === 'general' ? [fastingNight] : []),
]

const afterTasks = () => [
  {
    key: 'home-reading',
    title: '阅读回家后的交代',
    work: { kind: 'read', body: homeReading },
    due: { from: discharged, hours: 2 },
    openBefore: { hours: 2 },
    closeAfter: { days: 3 },
    reminders: [{}],
  },
  {
    key: 'nurse-call',
    title: '护士电话随访',
    work: { kind: 'tap', label: '已电话随访' },
    due: { from: discharged, days: 1, time: '15:00' },
    openBefore: { hours: 6 },
  },
  {
    key: 'follow-up',
    title: '填写回家后随访',
    text: '疼痛、体温、伤口和吃饭的情况。出现危险情况时会马上告诉您怎么办，并通知护士。',
    work: { kind: 'questionnaire', code: 'post-surgery-follow-up' },
    due: { from: discharged, days: 1, time: '10:00', repeat: { every: 2, unit: 'day', times: 2 } },
    openBefore: { hours: 2 },
    closeAfter: { days: 1 },
    reminders: [{}, { hours: 8 }],
  },
  {
    key: 'wound',
    title: '拍一张照片给护士看',
    text: '拍伤口：在亮的地方正对敷料拍，不要自己揭开。出血压不住、红肿流脓，请马上联系医院。',
    work: { kind: 'upload', most: 3 },
    due: { from: discharged, days: 2, time: '10:00' },
    openBefore: { days: 1 },
    closeAfter: { days: 3 },
    isOptional: true,
    reminders: [{}],
  },
]

/** The course of one day surgery. What the doctor has ordered of it stands in it: each operation has a document of its own. */
export function surgeryPathway(one: Facts): PathwayDocument {
  const read = readPathway({
    code: 'day-surgery',
    title: '日间手术',
    text: '从手术前到回家后，每一步该做什么、什么时候做，都在这里。医生和护士当面说的时间优先。',
    anchors: [
      { key: 'planned', label: '计划手术时间' },
      { key: 'arrival', label: '到院时间' },
      { key: 'operated', label: '手术结束', event: 'surgery-ended' },
      { key: 'discharged', label: '离院', event: 'went-home' },
    ],
    stages: [
      { key: 'before', title: '术前', text: '准备好了，手术才安全。', tasks: beforeTasks(one) },
      {
        key: 'day',
        title: '术日',
        text: '时间以医院的记录为准。',
        tasks: [...(one.anaesthesia === 'general' ? fastingTasks() : []), ...surgeryEventNames.map(eventTask)],
      },
      { key: 'after', title: '术后', text: '回家以后，不舒服不要等。', tasks: afterTasks() },
    ],
  })
  if ('sentence' in read) throw new Error(`day surgery pathway: ${read.path}: ${read.sentence}`)
  return read.document
}
