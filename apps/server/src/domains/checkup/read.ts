import { proposalsFor } from '@nethos/contract/checkup/add-on.proposals.ts'
import { problemsFor } from '@nethos/contract/checkup/checkup.rules.ts'
import type { CheckupPerson } from '@nethos/contract/checkup/checkup.schemas.ts'
import type { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { looked, refuse, type HandlerOf } from '../../calls/handler.ts'
import { mayActFor, openPersons, personOf } from '../people/public.ts'
import { recordOf } from '../record/public.ts'
import { checkupReports } from '../reports/public.ts'
import {
  centreWith,
  offeredCentres,
  offeredPackage,
  offeredPackages,
  shownPackage,
  shownPackageDetail,
} from './offer.table.ts'
import { timesOf } from './time.table.ts'

type Services = typeof checkupServices

export const centres: HandlerOf<Services['centres']> = ({ ctx }) => offeredCentres(ctx)

export const packages: HandlerOf<Services['packages']> = async ({ input, ctx }) =>
  (await offeredPackages(ctx, input.centreId)).map(shownPackage)

export const checkupPackage: HandlerOf<Services['package']> = async ({ input, ctx }) => {
  const found = await offeredPackage(ctx, input.packageId)
  const centre = found && (await centreWith(ctx, found.centreId))
  return found && centre ? shownPackageDetail(found, centre) : refuse('not_found')
}

export const times: HandlerOf<Services['times']> = async ({ input, ctx }) => {
  const found = await offeredPackage(ctx, input.packageId)
  const centre = found && (await centreWith(ctx, found.centreId))
  if (!found || !centre) return refuse('not_found')
  const { packageName, centreId } = found
  return { packageName, centreName: centre.centreName, times: await timesOf(ctx, centreId) }
}

export const facts = (person: Person) => ({ ...person, hasIdCard: person.idCard !== '' })

export const persons: HandlerOf<Services['persons']> = async ({ input, ctx }) => {
  const found = input.packageId ? await offeredPackage(ctx, input.packageId) : undefined
  if (input.packageId && !found) return refuse('not_found')
  return (await openPersons(ctx, 'book')).map((person): CheckupPerson => ({
    personId: person.personId,
    personName: person.personName,
    gender: person.gender,
    age: person.age,
    maritalStatus: person.maritalStatus,
    relationship: person.relationship,
    problems: problemsFor(facts(person), found ?? { sex: 'any', minAge: 0, maxAge: 200, marriage: 'any' }),
  }))
}

export const proposals: HandlerOf<Services['proposals']> = async ({ input, ctx }) => {
  const may = await mayActFor(ctx, input.personId, 'book')
  if (may !== true) return may
  const person = await personOf(ctx, input.personId)
  const found = await offeredPackage(ctx, input.packageId)
  if (!person || !found) return refuse('not_found')
  // What was told of the family is looked at where the person lets it.
  const mayRead = (await mayActFor(ctx, input.personId, 'reports')) === true
  const familyHistory = mayRead ? (await recordOf(ctx, input.personId)).familyHistory : ''
  const { addOns, groups } = found.content
  const itemCodes = new Set(groups.flatMap(group => group.items.map(item => item.code)))
  return proposalsFor({ gender: person.gender, age: person.age, familyHistory }, { addOns, itemCodes })
}

export const offlineRecords: HandlerOf<Services['offlineRecords']> = async ({ input, ctx }) => {
  const { personId } = input
  const may = await mayActFor(ctx, personId, 'reports')
  if (may !== true) return may
  const bound = await ctx.db
    .selectFrom('hospitalAccount')
    .select('hosId')
    .where('personId', '=', personId)
    .where('accountId', '=', ctx.caller.accountId)
    .limit(1)
    .executeTakeFirst()
  const ours = await ctx.db
    .selectFrom('checkupOrder')
    .innerJoin('hospitalReport', join =>
      join
        .onRef('hospitalReport.hosId', '=', 'checkupOrder.hosId')
        .onRef('hospitalReport.reportCode', '=', 'checkupOrder.reportCode'),
    )
    .select('hospitalReport.reportId')
    .where('checkupOrder.accountId', '=', ctx.caller.accountId)
    .where('checkupOrder.personId', '=', personId)
    .where('checkupOrder.status', '=', 'reported')
    .execute()
  const isOurs = new Set(ours.map(one => one.reportId))
  const records = (await checkupReports(ctx, personId)).filter(one => !isOurs.has(one.reportId))
  return looked(
    { personId, recordId: personId },
    {
      isBound: bound !== undefined,
      records: records.map(({ reportId, reportName, hosName, datedAt, access }) => ({
        reportId,
        reportName,
        centreName: hosName,
        datedAt,
        canOpen: access !== 'pending' && access !== 'cancelled',
      })),
    },
  )
}
