import { present } from '@nethos/contract/common/present.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { admissionStates, admissionTexts, isActive, wishStatuses } from '@nethos/contract/inpatient/admission.status.ts'
import { bedTypes, remarkAdvice } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { AdmissionCard, AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { admissions } from './admission.lifecycle.ts'
import type { OwnAdmission } from './admission.table.ts'
import { bedLineOf } from './bed-line.ts'
import { linePositions, type LinePosition } from './line.table.ts'
import { dischargeOf, registrationOf, remarkOf } from './sealed.ts'
import { pathwaysOf } from './stay-pathway.ts'

export function shownCard(one: OwnAdmission, position: LinePosition | undefined, now: number): AdmissionCard {
  const { status } = admissions.asOf(one, now)
  const hasBed = status === 'called' || status === 'accepted' || status === 'in_hospital'
  return {
    admissionId: one.admissionId,
    personId: one.personId,
    personName: one.personName,
    recordNumber: one.recordNumber,
    hosId: one.hosId,
    hosName: one.hosName,
    deptName: one.deptName,
    wardName: hasBed ? (one.wardName ?? '') : '',
    bedNo: hasBed ? (one.bedNo ?? '') : '',
    bedType: one.bedWish,
    bedTypeLabel: bedTypes[one.bedWish],
    wishedOn: one.wishedOn ?? '',
    notedOn: dayOf(one.notedAt),
    status,
    activeFlag: isActive(status) ? 1 : 0,
    statusLabel: admissionStates[status].label,
    line: status === 'waiting' && position ? bedLineOf(position.ahead, position.freedLately) : null,
  }
}

export async function shownCards(ctx: Ctx<AccountCaller>, all: readonly OwnAdmission[]): Promise<AdmissionCard[]> {
  const places = await linePositions(
    ctx,
    all.filter(one => one.status === 'waiting'),
  )
  return all.map(one => shownCard(one, places.get(one.admissionId), ctx.now))
}

export async function shownDetail(ctx: Ctx<AccountCaller>, one: OwnAdmission): Promise<AdmissionDetail> {
  const [card] = await shownCards(ctx, [one])
  const { status } = present(card)
  const on: object = admissionStates[status].on
  const moves = await movesOf(ctx, one.admissionId)
  const own = (await pathwaysOf(ctx, one)).filter(({ accountId }) => accountId === ctx.caller.accountId)
  const remark = remarkOf(ctx.runtime, one)
  return {
    ...present(card),
    gender: one.gender,
    noteNo: one.noteNo,
    diagnosis: one.diagnosis,
    doctorName: one.doctorName,
    validUntil: one.validUntil,
    statusText: admissionTexts[status],
    reason: one.reason,
    calledAt: one.calledAt,
    answerBy: status === 'called' ? one.answerBy : null,
    arriveOn: one.arriveOn ?? '',
    admittedAt: one.admittedAt,
    wardPhone: one.phone ?? '',
    wardPlace: one.place ?? '',
    canRegister: 'register' in on,
    canAnswer: 'accept' in on,
    canChange: wishStatuses.includes(status),
    canDecline: 'decline' in on,
    registration: registrationOf(ctx.runtime, one),
    remark,
    advice: remarkAdvice(remark),
    summary: dischargeOf(ctx.runtime, one),
    pathwayIds: own.map(({ pathwayId }) => pathwayId),
    history: moves.map(({ toStatus, at }) => {
      const to = toStatus as AdmissionCard['status']
      return { status: to, label: admissionStates[to].label, at: at.getTime() }
    }),
  }
}

const movesOf = (ctx: Pick<Ctx, 'db'>, admissionId: string) =>
  ctx.db
    .selectFrom('admissionMove')
    .select(['toStatus', 'at'])
    .where('admissionId', '=', admissionId)
    .orderBy('moveId')
    .execute()
