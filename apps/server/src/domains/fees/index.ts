import { feesDeskServices } from '@nethos/contract/fees/fees-desk.services.ts'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { staysServices } from '@nethos/contract/fees/stays.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { openDeposit, settleStay } from './deposit.ts'
import { deskOrder, listDeskBills, retryBill } from './desk.ts'
import { feeBills, orders } from './fees.lifecycle.ts'
import { reportRefund, undoBill, writeBill } from './fees.jobs.ts'
import { feeTimers } from './fees.timers.ts'
import { billDetail, listPaidBills, listUnpaidBills } from './list-bills.ts'
import { confirmGap, settleGap } from './gaps.ts'
import { bizType } from './life.ts'
import { dropOrder, orderDetail, payOrder } from './pay.ts'
import { feePayable } from './payable.ts'
import { preSettle } from './pre-settle.ts'
import { maySeeReceipt, receipt, verifyReceipt } from './receipt.ts'
import { listRecords } from './records.ts'
import { listStays, stayDetail } from './stays.ts'
import { threeBooks } from './three-books.ts'
import { waitingBills } from './waiting.ts'
import { underWay } from './under-way.ts'
import { todayOfFees } from './today.ts'

/** The hospitals' bills: to pay, paid, in hospital and at discharge (docs/decisions/0152). */
export const feesDomain: Domain = {
  today: todayOfFees,
  accounts: { underWay },
  waiting: waitingBills,
  payables: { [bizType]: feePayable },
  serve: ({ ownBills }) => ({
    services: [
      ...implement(feesServices, {
        listUnpaidBills,
        listPaidBills,
        billDetail,
        preSettle: preSettle(ownBills),
        payOrder,
        orderDetail,
        dropOrder,
        receipt,
        verifyReceipt,
      }),
      ...implement(staysServices, { listStays, stayDetail, openDeposit, listRecords, settleStay }),
      ...implement(feesDeskServices, { listDeskBills, deskOrder, retryBill, threeBooks, settleGap, confirmGap }),
    ],
    jobs: [writeBill(ownBills), undoBill, reportRefund],
    lifecycles: [orders, feeBills],
    timers: feeTimers,
    fileRights: { fee_bill: maySeeReceipt },
  }),
}
