import * as z from 'zod/mini'
import { atMost, optionalText, required } from '../rule.ts'

export const invoiceTitleTypes = ['personal', 'company'] as const
export type InvoiceTitleType = (typeof invoiceTitleTypes)[number]
export const invoiceTitleTypeLabels: Readonly<Record<InvoiceTitleType, string>> = { personal: '个人', company: '单位' }

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** 统一社会信用代码 (GB 32100-2015): 18 characters, the last of which checks the others. */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return false
  const sum = weights.reduce((all, weight, at) => all + weight * alphabet.indexOf(text.charAt(at)), 0)
  return text[17] === alphabet[(31 - (sum % 31)) % 31]
}

/** Capitals, as it is printed. */
export const taxNumber = required(
  '请填写单位税号',
  z.toUpperCase(),
  z.refine(text => isTaxNumber(text), '单位税号不正确，请核对18位统一社会信用代码'),
)

/** Whose name stands on it. */
export const invoiceTitle = required('请填写发票抬头', atMost(100, '发票抬头不能超过100个字'))

/** Where a copy goes, if anywhere. */
export const invoiceEmail = optionalText(
  z.refine(
    text => text === '' || /^[^\s@]{1,64}@[^\s@]{1,255}\.[A-Za-z]{2,}$/.test(text),
    '请核对邮箱，例如 name@163.com',
  ),
)
