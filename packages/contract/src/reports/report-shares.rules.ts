import * as z from 'zod/mini'

/** How long a link to reports may live, in hours. */
export const shareHours = [1, 24, 72, 168] as const
export type ShareHours = (typeof shareHours)[number]

export const shareHoursWords: Readonly<Record<ShareHours, string>> = {
  1: '1小时',
  24: '24小时',
  72: '3天',
  168: '7天',
}

/** After so many wrong codes a link opens no more. */
export const wrongCodesMost = 5

/** 提取码: told apart from the link. */
export const shareCode = z.string().check(z.regex(/^\d{6}$/, '请输入6位提取码'))
