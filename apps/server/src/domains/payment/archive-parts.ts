import { paymentStates, type PaymentState } from '@nethos/contract/payment/payment.status.ts'
import { refundStates, type RefundState } from '@nethos/contract/payment/refund.status.ts'
import { isOpenFor } from '../people/public.ts'
import { grouped, type ArchivePart, type ArchiveScope, type Section } from '../../registry/archive.ts'

/** What was paid for whose consult is as much his as the consult. */
async function paymentsPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const own = paidConsults({ db, caller, now })
  const rows = await own
    .select(['payNo', 'payment.createdAt', 'subject', 'docName', 'personName', 'amountCents', 'discountCents'])
    .select(['state', 'paidAt'])
    .orderBy('payment.createdAt')
    .execute()
  const given = await refundsOf({ db, caller, now })
  const worded = given.map(({ state, ...row }) => ({
    ...row,
    state: refundStates[state as RefundState]?.label ?? state,
  }))
  const refunds = grouped(worded, 'payNo')
  return {
    name: 'payments',
    title: '缴费和退款',
    labels: {
      createdAt: '下单时间',
      subject: '项目',
      personName: '就诊人',
      docName: '医生',
      amountCents: '金额',
      discountCents: '优惠',
      stateWord: '状态',
      paidAt: '支付时间',
      refunds: '退款',
    },
    rows: rows.map(({ state, ...row }) => ({
      ...row,
      stateWord: paymentStates[state as PaymentState]?.label ?? state,
      refunds: refunds.get(row.payNo) ?? [],
    })),
  }
}

const refundsOf = (scope: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  paidConsults(scope)
    .innerJoin('refund', 'refund.payNo', 'payment.payNo')
    .select([
      'refund.payNo',
      'refund.createdAt',
      'refund.amountCents',
      'refund.reason',
      'refund.state',
      'refund.doneAt',
    ])
    .orderBy('refund.createdAt')
    .execute()

const paidConsults = ({ db, caller, now }: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('payment')
    .innerJoin('consult', 'consult.consultId', 'payment.bizId')
    .where('payment.bizType', '=', 'consult')
    .where('payment.accountId', '=', caller.accountId)
    .where(isOpenFor('consult.personId', 'pay', now))

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 50, sectionOf: paymentsPart }]
