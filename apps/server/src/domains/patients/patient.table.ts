import { maskName } from '@nethos/contract/common/masking.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { newestMost } from '@nethos/contract/patients/patient-desk.services.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import type { Ctx } from '../../calls/handler.ts'

// The office's overview asks the tables of consults, money and hospital accounts itself: numbers and states, no contents.

const lastFour = (text: string): string =>
  '*'.repeat(Math.max(0, text.length - 4)) + (text.length > 4 ? text.slice(-4) : '')

export async function hospitalAccountsOf({ db }: Ctx, accountId: string) {
  const rows = await db
    .selectFrom('hospitalAccount')
    .innerJoin('hospital', 'hospital.hosId', 'hospitalAccount.hosId')
    .select(['personId', 'hosName', 'recordNumber', 'boundAt'])
    .where('accountId', '=', accountId)
    .orderBy('boundAt')
    .execute()
  return rows.map(row => ({ ...row, recordNumber: lastFour(row.recordNumber), boundAt: row.boundAt.getTime() }))
}

/** Past its due a consult is read as what it is due to be. */
export async function consultsOf({ db, now }: Ctx, accountId: string) {
  const rows = await db
    .selectFrom('consult')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .select(['consultId', 'consultType', 'status', 'dueAt', 'dueStatus', 'docName', 'teamName', 'consulterName'])
    .select('consult.createdAt')
    .where('accountId', '=', accountId)
    .orderBy('consult.createdAt', 'desc')
    .limit(newestMost)
    .execute()
  const newest = rows.map(row => ({
    consultId: row.consultId,
    consultType: row.consultType as ConsultType,
    consultStatus: (row.dueAt && row.dueStatus && row.dueAt.getTime() <= now
      ? row.dueStatus
      : row.status) as ConsultStatus,
    answererName: row.docName ?? row.teamName ?? '',
    personName: maskName(row.consulterName),
    createdAt: row.createdAt.getTime(),
  }))
  return { newest, count: await countOf(db, 'consult', accountId) }
}

export async function paymentsOf({ db }: Ctx, accountId: string) {
  const rows = await db
    .selectFrom('payment')
    .select(['payNo', 'subject', 'amountCents', 'state', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(newestMost)
    .execute()
  const newest = rows.map(({ state, createdAt, ...row }) => ({
    ...row,
    paymentState: state as PaymentState,
    createdAt: createdAt.getTime(),
  }))
  return { newest, count: await countOf(db, 'payment', accountId) }
}

async function countOf(db: Ctx['db'], table: 'consult' | 'payment', accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
