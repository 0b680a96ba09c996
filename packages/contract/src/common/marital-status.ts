import * as z from 'zod/mini'
import type { Spelling } from '../spelling.ts'

/** Marital statuses (core 3) with the words people read; the wire carries the index. */
export const maritalStatuses = {
  unmarried: '未婚',
  married: '已婚',
  divorced: '离异',
  widowed: '丧偶',
  unknown: '未知',
} as const
export type MaritalStatus = keyof typeof maritalStatuses

const words = Object.keys(maritalStatuses) as MaritalStatus[]

export const maritalStatus = z.enum(words)

export const maritalSpelling: Spelling = {
  codes: { maritalStatus: Object.fromEntries(words.map((word, index) => [word, index])) },
}
