import { feeBillStates } from '@nethos/contract/fees/fees.status.ts'
import type { staysServices } from '@nethos/contract/fees/stays.services.ts'
import { stepped } from '../../calls/handler.ts'
import type { Deposit } from '../../ports/hospital-bills.ts'
import { askHospital } from '../hospital-account/public.ts'
import { billOf } from './fees.lifecycle.ts'
import { whatLabels } from './life.ts'
import { whoseBills, type Whose } from './whose.ts'

const most = 100

/** 缴费记录: what came through us, and the deposits that were paid at the window. */
export const listRecords = stepped<typeof staysServices.listRecords, Whose, Deposit[]>({
  prepare: ({ input, ctx }) => whoseBills(ctx, input),
  outside: ({ person: { hosId, recordNumber } }, { runtime: { hospital } }) =>
    askHospital(async () => {
      const stays = await hospital.bills.stays(hosId, recordNumber)
      const deposits = await Promise.all(stays.slice(0, 5).map(one => hospital.bills.deposits(hosId, one.stayNo)))
      return deposits.flat().filter(one => one.ourNo === '')
    }),
  async settle(atWindow, { person }, { ctx }) {
    const rows = await ctx.db
      .selectFrom('feeBill')
      .innerJoin('feeOrder', 'feeOrder.orderId', 'feeBill.orderId')
      .selectAll('feeBill')
      .select(['feeOrder.ownCents as orderCents'])
      .where('feeOrder.accountId', '=', ctx.caller.accountId)
      .where('feeOrder.personId', '=', person.personId)
      .where('feeOrder.hosId', '=', person.hosId)
      .where('feeBill.state', 'not in', ['open', 'gone'])
      .orderBy('feeOrder.createdAt', 'desc')
      .limit(most)
      .execute()
    const ours = rows.map(({ orderCents, ...row }) => {
      const bill = billOf(row)
      return {
        recordId: bill.settleNo,
        what: bill.what,
        whatLabel: whatLabels[bill.what],
        at: bill.paidAt ?? bill.issuedAt,
        amountCents: bill.what === 'discharge' ? Number(orderCents) : bill.ownCents,
        way: '手机',
        stateLabel: feeBillStates[bill.state].label,
        orderId: bill.orderId,
      }
    })
    const theirs = atWindow.map(one => ({
      recordId: one.depositNo,
      what: 'deposit' as const,
      whatLabel: whatLabels.deposit,
      at: one.at,
      amountCents: one.amountCents,
      way: one.way,
      stateLabel: feeBillStates.settled.label,
      orderId: null,
    }))
    return { person, records: [...ours, ...theirs].toSorted((a, b) => b.at - a.at) }
  },
})
