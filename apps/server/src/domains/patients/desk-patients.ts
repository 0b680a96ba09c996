import { isMobile } from '@nethos/contract/patients/patient-desk.rules.ts'
import type { patientDeskServices } from '@nethos/contract/patients/patient-desk.services.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { accountOfMobile, accountsForOffice } from '../account/public.ts'
import { maskedSelf, peopleForOffice, peopleWithNumber } from '../people/public.ts'
import { consultsOf, hospitalAccountsOf, paymentsOf } from './patient.table.ts'

interface Found {
  accountId: string
  personName: string
  /** Only who was looked for by his ID number. */
  personId?: string
}

/** Each account that is found gets a line of the audit log before it is shown; so does a search that finds nobody. */
export const findPatients: HandlerOf<typeof patientDeskServices.findPatients> = async ({ input: { number }, ctx }) => {
  const found = isMobile(number) ? await byMobile(ctx, number) : await byIdCard(ctx, number)
  const accounts = await accountsForOffice(
    ctx,
    found.map(one => one.accountId),
  )
  const shown = accounts.map(({ accountId, mobile, accountState, createdAt }) => ({
    accountId,
    mobile,
    accountState,
    createdAt,
    personName: found.find(one => one.accountId === accountId)?.personName ?? '',
  }))
  return looked(
    found.map(({ accountId, personId }) => ({ accountId, personId, recordId: accountId })),
    shown,
  )
}

async function byMobile(ctx: Ctx, mobile: string): Promise<Found[]> {
  const accountId = await accountOfMobile(ctx, mobile)
  return accountId ? [{ accountId, personName: await maskedSelf(ctx, accountId) }] : []
}

const byIdCard = async (ctx: Ctx, idCard: string): Promise<Found[]> => {
  const people = await peopleWithNumber(ctx, idCard)
  return people.filter((one, at) => people.findIndex(other => other.accountId === one.accountId) === at)
}

export const deskPatient: HandlerOf<typeof patientDeskServices.deskPatient> = async ({ input, ctx, refuse }) => {
  const [account] = await accountsForOffice(ctx, [input.accountId])
  if (!account) return refuse('not_found')
  const { accountId } = account
  const people = await peopleForOffice(ctx, account)
  const [bound, consults, payments] = await Promise.all([
    hospitalAccountsOf(ctx, accountId),
    consultsOf(ctx, accountId),
    paymentsOf(ctx, accountId),
  ])
  const shown = {
    ...account,
    people: people.map(person => ({
      ...person,
      hospitalAccounts: bound
        .filter(({ personId }) => personId === person.personId)
        .map(({ hosName, recordNumber, boundAt }) => ({ hosName, recordNumber, boundAt })),
    })),
    consultCount: consults.count,
    consults: consults.newest,
    paymentCount: payments.count,
    payments: payments.newest,
  }
  const persons = people.map(({ personId }) => ({ accountId, personId }))
  return looked({ accountId, recordId: accountId }, shown, persons)
}
