import { readPathway, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { beforeChemotherapyReading, feverSource, homeChemotherapyReading } from './readings.data.ts'
import { eventKeyOf } from './surgery-pathway.ts'

const planned = { anchor: 'planned' }
/** From when the next day of chemotherapy asks the same itself: its first temperature, its first follow-up. */
const firstTemperature = 5
const firstFollowUp = 2
export const nextAnchor = 'next'

const before = [
  {
    key: 'blood-test',
    title: '按医嘱抽血',
    text: '查血常规、肝肾功能，按医嘱在化疗前抽。结果没出或不合格，请先打电话给病区，不要空跑。',
    work: { kind: 'confirm', statement: '我已按医嘱抽血' },
    due: { from: planned, days: -1, time: '10:00' },
    openBefore: { days: 3 },
    closeAfter: { days: 1 },
    reminders: [{ days: -1, time: '19:00' }],
  },
  {
    key: 'education',
    title: '阅读来之前的须知',
    work: { kind: 'read', body: beforeChemotherapyReading },
    due: { from: planned, days: -2, time: '18:00' },
    openBefore: { days: 14 },
    closeAfter: { days: 2 },
    reminders: [{}],
  },
  {
    key: 'well-enough',
    title: '来之前看一看：能不能照常来',
    text: '发热、咳嗽加重、腹泻、嘴里烂、针口红肿，请先打电话给病区，由医生决定这次做不做。',
    work: { kind: 'confirm', statement: '没有这些情况，或已打电话问过' },
    due: { from: planned, days: -1, time: '19:00' },
    openBefore: { hours: 12 },
    closeAfter: { hours: 16 },
    reminders: [{}],
  },
]

const onTheDay = [
  {
    key: eventKeyOf('arrived'),
    title: '到院报到',
    work: { kind: 'event', event: eventKeyOf('arrived') },
    due: { from: { anchor: 'arrival' } },
    reminders: [{ days: -1, time: '19:30' }],
  },
  {
    key: eventKeyOf('went_home'),
    title: '输液结束，离院',
    work: { kind: 'event', event: eventKeyOf('went_home') },
    due: { from: planned, hours: 8 },
    reminders: [],
  },
]

/** Counted from the planned day: not every ward says when somebody has left. */
const after = [
  {
    key: 'home-reading',
    title: '阅读回家后的交代',
    work: { kind: 'read', body: homeChemotherapyReading },
    due: { from: planned, days: 0, time: '18:00' },
    openBefore: { hours: 6 },
    closeAfter: { days: 3 },
    reminders: [{}],
  },
  {
    key: 'temperature',
    title: '量体温',
    text: `化疗后第5天到第14天白细胞容易低，每天早晚量。到38.3℃，或38.0℃以上超过1小时，当天就到急诊。来源：${feverSource}。`,
    work: { kind: 'confirm', statement: '今天体温没有到38.0℃' },
    due: { from: planned, days: firstTemperature, time: '19:00', repeat: { every: 1, unit: 'day', times: 10 } },
    until: { anchor: nextAnchor, days: firstTemperature },
    openBefore: { hours: 12 },
    closeAfter: { hours: 5 },
    isOptional: true,
    reminders: [{}],
  },
  {
    key: 'follow-up',
    title: '填写回家后随访',
    text: '体温、吃喝、大便、出血和针口的情况。出现危险情况时会马上告诉您怎么办，并通知护士。',
    work: { kind: 'questionnaire', code: 'post-chemotherapy-follow-up' },
    due: { from: planned, days: firstFollowUp, time: '10:00', repeat: { every: 5, unit: 'day', times: 3 } },
    until: { anchor: nextAnchor, days: firstFollowUp },
    openBefore: { hours: 2 },
    closeAfter: { days: 1 },
    reminders: [{}, { hours: 8 }],
  },
  {
    key: 'blood-count',
    title: '按医嘱复查抽血',
    text: '复查血常规，一般在化疗后一周左右，以医嘱为准。请把结果告诉病区。',
    work: { kind: 'confirm', statement: '我已按医嘱复查' },
    due: { from: planned, days: 7, time: '09:00' },
    openBefore: { days: 2 },
    closeAfter: { days: 4 },
    reminders: [{ days: -1, time: '19:00' }],
  },
]

/** The course of one day of chemotherapy, from the blood test before it to the two weeks after it. */
export function chemotherapyPathway(): PathwayDocument {
  const read = readPathway({
    code: 'day-chemotherapy',
    title: '日间化疗',
    text: '每次化疗前后该做什么、什么时候做，都在这里。医生和护士当面说的优先。',
    anchors: [
      { key: 'planned', label: '计划化疗时间' },
      { key: 'arrival', label: '到院时间' },
      { key: nextAnchor, label: '下一次化疗' },
      { key: 'discharged', label: '离院', event: eventKeyOf('went_home') },
    ],
    stages: [
      { key: 'before', title: '来之前', text: '血常规合格、身体能承受，才能按时化疗。', tasks: before },
      { key: 'day', title: '化疗当天', text: '时间以医院的记录为准。', tasks: onTheDay },
      { key: 'after', title: '回家后', text: '接下来两周留意体温和吃喝，不舒服不要等。', tasks: after },
    ],
  })
  if ('sentence' in read) throw new Error(`day chemotherapy pathway: ${read.path}: ${read.sentence}`)
  return read.document
}
