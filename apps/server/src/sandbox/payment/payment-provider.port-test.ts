import { dayOf } from '@nethos/contract/common/days.ts'
import { describe, expect, test } from 'vitest'
import {
  ForgedNoticeError,
  UnknownPaymentError,
  type PayChannel,
  type PaymentOrder,
  type PaymentProvider,
} from '../../ports/payment.ts'
import type { PayerOutcome, SettleOptions } from './payer.ts'
import { anOrder, goToCashier, newPayNo, type Testbed } from './testbed.ts'

export interface PortCase {
  channel: PayChannel
  provider: PaymentProvider
  /** The same provider for somebody who is another merchant with the same keys. */
  otherMerchant: PaymentProvider
  /** The same provider, whose replies pass through a stranger's hands. */
  tampered: PaymentProvider
  /** The same provider, with keys that nobody knows. */
  stranger: PaymentProvider
}

/** What every payment provider must do, tried against the provider's own side of the wire. */
export function paymentProviderHolds(
  bed: Testbed,
  { channel, provider, otherMerchant, tampered, stranger }: PortCase,
): void {
  const open = async (change: Partial<PaymentOrder> = {}) => {
    const order = anOrder(bed, channel, change)
    await goToCashier(await provider.open(order))
    return order
  }
  const settle = (payNo: string, outcome: PayerOutcome, options?: SettleOptions) =>
    bed.sandbox.settle(payNo, outcome, options)
  const openPaid = async (options?: SettleOptions) => {
    const order = await open()
    await settle(order.payNo, 'succeed', options)
    return order
  }
  const deliver = (payNo: string) => bed.sandbox.deliverNotices({ payNo, evenNotYetDue: true })
  const refund = (order: PaymentOrder, refundNo: string, amountCents: number) =>
    provider.refund({
      refundNo,
      payNo: order.payNo,
      amountCents,
      paidCents: order.amountCents,
      reason: '医生未在24小时内回复',
    })
  const paidOf = (order: PaymentOrder) => ({ payNo: order.payNo, outcome: 'paid', amountCents: 4_990, currency: 'CNY' })

  describe(`${provider.name} by ${channel}`, () => {
    test('a payment is opened, paid, told by a signed notice, and found', async () => {
      const before = bed.now() - 1000
      const order = await open()
      expect(await provider.find(order.payNo)).toMatchObject({ payNo: order.payNo, outcome: 'pending' })
      expect(bed.noticesOf(order.payNo)).toEqual([])
      const settled = await settle(order.payNo, 'succeed')
      expect(settled).toMatchObject({
        payNo: order.payNo,
        bizType: 'consult',
        bizId: 'c-1',
        amount: 4_990,
        state: 'paid',
        refunds: [],
      })
      const found = await provider.find(order.payNo)
      expect(found).toMatchObject(paidOf(order))
      expect(found.providerNo).toMatch(/^\d{28}$/)
      expect(found.paidAt).toBeGreaterThanOrEqual(before)
      expect(found.paidAt).toBeLessThanOrEqual(bed.now())
      expect(bed.noticesOf(order.payNo)).toEqual([{ about: 'payment', fact: found }])
    })

    test('the same order again is the same order', async () => {
      const order = await open()
      await goToCashier(await provider.open(order))
      await settle(order.payNo, 'succeed')
      expect((await bed.sandbox.listPayments('c-1')).filter(one => one.payNo === order.payNo)).toHaveLength(1)
    })

    test('a number that was never opened is unknown', async () => {
      await expect(provider.find(newPayNo())).rejects.toThrow(UnknownPaymentError)
      await expect(provider.findRefund((await openPaid()).payNo, newPayNo())).rejects.toThrow(UnknownPaymentError)
    })

    test('a payer who fails has not paid, and needs a new order', async () => {
      const order = await open()
      await settle(order.payNo, 'fail')
      const { outcome } = await provider.find(order.payNo)
      expect(outcome).toBe(provider.name === 'wechat' ? 'failed' : 'closed')
      expect(bed.noticesOf(order.payNo)).toMatchObject([{ about: 'payment', fact: { outcome } }])
      await expect(settle(order.payNo, 'succeed')).rejects.toThrow('支付失败')
    })

    test('a payer who walks away may come back', async () => {
      const order = await open()
      await settle(order.payNo, 'cancel')
      expect(await provider.find(order.payNo)).toMatchObject({ outcome: 'pending' })
      expect((await settle(order.payNo, 'succeed')).state).toBe('paid')
    })

    test('money is taken once, however often and however many at once', async () => {
      const order = await open()
      const tries = await Promise.allSettled([1, 2, 3, 4].map(() => settle(order.payNo, 'succeed')))
      expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
      await expect(settle(order.payNo, 'succeed')).rejects.toThrow('已支付')
      expect(bed.noticesOf(order.payNo)).toHaveLength(1)
    })

    test('a closed payment takes no money; closing again, or a paid one, changes nothing', async () => {
      const order = await open()
      await provider.close(order.payNo)
      expect(await provider.find(order.payNo)).toMatchObject({ outcome: 'closed' })
      await expect(settle(order.payNo, 'succeed')).rejects.toThrow('已关闭')
      await provider.close(order.payNo)
      const paid = await openPaid()
      await provider.close(paid.payNo)
      expect(await provider.find(paid.payNo)).toMatchObject({ outcome: 'paid' })
    })

    test('an expired payment takes no money', async () => {
      const order = await open({ expiresAt: bed.now() + 5_000 })
      bed.advance(6)
      await expect(settle(order.payNo, 'succeed')).rejects.toThrow('已过期')
      expect((await provider.find(order.payNo)).outcome).not.toBe('paid')
    })

    test('a notice that somebody has touched is refused', async () => {
      const order = await openPaid()
      const { headers, body } = bed.received.find(
        ({ read }) => !(read instanceof Error) && read.fact.payNo === order.payNo,
      )!
      await provider.readNotice(headers, body)
      const text = body.toString()
      const touched = [
        [headers, text.replace(/[a-f](?=[0-9])/, '0')],
        [headers, text.replace(/(sign=|"ciphertext":")(.)/, (_, name, first) => name + (first === 'A' ? 'B' : 'A'))],
        [headers, `${text}${provider.name === 'wechat' ? ' ' : '&trade_status=TRADE_SUCCESS'}`],
        [headers, provider.name === 'wechat' ? '{}' : ''],
        [
          { ...headers, 'wechatpay-signature': 'AAAA' },
          provider.name === 'wechat' ? text : text.replace('RSA2', 'RSA'),
        ],
        [{}, provider.name === 'wechat' ? text : text.replace(/&sign=[^&]*/, '')],
      ] as const
      for (const [hisHeaders, hisText] of touched) {
        expect(hisText === text && hisHeaders === headers).toBe(false)
        await expect(provider.readNotice(hisHeaders, Buffer.from(hisText))).rejects.toThrow(ForgedNoticeError)
      }
    })

    test('a notice for another merchant is refused', async () => {
      const order = await openPaid()
      const { headers, body } = bed.received.find(
        ({ read }) => !(read instanceof Error) && read.fact.payNo === order.payNo,
      )!
      await expect(otherMerchant.readNotice(headers, body)).rejects.toThrow(ForgedNoticeError)
    })

    test('a reply that somebody has touched is refused', async () => {
      const order = await open()
      await expect(tampered.find(order.payNo)).rejects.toThrow(/EV3_RES_HEADER_SIGNATURE_DIGEST|验签失败/)
    })

    test('nobody gets anything with a key that the provider does not know', async () => {
      const order = await openPaid()
      await expect(stranger.find(order.payNo)).rejects.toThrow(/SIGN_ERROR|isv.invalid-signature/)
      const attempt = { refundNo: newPayNo(), payNo: order.payNo, amountCents: 1, paidCents: 4_990, reason: '' }
      await expect(stranger.refund(attempt)).rejects.toThrow(/SIGN_ERROR|isv.invalid-signature/)
    })

    test('a payment goes back whole, once, however often it is asked for', async () => {
      const order = await openPaid()
      const refundNo = newPayNo()
      const asked = await refund(order, refundNo, 4_990)
      expect(asked).toMatchObject({
        refundNo,
        payNo: order.payNo,
        amountCents: 4_990,
        outcome: provider.name === 'wechat' ? 'pending' : 'done',
      })
      await refund(order, refundNo, 4_990)
      await deliver(order.payNo)
      const done = await provider.findRefund(order.payNo, refundNo)
      expect(done).toMatchObject({ refundNo, payNo: order.payNo, outcome: 'done', amountCents: 4_990 })
      expect(done.doneAt).toBeLessThanOrEqual(bed.now())
      expect(await refund(order, refundNo, 4_990)).toMatchObject({ refundNo, outcome: 'done' })
      const notices = bed.noticesOf(order.payNo).filter(one => one.about === 'refund')
      expect(notices).toMatchObject([{ fact: { refundNo, payNo: order.payNo, outcome: 'done' } }])
      expect(await provider.find(order.payNo)).toMatchObject(paidOf(order))
      const [listed] = (await bed.sandbox.listPayments()).filter(one => one.payNo === order.payNo)
      expect(listed?.refunds).toMatchObject([{ refundNo, amount: 4_990, state: 'done' }])
    })

    test('a payment goes back in parts, and never more than was paid', async () => {
      const order = await openPaid()
      const [first, second, third] = [newPayNo(), newPayNo(), newPayNo()]
      await refund(order, first, 1_000)
      await refund(order, second, 3_000)
      expect(await refund(order, third, 991)).toMatchObject({ refundNo: third, outcome: 'failed' })
      await deliver(order.payNo)
      await expect(provider.findRefund(order.payNo, third)).rejects.toThrow(UnknownPaymentError)
      expect(await provider.findRefund(order.payNo, first)).toMatchObject({ outcome: 'done', amountCents: 1_000 })
      expect(await provider.findRefund(order.payNo, second)).toMatchObject({ outcome: 'done', amountCents: 3_000 })
    })

    test('of many refunds at once no more gets through than was paid', async () => {
      const order = await openPaid()
      const asked = await Promise.all(Array.from({ length: 6 }, () => refund(order, newPayNo(), 1_500)))
      expect(asked.filter(one => one.outcome !== 'failed')).toHaveLength(3)
    })

    test('what was not paid does not go back', async () => {
      const order = await open()
      expect(await refund(order, newPayNo(), 100)).toMatchObject({ outcome: 'failed' })
      await expect(refund({ ...order, payNo: newPayNo() }, newPayNo(), 100)).rejects.toThrow(UnknownPaymentError)
    })

    test('a refund number is not used for another amount', async () => {
      const order = await openPaid()
      const refundNo = newPayNo()
      await refund(order, refundNo, 1_000)
      await expect(refund(order, refundNo, 2_000)).rejects.toThrow(/INVALID_REQUEST|DISCORDANT_REPEAT_REQUEST/)
    })

    test('a refund that fails says so, and leaves the money to be given back', async () => {
      const order = await openPaid()
      await bed.sandbox.failNextRefund(order.payNo, '账户已注销')
      const refundNo = newPayNo()
      const asked = await refund(order, refundNo, 4_990)
      await deliver(order.payNo)
      const outcome = asked.outcome === 'pending' ? await provider.findRefund(order.payNo, refundNo) : asked
      expect(outcome).toMatchObject({ outcome: 'failed' })
      expect(outcome.reason).toBeTruthy()
      await refund(order, newPayNo(), 4_990)
      await deliver(order.payNo)
      const [listed] = (await bed.sandbox.listPayments()).filter(one => one.payNo === order.payNo)
      expect(listed?.refunds.at(-1)).toMatchObject({ amount: 4_990, state: 'done' })
    })

    test('a lost notice never comes, and the query tells all the same', async () => {
      const order = await openPaid({ notice: 'lost' })
      await deliver(order.payNo)
      expect(bed.noticesOf(order.payNo)).toEqual([])
      expect(await provider.find(order.payNo)).toMatchObject(paidOf(order))
    })

    test('a late notice comes when it is let go', async () => {
      const order = await openPaid({ notice: 'late' })
      await deliver(order.payNo)
      expect(bed.noticesOf(order.payNo)).toEqual([])
      await bed.sandbox.releaseLate(order.payNo)
      expect(bed.noticesOf(order.payNo)).toMatchObject([{ fact: paidOf(order) }])
    })

    test('a late notice comes when the clock has passed its time', async () => {
      const order = await openPaid({ notice: 'late', lateUntil: bed.now() + 3_600_000 })
      await deliver(order.payNo)
      expect(bed.noticesOf(order.payNo)).toEqual([])
      bed.advance(3_601)
      await deliver(order.payNo)
      expect(bed.noticesOf(order.payNo)).toMatchObject([{ fact: paidOf(order) }])
    })

    test('a doubled notice comes twice and says the same', async () => {
      const order = await openPaid({ notice: 'doubled' })
      const [one, other, ...more] = bed.noticesOf(order.payNo)
      expect(one).toMatchObject({ fact: paidOf(order) })
      expect(other).toEqual(one)
      expect(more).toEqual([])
    })

    test('a forged notice is refused, and the right one comes after it', async () => {
      const from = bed.received.length
      const order = await openPaid({ notice: 'forged' })
      const [forged, right] = bed.received.slice(from)
      expect(forged?.read).toBeInstanceOf(ForgedNoticeError)
      expect(right?.read).toMatchObject({ about: 'payment', fact: paidOf(order) })
      expect(await bed.sandbox.listNotices(order.payNo)).toMatchObject([
        { isForged: true, state: 'given_up', attempts: 1 },
        { isForged: false, state: 'taken', attempts: 1 },
      ])
    })

    test('a notice that was not taken comes again until it is', async () => {
      const order = await open()
      bed.refuseNotices(order.payNo, 2)
      await settle(order.payNo, 'succeed')
      expect(await bed.sandbox.listNotices(order.payNo)).toMatchObject([{ state: 'waiting', attempts: 1 }])
      await deliver(order.payNo)
      expect(await bed.sandbox.listNotices(order.payNo)).toMatchObject([{ state: 'waiting', attempts: 2 }])
      await deliver(order.payNo)
      expect(await bed.sandbox.listNotices(order.payNo)).toMatchObject([{ state: 'taken', attempts: 3 }])
      expect(await deliver(order.payNo)).toBe(0)
      expect(bed.noticesOf(order.payNo)).toHaveLength(3)
    })

    test('the bill of a day holds what was paid and what went back on it, and nothing else', async () => {
      bed.advance(86_400)
      const day = dayOf(bed.now())
      expect(await provider.bill(day)).toEqual([])
      const [saved, returned] = [await openPaid(), await openPaid()]
      await open()
      const refundNo = newPayNo()
      await refund(returned, refundNo, 990)
      await deliver(returned.payNo)
      const [earnedFact, returnedFact] = [await provider.find(saved.payNo), await provider.find(returned.payNo)]
      const refundFact = await provider.findRefund(returned.payNo, refundNo)
      const lines = await provider.bill(day)
      expect(lines).toHaveLength(3)
      const line = (fields: object) => ({ ...fields, feeMicros: expect.any(Number) as number })
      // 0.6 per cent, given back with a refund; one provider counts in cents.
      for (const { about, amountCents, feeMicros } of lines)
        expect(Math.abs(feeMicros - (about === 'payment' ? 1 : -1) * amountCents * 60)).toBeLessThanOrEqual(5_000)
      expect(lines).toEqual(
        expect.arrayContaining([
          line({ about: 'payment', payNo: saved.payNo, providerNo: earnedFact.providerNo, amountCents: 4_990 }),
          line({ about: 'payment', payNo: returned.payNo, providerNo: returnedFact.providerNo, amountCents: 4_990 }),
          line({
            about: 'refund',
            payNo: returned.payNo,
            refundNo,
            providerNo: refundFact.providerNo,
            amountCents: 990,
          }),
        ]),
      )
      bed.advance(86_400)
      expect(await provider.bill(dayOf(bed.now()))).toEqual([])
      expect(await provider.bill(day)).toHaveLength(3)
    })
  })
}
