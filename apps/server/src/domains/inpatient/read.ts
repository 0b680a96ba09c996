import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import { admissionStates, isActive } from '@nethos/contract/inpatient/admission.status.ts'
import type { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import { isRefused, looked, type HandlerOf } from '../../calls/handler.ts'
import { boundAt, findHospital } from '../hospital-account/public.ts'
import { isOpenFor } from '../people/public.ts'
import { admissions } from './admission.lifecycle.ts'
import { ofPerson, ownAdmission, type OwnAdmission } from './admission.table.ts'
import { dischargeOf } from './sealed.ts'
import { shownCards, shownDetail } from './shown.ts'
import { whose } from './whose.ts'

type Services = typeof inpatientServices

const isIn = (all: readonly OwnAdmission[]) => all.some(one => one.status === 'in_hospital')

export const inHospitalStatus: HandlerOf<Services['inHospitalStatus']> = async ({ input, ctx }) => {
  const person = await whose(ctx, input.personId)
  if (isRefused(person)) return person
  const { personId } = person
  return looked({ personId, recordId: personId }, isIn(await ofPerson(ctx, personId, input.hosId)) ? 1 : 0)
}

export const inHospitalCards: HandlerOf<Services['inHospitalCards']> = async ({ input, ctx }) => {
  const person = await whose(ctx, input.personId)
  if (isRefused(person)) return person
  const { personId } = person
  return looked({ personId, recordId: personId }, await shownCards(ctx, await ofPerson(ctx, personId, input.hosId)))
}

export const listAdmissions: HandlerOf<Services['admissions']> = async ({ input, ctx }) => {
  const person = await whose(ctx, input.personId)
  if (isRefused(person)) return person
  const { personId } = person
  const all = (await ofPerson(ctx, personId)).map(one => admissions.asOf(one, ctx.now))
  return looked(
    { personId, recordId: personId },
    all.map(one => ({
      admissionId: one.admissionId,
      personName: one.personName,
      hosName: one.hosName,
      deptName: one.deptName,
      diagnosis: dischargeOf(ctx.runtime, one)?.diagnosis || one.diagnosis,
      status: one.status,
      statusLabel: admissionStates[one.status].label,
      onDay: dayOf(one.admittedAt ?? one.notedAt),
    })),
  )
}

/** The stay that he is in, whatever was written since; else the one that is not over, else the last. */
export const nearest = (all: readonly OwnAdmission[]): OwnAdmission | undefined =>
  all.find(one => one.status === 'in_hospital') ?? all.find(one => isActive(one.status)) ?? all[0]

export const admission: HandlerOf<Services['admission']> = async ({ input, ctx }) => {
  const named = input.admissionId ? await ownAdmission(ctx, input.admissionId) : undefined
  if (isRefused(named)) return named
  const person = await whose(ctx, named?.personId ?? input.personId)
  if (isRefused(person)) return person
  const { personId, personName } = person
  const all = await ofPerson(ctx, personId)
  const one = named ?? nearest(all)
  const account = one ?? (await boundAt(ctx, personId))
  const hospital = account && (await findHospital(ctx, account.hosId))
  return looked(
    { personId, recordId: named?.admissionId ?? personId },
    {
      personId,
      personName,
      recordNumber: account?.recordNumber ?? '',
      hosName: hospital?.hosName ?? '',
      isInHospital: isIn(all),
      admission: one ? await shownDetail(ctx, one) : null,
    },
  )
}

/** In hospital goes before what is waited for, that before what is over; of those the newest. */
const nearness = (status: unknown) =>
  sql`array_position(array['in_hospital', 'accepted', 'called', 'waiting', 'noted'], ${status})`

export const stayPeople: HandlerOf<Services['stayPeople']> = async ({ ctx }) => {
  const { accountId } = ctx.caller
  const status = admissions.stateNow(ctx.now)
  const rows = await ctx.db
    .selectFrom('person')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('hospitalAccount as file')
          .innerJoin('hospital', 'hospital.hosId', 'file.hosId')
          .leftJoin('admission', on =>
            on
              .onRef('admission.hosId', '=', 'file.hosId')
              .onRef('admission.recordNumber', '=', 'file.recordNumber')
              .on(isOpenFor('person.personId', 'book', ctx.now)),
          )
          .select(['file.recordNumber', 'hospital.hosName', 'admission.admissionId', status.as('status')])
          .whereRef('file.personId', '=', 'person.personId')
          .where('file.accountId', '=', accountId)
          .orderBy(nearness(status))
          .orderBy('admission.notedAt', order => order.desc().nullsLast())
          .orderBy('file.boundAt')
          .limit(1)
          .as('nearest'),
      on => on.onTrue(),
    )
    .select([
      'person.personId',
      'person.name',
      'nearest.recordNumber',
      'nearest.hosName',
      'nearest.admissionId',
      'nearest.status',
    ])
    .where('person.accountId', '=', accountId)
    .where('person.removedAt', 'is', null)
    .orderBy('person.isDefault', 'desc')
    .orderBy('person.personId')
    .limit(100)
    .execute()
  return rows.map(row => {
    const isInHospital = row.status === 'in_hospital'
    return {
      personId: row.personId,
      personName: row.name,
      recordNumber: row.recordNumber ?? '',
      hosName: row.hosName ?? '',
      isInHospital,
      stayLabel: isInHospital ? '在院' : '出院',
      admissionId: row.admissionId ?? '',
      statusLabel: row.status ? admissionStates[row.status].label : '',
    }
  })
}
