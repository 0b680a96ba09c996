import { dayOf } from '@nethos/contract/common/days.ts'
import type { Deposit, InpatientStay } from '../../../ports/hospital-bills.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions } from '../names.ts'
import { extensionOf } from '../wire.ts'
import { chargesOf } from './charges.ts'
import { paidFor, type Paid } from './paid.ts'
import { account, type Account } from './wire.ts'

const numberPattern = /^[A-Za-z0-9-]{1,48}$/

/** Of a hospital's accounts those of a stay: type IMP (inpatient encounter of HL7). */
export const staysOnly = (all: readonly Account[]): Account[] =>
  all.filter(
    one =>
      one.type?.coding?.some(each => each.code === 'IMP') === true &&
      one.status !== 'entered-in-error' &&
      numberPattern.test(one.id),
  )

const dayIn = (written: string | undefined): string | undefined => {
  if (written === undefined) return undefined
  // A date without a time is the day that it says.
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : dayOf(Date.parse(written))
}

const settlementIn = (all: readonly Paid[]): InpatientStay['settlement'] => {
  const paid = all.find(one => one.what === 'discharge')
  return (
    paid && {
      settledAt: paid.at,
      pooledCents: paid.pooledCents,
      accountCents: paid.accountCents,
      ownCents: paid.ownCents,
      receiptNo: paid.receiptNo,
    }
  )
}

async function stayIn(client: HospitalClient, one: Account, recordNumber: string): Promise<InpatientStay | undefined> {
  const admittedOn = dayIn(one.servicePeriod?.start)
  if (admittedOn === undefined) {
    client.leftOut(`Account/${one.id}`, 'its servicePeriod has no start')
    return undefined
  }
  const dischargedOn = dayIn(one.servicePeriod?.end)
  const [paid = [], charges] = [
    (await paidFor(client, [`Account/${one.id}`])).get(`Account/${one.id}`),
    await chargesOf(client, one.id),
  ]
  const settlement = settlementIn(paid)
  const deposits = paid.filter(each => each.what === 'deposit').reduce((sum, each) => sum + each.ownCents, 0)
  const totalCents = charges.reduce((sum, each) => sum + each.amountCents, 0)
  const isSettled = one.status === 'inactive'
  return {
    stayNo: one.id,
    recordNumber,
    inpatientNo: one.identifier?.find(each => each.value !== undefined)?.value ?? one.id,
    deptName: one.owner?.display ?? '',
    bedNo: extensionOf(one, extensions.bed)?.valueString ?? '',
    admittedOn,
    ...(dischargedOn !== undefined && { dischargedOn }),
    state: isSettled ? 'settled' : dischargedOn === undefined ? 'open' : 'to_settle',
    totalCents,
    prepaidCents: deposits,
    ...(isSettled &&
      settlement && {
        settlement: { ...settlement, ownCents: totalCents - settlement.pooledCents - settlement.accountCents },
      }),
  }
}

export async function staysOf(
  client: HospitalClient,
  patientId: string,
  recordNumber: string,
): Promise<InpatientStay[]> {
  const all = await client.search(account, 'Account', { subject: `Patient/${patientId}`, _count: '200' })
  const found = await client.own(staysOnly(all))
  const stays: InpatientStay[] = []
  for (const one of found) {
    const stay = await stayIn(client, one, recordNumber)
    if (stay) stays.push(stay)
  }
  return stays.toSorted((a, b) => b.admittedOn.localeCompare(a.admittedOn) || b.stayNo.localeCompare(a.stayNo))
}

export async function accountOf(client: HospitalClient, stayNo: string): Promise<Account | undefined> {
  const found = numberPattern.test(stayNo) ? await client.get(account, `Account/${stayNo}`) : undefined
  return found && (await client.own(staysOnly([found])))[0]
}

export async function stayOf(
  client: HospitalClient,
  stayNo: string,
  numberOf: (one: Account) => Promise<string | undefined>,
): Promise<InpatientStay | undefined> {
  const found = await accountOf(client, stayNo)
  const recordNumber = found && (await numberOf(found))
  return found && recordNumber !== undefined ? stayIn(client, found, recordNumber) : undefined
}

export async function depositsOf(client: HospitalClient, stayNo: string): Promise<Deposit[]> {
  if (!(await accountOf(client, stayNo))) return []
  const paid = (await paidFor(client, [`Account/${stayNo}`])).get(`Account/${stayNo}`) ?? []
  return paid
    .filter(one => one.what === 'deposit')
    .map(({ id, at, ownCents, way, ourNo }) => ({ depositNo: id, at, amountCents: ownCents, way, ourNo }))
}
