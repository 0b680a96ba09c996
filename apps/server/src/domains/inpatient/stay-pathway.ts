import { createHash } from 'node:crypto'
import { daysBetween, dayOf } from '@nethos/contract/common/days.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { DischargeSummary } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { readPathway, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import type { Ctx } from '../../calls/handler.ts'
import { recordEvent, setAnchor, startPathway, stopPathway } from '../pathway/public.ts'
import { isDaily } from './daily-usage.ts'
import type { Watcher } from '../people/public.ts'
import type { Admission } from './admission.table.ts'
import { afterDischarge, links, stayPathway } from './stay-pathway.data.ts'

export const originType = 'admission'
const followUpCode = 'inpatient-follow-up'
const originOf = ({ admissionId }: Pick<Admission, 'admissionId'>, { personId }: Pick<Watcher, 'personId'>) => ({
  type: originType,
  id: `${admissionId}.${personId}`,
})

export function documentOf(written: unknown): PathwayDocument {
  const read = readPathway(written)
  if (!('document' in read)) throw new Error(`${read.path}: ${read.sentence}`)
  return read.document
}
const stay = documentOf(stayPathway)

/** The pathways of an admission, whosever: each account that may act for the patient has its own. */
export async function pathwaysOf(
  { db }: Pick<Ctx, 'db'>,
  { admissionId }: Pick<Admission, 'admissionId'>,
): Promise<{ pathwayId: string; accountId: string; code: string; originId: string }[]> {
  return db
    .selectFrom('pathway')
    .select(['pathwayId', 'accountId', 'code', 'originId'])
    .where('originType', '=', originType)
    .where('originId', 'like', `${admissionId}.%`)
    .orderBy('pathwayId')
    .execute()
}

/** The stay goes on for whoever may act for the patient now. Again it changes nothing. */
export async function followStay(ctx: Ctx, one: Admission, watchers: readonly Watcher[]): Promise<void> {
  for (const watcher of watchers)
    await startPathway(ctx, {
      accountId: watcher.accountId,
      personId: watcher.personId,
      document: stay,
      origin: originOf(one, watcher),
      anchors: { applied: one.notedAt },
    })
}

/** Something of the stay has happened: its pathways hear it. */
export async function notifyPathways(ctx: Ctx, one: Admission, event: string, occurredAt: number): Promise<void> {
  for (const { pathwayId } of await pathwaysOf(ctx, one))
    await recordEvent(ctx, { of: { pathwayId }, eventId: `${one.admissionId}.${event}`, event, occurredAt })
}

/** When one is to come. */
export async function planArrival(ctx: Ctx, one: Admission, at: number): Promise<void> {
  for (const { pathwayId } of await pathwaysOf(ctx, one)) await setAnchor(ctx, { pathwayId, anchor: 'admitted', at })
}

export async function stopPathways(ctx: Ctx, one: Admission, reason: string): Promise<void> {
  for (const { pathwayId } of await pathwaysOf(ctx, one)) await stopPathway(ctx, { pathwayId, reason })
}

const mostDays = 30
const mostDrugs = 8
const partOfDay = (time: string): string => (time < '11:00' ? '早上' : time < '15:00' ? '中午' : '晚上')

/** Taking what is taken every day, each at its time. What is told on a locked screen names none of them. */
function drugTasks({ drugs }: DischargeSummary) {
  const daily = drugs.filter(({ usage }) => isDaily(usage))
  return daily.slice(0, mostDrugs).flatMap(({ name, usage, times, days }, at) =>
    times.slice(0, 4).map((time, nth) => ({
      key: `drug-${at + 1}-${nth + 1}`,
      title: `${partOfDay(time)}的药`,
      text: `${name}，${usage}。漏服了不要下次加倍，拿不准请问药师或病区。`,
      work: { kind: 'confirm', statement: '我已按医嘱服药' },
      due: {
        from: { anchor: 'discharged' },
        days: 1,
        time,
        ...(days > 1 && { repeat: { every: 1, unit: 'day', times: Math.min(days, mostDays) } }),
      },
      openBefore: { hours: 1 },
      closeAfter: { hours: 4 },
      isOptional: true,
      reminders: [{}],
    })),
  )
}

function appointmentTasks({ nextAppointment, dischargedAt }: DischargeSummary) {
  if (!nextAppointment) return []
  const days = daysBetween(dayOf(dischargedAt), nextAppointment.day)
  if (days < 1) return []
  const { deptName, doctorName, note } = nextAppointment
  return [
    {
      key: 'book-visit',
      title: '预约复诊',
      text: `${nextAppointment.day} ${deptName} ${doctorName}。${note}`,
      work: { kind: 'book', link: links.book, label: '去挂号' },
      due: { from: { anchor: 'discharged' }, days: Math.max(days - 5, 0), time: '10:00' },
      openBefore: { days: 10 },
      reminders: [{}],
    },
    {
      key: 'visit',
      title: '去复诊',
      text: `${deptName} ${doctorName}。${note}`,
      work: { kind: 'confirm', statement: '我已复诊' },
      due: { from: { anchor: 'discharged' }, days, time: '09:00' },
      openBefore: { days: 1 },
      closeAfter: { days: 14 },
      reminders: [{ days: -1, time: '19:00' }],
    },
  ]
}

/** What comes after a stay, as its summary says. */
export const followUpOf = (summary: DischargeSummary): PathwayDocument => {
  const drugs = drugTasks(summary)
  return documentOf({
    code: followUpCode,
    title: '出院后的安排',
    text: '服药、复诊和随访，到时会提醒您。',
    stages: [
      { ...afterDischarge, tasks: [...afterDischarge.tasks, ...appointmentTasks(summary)] },
      ...(drugs.length > 0
        ? [{ key: 'drugs', title: '服药', text: '照出院小结服药，不要自己停药、加药。', tasks: drugs }]
        : []),
    ],
  })
}

/** A summary that was written anew, or taken back: what was begun by the old one goes on no longer. */
export async function endFollowUps(ctx: Ctx, one: Admission, reason: string, written?: string): Promise<void> {
  for (const { pathwayId, code, originId } of await pathwaysOf(ctx, one))
    if (code === followUpCode && !(written !== undefined && originId.endsWith(`.${written}`)))
      await stopPathway(ctx, { pathwayId, reason })
}

export async function followUp(
  ctx: Ctx,
  one: Admission,
  watchers: readonly Watcher[],
  summary: DischargeSummary,
): Promise<void> {
  const document = followUpOf(summary)
  const written = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)
  await endFollowUps(ctx, one, '出院小结已更新', written)
  for (const watcher of watchers)
    await startPathway(ctx, {
      accountId: watcher.accountId,
      personId: watcher.personId,
      document,
      origin: { type: originType, id: `${originOf(one, watcher).id}.${written}` },
      anchors: { discharged: summary.dischargedAt },
    })
}

export const cardLink = ({ personId }: Pick<Watcher, 'personId'>) => inpatientPages.card.to({ compatId: personId })
