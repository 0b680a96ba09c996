import { couponStates, type CouponState } from '@nethos/contract/coupons/coupons.status.ts'
import { feedbackStates, type FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import { moduleLabel } from '@nethos/contract/messages/messages.modules.ts'
import { paymentStates, type PaymentState } from '@nethos/contract/payment/payment.status.ts'
import { refundStates, type RefundState } from '@nethos/contract/payment/refund.status.ts'
import { isOpenFor } from '../people/public.ts'
import { grouped, type ArchiveScope, type Section } from './section.ts'

/** What was paid for whose consult is as much his as the consult. */
export async function paymentsPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const own = db
    .selectFrom('payment')
    .innerJoin('consult', 'consult.consultId', 'payment.bizId')
    .where('payment.bizType', '=', 'consult')
    .where('payment.accountId', '=', caller.accountId)
    .where(isOpenFor('consult.personId', 'pay', now))
  const rows = await own
    .select(['payNo', 'payment.createdAt', 'subject', 'docName', 'personName', 'amountCents', 'discountCents'])
    .select(['state', 'paidAt'])
    .orderBy('payment.createdAt')
    .execute()
  const given = await own
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

export async function couponsPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('coupon')
    .innerJoin('couponBatch', 'couponBatch.batchId', 'coupon.batchId')
    .select(['couponBatch.name', 'scopeText', 'state', 'coupon.validFrom', 'coupon.validUntil', 'receivedAt', 'usedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('receivedAt')
    .execute()
  return {
    name: 'coupons',
    title: '优惠券',
    labels: {
      name: '名称',
      scopeText: '使用范围',
      stateWord: '状态',
      validFrom: '生效时间',
      validUntil: '失效时间',
      receivedAt: '领取时间',
      usedAt: '使用时间',
    },
    rows: rows.map(({ state, ...row }) => ({ ...row, stateWord: couponStates[state as CouponState]?.label ?? state })),
  }
}

/** Without those that tell of a consult whose person has taken back his say. */
export async function messagesPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('message')
    .leftJoin('consult', on =>
      on.onRef('consult.consultId', '=', 'message.recordId').on('message.recordType', '=', 'consult'),
    )
    .select(['message.createdAt', 'moduleType', 'title', 'message.content', 'readAt'])
    .where('message.accountId', '=', caller.accountId)
    .where(({ or, eb }) => or([eb('consult.consultId', 'is', null), isOpenFor('consult.personId', 'consult', now)]))
    .orderBy('message.createdAt')
    .execute()
  return {
    name: 'messages',
    title: '消息',
    labels: { createdAt: '时间', module: '分类', title: '标题', content: '内容', readAt: '阅读时间' },
    rows: rows.map(({ moduleType, ...row }) => ({ ...row, module: moduleLabel(moduleType) })),
  }
}

export async function feedbackPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('feedback')
    .select(['feedbackId', 'createdAt', 'content', 'state', 'attachments'])
    .where('accountId', '=', caller.accountId)
    .orderBy('createdAt')
    .execute()
  const said = await db
    .selectFrom('feedbackAnswer')
    .innerJoin('feedback', 'feedback.feedbackId', 'feedbackAnswer.feedbackId')
    .select(['feedbackAnswer.feedbackId', 'feedbackAnswer.answeredAt', 'feedbackAnswer.content'])
    .where('feedback.accountId', '=', caller.accountId)
    .orderBy('answerId')
    .execute()
  const answers = grouped(said, 'feedbackId')
  return {
    name: 'feedback',
    title: '意见反馈',
    labels: { createdAt: '时间', content: '内容', stateWord: '状态', attachments: '附件', answers: '答复' },
    rows: rows.map(({ state, ...row }) => ({
      ...row,
      stateWord: feedbackStates[state as FeedbackState]?.label ?? state,
      answers: answers.get(row.feedbackId) ?? [],
    })),
  }
}
