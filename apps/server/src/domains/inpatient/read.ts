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

/** The one that is not over, else the last. */
export const newest = (all: readonly OwnAdmission[]): OwnAdmission | undefined =>
  all.find(one => isActive(one.status)) ?? all[0]

export const admission: HandlerOf<Services['admission']> = async ({ input, ctx }) => {
  const named = input.admissionId ? await ownAdmission(ctx, input.admissionId) : undefined
  if (isRefused(named)) return named
  const person = await whose(ctx, named?.personId ?? input.personId)
  if (isRefused(person)) return person
  const { personId, personName } = person
  const all = await ofPerson(ctx, personId)
  const one = named ?? newest(all)
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

export const stayPeople: HandlerOf<Services['stayPeople']> = async ({ ctx }) => {
  const { accountId } = ctx.caller
  const rows = await ctx.db
    .selectFrom('person')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('hospitalAccount')
          .innerJoin('hospital', 'hospital.hosId', 'hospitalAccount.hosId')
          .select(['hospitalAccount.hosId', 'hospitalAccount.recordNumber', 'hospital.hosName'])
          .whereRef('hospitalAccount.personId', '=', 'person.personId')
          .where('hospitalAccount.accountId', '=', accountId)
          .orderBy('hospitalAccount.boundAt')
          .limit(1)
          .as('file'),
      on => on.onTrue(),
    )
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('admission')
          .select(['admission.admissionId', admissions.stateNow(ctx.now).as('status')])
          .whereRef('admission.hosId', '=', 'file.hosId')
          .whereRef('admission.recordNumber', '=', 'file.recordNumber')
          .where(isOpenFor('person.personId', 'book', ctx.now))
          .orderBy('admission.notedAt', 'desc')
          .limit(1)
          .as('latest'),
      on => on.onTrue(),
    )
    .select([
      'person.personId',
      'person.name',
      'file.recordNumber',
      'file.hosName',
      'latest.admissionId',
      'latest.status',
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
