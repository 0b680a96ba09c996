import { centsOf, price } from '../common/money.ts'
import { atMost, required } from '../rule.ts'

/** The words for the server's and the form's same no. */
export const moreThanLeft = (leftCents: number): string => `最多还能退${price(leftCents)}`

/** Why this much cannot be given back of what is left, or undefined. */
export function wrongPart(text: string, leftCents: number): string | undefined {
  if (text.trim() === '') return '请填写退款金额'
  const amountCents = centsOf(text)
  if (Number.isNaN(amountCents)) return '金额只能填数字，最多两位小数，例如 12.50'
  if (amountCents === 0) return '退款金额须大于0'
  return amountCents > leftCents ? moreThanLeft(leftCents) : undefined
}

/** Why money goes back; the patient reads it in the tracker. */
export const refundReason = required('请填写退款原因', atMost(100, '退款原因不能超过100个字'))

/** Why a second person would not. */
export const refusalNote = required('请填写未通过的原因', atMost(200, '未通过的原因不能超过200个字'))
