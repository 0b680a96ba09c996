import { isDeepStrictEqual } from 'node:util'
import { answerByOf } from '@nethos/contract/inpatient/inpatient.rules.ts'
import { bedStatuses } from '@nethos/contract/inpatient/admission.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { AdmissionNote, StayHappening } from '../../ports/hospital-stays.ts'
import { move, settle, withoutBed } from './admission.life.ts'
import { admissions, type AdmissionChanges } from './admission.lifecycle.ts'
import { boundNumbers } from '../people/public.ts'
import { takeByNote, type Admission } from './admission.table.ts'
import { bedIdOf, saveBeds } from './bed.table.ts'
import { dischargeOf, sealed } from './sealed.ts'

/** Carries out what the hospital says, oldest first. Said again, or late, it leads to the same. */
export async function carryOut(ctx: Ctx, hosId: string, happenings: readonly StayHappening[]): Promise<void> {
  const numbers = happenings.flatMap(one => (one.kind === 'note' ? [one.note.recordNumber] : []))
  const isOurs = await boundNumbers(ctx, hosId, numbers)
  await saveBeds(
    ctx,
    hosId,
    happenings.flatMap(one => (one.kind === 'bed' ? [one.bed] : [])),
  )
  for (const one of happenings)
    if (one.kind === 'note' && isOurs.has(one.note.recordNumber)) await receiveNote(ctx, hosId, one.note)
}

const startOf = { issued: 'noted', called: 'called' } as const

/** The bed that the hospital names, where it is one that we know and nobody else's here. */
async function bedOf({ db }: Ctx, hosId: string, { bedCode, noteNo }: AdmissionNote): Promise<string | null> {
  if (bedCode === undefined) return null
  const bed = await db
    .selectFrom('wardBed')
    .select('bedId')
    .where('bedId', '=', bedIdOf(hosId, bedCode))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('admission')
            .select('admissionId')
            .whereRef('admission.bedId', '=', 'wardBed.bedId')
            .where('status', 'in', bedStatuses)
            .where('noteNo', '<>', noteNo),
        ),
      ),
    )
    .executeTakeFirst()
  return bed?.bedId ?? null
}

/** What follows from a note for the row: the bed, when he is to come, when he came and went. */
async function factsOf(ctx: Ctx, hosId: string, note: AdmissionNote): Promise<AdmissionChanges> {
  const { bedCode, discharge, admittedAt } = note
  const isCalled = note.state === 'called'
  return {
    ...(bedCode !== undefined && { bedId: await bedOf(ctx, hosId, note) }),
    ...(isCalled && {
      calledAt: ctx.now,
      answerBy: answerByOf(ctx.now),
      arriveOn: note.arriveOn ?? null,
      reason: '',
    }),
    ...(admittedAt !== undefined && { admittedAt, answerBy: null, arriveBy: null, reason: '' }),
    ...(discharge && {
      dischargedAt: discharge.dischargedAt,
      dischargeSealed: sealed(ctx.runtime, 'discharge', {
        ...discharge,
        nextAppointment: discharge.nextAppointment ?? null,
      }),
    }),
  }
}

/** A note as the hospital says that it is now. */
export async function receiveNote(ctx: Ctx, hosId: string, note: AdmissionNote): Promise<void> {
  const known = await takeByNote(ctx, hosId, note.noteNo)
  if (!known) {
    const begun = await begin(ctx, hosId, note)
    if (!begun) return
    await settle(ctx, undefined, begun, 'hospital')
    return
  }
  const facts = await factsOf(ctx, hosId, note)
  const now = await takenBack(ctx, known, note, facts)
  if (note.state === 'cancelled') {
    await move(ctx, now, 'call_off', 'hospital', { ...withoutBed, reason: note.reason || '医院取消了这次住院' })
    return
  }
  // Who was called here is told to the hospital and comes back as called: that is no other call.
  if (note.state === 'called' && note.version >= now.version)
    await move(ctx, now, 'summon', 'hospital', { ...facts, calls: now.calls + 1 })
  const isIn = note.state === 'in_hospital' || note.state === 'discharged'
  const arrived = isIn ? ((await move(ctx, now, 'arrive', 'hospital', facts)) ?? now) : now
  if (note.state === 'discharged' && !(await move(ctx, arrived, 'discharge', 'hospital', facts)))
    await amended(ctx, arrived, note)
  if (note.state === 'in_hospital' && arrived.status === 'in_hospital') await transferred(ctx, arrived, facts)
}

/** What the hospital had said too early: his place in the line is what it was, and what began with going home ends. */
async function takenBack(
  ctx: Ctx,
  known: Admission,
  note: AdmissionNote,
  { bedId }: AdmissionChanges,
): Promise<Admission> {
  if (note.takenBack === 'admission' && note.state !== 'in_hospital' && note.state !== 'discharged')
    return (
      (await move(ctx, known, 'undo_arrival', 'hospital', {
        ...withoutBed,
        admittedAt: null,
        queuedAt: known.queuedAt ?? known.notedAt,
        reason: '医院撤销了入院登记，您的排队位置不变',
      })) ?? known
    )
  if (note.takenBack !== 'discharge' || note.state !== 'in_hospital') return known
  const back = { dischargedAt: null, dischargeSealed: null, ...(bedId !== undefined && { bedId }) }
  return (await move(ctx, known, 'undo_discharge', 'hospital', back)) ?? known
}

/** The summary is written anew after he has gone home. */
async function amended(ctx: Ctx, known: Admission, { discharge }: AdmissionNote): Promise<void> {
  if (known.status !== 'discharged' || !discharge) return
  const summary = { ...discharge, nextAppointment: discharge.nextAppointment ?? null }
  if (isDeepStrictEqual(summary, dischargeOf(ctx.runtime, known))) return
  const changed = await admissions.change(ctx, known, {
    dischargedAt: discharge.dischargedAt,
    dischargeSealed: sealed(ctx.runtime, 'discharge', summary),
  })
  await settle(ctx, known, changed, 'hospital')
}

/** Another bed while he is in. */
async function transferred(ctx: Ctx, known: Admission, { bedId }: AdmissionChanges): Promise<void> {
  if (bedId === undefined || bedId === null || bedId === known.bedId) return
  await settle(ctx, known, await admissions.change(ctx, known, { bedId }), 'hospital')
}

async function begin(ctx: Ctx, hosId: string, note: AdmissionNote): Promise<Admission | undefined> {
  const { state, noteNo, recordNumber, deptCode, deptName, diagnosis, doctorName, gender, priority } = note
  const to = state === 'issued' || state === 'called' ? startOf[state] : state
  return admissions.begin(
    ctx,
    {
      ...(await factsOf(ctx, hosId, note)),
      hosId,
      noteNo,
      recordNumber,
      deptCode,
      deptName,
      diagnosis,
      doctorName,
      gender,
      priority,
      notedAt: note.notedAt,
      validUntil: note.validUntil,
      ...(state === 'cancelled' && { reason: note.reason, bedId: null }),
    },
    { event: 'note', by: 'hospital', to },
  )
}
