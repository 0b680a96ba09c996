import * as z from 'zod/mini'
import { id } from '../common/fields.ts'
import { centsOf } from '../common/money.ts'
import { atMost, required } from '../rule.ts'

/** Amounts that a deposit page proposes, in cents. */
export const depositAmounts = [100_000, 200_000, 300_000, 500_000] as const
export const leastDeposit = 100
/** 50,000 yuan: what the providers take at once without a further question. */
export const mostDeposit = 5_000_000

/** What somebody types as the amount of a deposit, in yuan. */
export const depositYuan = required(
  '请输入预缴金额',
  z.refine(text => !Number.isNaN(centsOf(text)), { error: '金额请填数字，最多两位小数', abort: true }),
  z.refine(text => centsOf(text) > 0, { error: '预缴金额须大于0元', abort: true }),
  z.refine(text => centsOf(text) >= leastDeposit, { error: '预缴金额不能少于1元', abort: true }),
  z.refine(text => centsOf(text) <= mostDeposit, '单次预缴不能超过50000元，超过请分几次缴'),
)

/** The same in cents, as the wire carries it. */
export const depositCents = z.int().check(
  z.refine(amount => amount > 0, { error: '预缴金额须大于0元', abort: true }),
  z.refine(amount => amount >= leastDeposit, { error: '预缴金额不能少于1元', abort: true }),
  z.refine(amount => amount <= mostDeposit, '单次预缴不能超过50000元，超过请分几次缴'),
)

/** At most so many bills are paid at once. */
export const mostBills = 20
/** `zflsh` of several bills, parted by commas. */
export const billNumbers = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9-]{1,48}(,[A-Za-z0-9-]{1,48}){0,19}$/)),
  z.transform(text => [...new Set(text.split(','))]),
)

/** A bill or a stay in an address: the hospital, a dot, its own number. */
export const billId = id
export const billIdOf = (hosId: string, billNo: string): string => `${hosId}.${billNo}`
export function partsOfBillId(id: string): { hosId: string; billNo: string } {
  const dot = id.indexOf('.')
  return { hosId: id.slice(0, Math.max(0, dot)), billNo: id.slice(dot + 1) }
}

/** How far the insurance pays for something, in the words of the settlement list. */
export const insuranceClasses = ['A', 'B', 'C'] as const
export const insuranceClassLabels: Readonly<Record<(typeof insuranceClasses)[number], string>> = {
  A: '甲类',
  B: '乙类',
  C: '自费',
}
export const insuranceClassSentences: Readonly<Record<(typeof insuranceClasses)[number], string>> = {
  A: '甲类：全部费用按医保规定的比例报销。',
  B: '乙类：先自付一部分，其余按医保规定的比例报销。',
  C: '自费：医保不报销，全部由个人支付。',
}

/** 处理意见 of a difference between our book and the hospital's. */
export const gapNote = required('请输入处理意见', atMost(200, '处理意见不超过200字'))

/** 校验码, as it stands on the receipt; in small letters it is taken too. */
export const typedReceiptCode = required(
  '请输入校验码',
  z.refine(text => /^[0-9A-Za-z]{16}$/.test(text.replaceAll(/\s/g, '')), '校验码是16位数字和字母'),
)
export const receiptCodeOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()
