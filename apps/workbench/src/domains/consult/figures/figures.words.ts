import { price } from '@nethos/contract/common/money.ts'

/** More may go back on a day than came in. */
export const signedPrice = (cents: number): string => (cents < 0 ? `-${price(-cents)}` : price(cents))

export const sumOf = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** 95%; of nothing there is no share. */
export const inTimeShare = (inTime: number, promised: number): string =>
  promised === 0 ? '—' : `${Math.round((inTime / promised) * 100)}%`
