import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { consultTypeLabels, consultTypes } from '@nethos/contract/consult/consult.kinds.ts'
import {
  batchName,
  batchPercent,
  batchReduction,
  batchThreshold,
  batchTotal,
  batchValidDays,
  wrongTerms,
  wrongValidity,
  type CouponKind,
} from '@nethos/contract/coupons/coupons.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { wholeTyped } from '@nethos/calls/form/typed-number.ts'
import type { Batch } from './coupons.calls.ts'

/** A batch as it is typed: amounts in yuan, days as 'YYYY-MM-DD', '' for what is not said. */
export interface BatchDraft {
  couponName: string
  couponKind: CouponKind
  reduction: string
  threshold: string
  percent: string
  /** By their labels: two kinds that patients call the same are chosen together. */
  services: string[]
  docIds: string[]
  deptCodes: string[]
  lasts: 'days' | 'until'
  validDays: string
  from: string
  until: string
  total: string
}

const shortYuan = (cents: number) => (cents === 0 ? '' : yuan(cents).replace(/\.00$/, ''))
/** The last day on which it is good: an end at midnight belongs to the day before. */
const lastDay = (until: number | null) => (until === null ? '' : dayOf(until - 1))
const firstDay = (from: number | null) => (from === null ? '' : dayOf(from))

export const serviceLabels = [...new Set(Object.values(consultTypeLabels))]

export function draftOf(batch: Batch | undefined): BatchDraft {
  const isNew = batch === undefined
  return {
    couponName: batch?.couponName ?? '',
    couponKind: batch?.couponKind ?? 'direct',
    reduction: shortYuan(batch?.reductionCents ?? 0),
    threshold: shortYuan(batch?.thresholdCents ?? 0),
    percent: batch?.couponKind === 'discount' ? String(batch.percent) : '',
    services: serviceLabels.filter(label =>
      consultTypes.some(type => consultTypeLabels[type] === label && batch?.consultTypes.includes(type)),
    ),
    docIds: batch?.docIds ?? [],
    deptCodes: batch?.deptCodes ?? [],
    lasts: isNew || batch.validDays !== null ? 'days' : 'until',
    validDays: isNew ? '30' : String(batch.validDays ?? ''),
    from: firstDay(batch?.validFrom ?? null),
    until: lastDay(batch?.validUntil ?? null),
    total: String(batch?.total ?? ''),
  }
}

const centsOrNone = (text: string): number => (text.trim() === '' ? 0 : centsOf(text))
const wholeOrNull = (text: string): number | null => (text.trim() === '' ? null : wholeTyped(text))

/** What is sent. Of a batch that people hold, everything but the name and the total stays to the letter. */
export function batchOf(draft: BatchDraft, before: Batch | undefined) {
  const fields = { couponName: draft.couponName.trim(), total: wholeOrNull(draft.total) }
  if (before && before.issued > 0) {
    const { batchId, couponKind, reductionCents, thresholdCents, percent, docIds, deptCodes } = before
    const { validFrom, validUntil, validDays } = before
    const remaining = consultTypes.filter(type => before.consultTypes.includes(type))
    // In the order in which it was saved, or the server would take it for a change.
    const types = [...remaining].sort((a, b) => before.consultTypes.indexOf(a) - before.consultTypes.indexOf(b))
    const terms = { couponKind, reductionCents, thresholdCents, percent, consultTypes: types, docIds, deptCodes }
    return { batchId, ...terms, validFrom, validUntil, validDays, ...fields }
  }
  const isDiscount = draft.couponKind === 'discount'
  const isUntil = draft.lasts === 'until'
  return {
    ...(before && { batchId: before.batchId }),
    ...fields,
    couponKind: draft.couponKind,
    reductionCents: isDiscount ? 0 : centsOrNone(draft.reduction),
    thresholdCents: centsOrNone(draft.threshold),
    percent: isDiscount ? wholeTyped(draft.percent) : 100,
    consultTypes: consultTypes.filter(type => draft.services.includes(consultTypeLabels[type])),
    docIds: draft.docIds,
    deptCodes: draft.deptCodes,
    validFrom: isUntil && draft.from ? instantOf(draft.from, before?.validFrom, firstDay, startOfDay) : null,
    validUntil: isUntil && draft.until ? instantOf(draft.until, before?.validUntil, lastDay, endOfDay) : null,
    validDays: isUntil ? null : wholeOrNull(draft.validDays),
  }
}

const endOfDay = (on: string): number => startOfDay(addDays(on, 1))
/** A day that was not touched keeps its hour. */
const instantOf = (
  on: string,
  before: number | null | undefined,
  shown: (at: number) => string,
  at: (on: string) => number,
): number => (before != null && shown(before) === on ? before : at(on))

type Wrong = Partial<Record<keyof BatchDraft, string | undefined>>

/** Why each field will not do; empty when all will. */
export function wrongIn(draft: BatchDraft, before: Batch | undefined, now: number): Wrong {
  const sent = batchOf(draft, before)
  const wrong: Wrong = {
    couponName: sentenceOf(batchName, sent.couponName),
    total: sentenceOf(batchTotal, sent.total),
  }
  if (before && before.issued > 0) return withoutEmpty(wrong)
  wrong.reduction = sentenceOf(batchReduction, sent.reductionCents)
  wrong.threshold = sentenceOf(batchThreshold, sent.thresholdCents)
  wrong.percent = sentenceOf(batchPercent, sent.percent)
  wrong.validDays = sentenceOf(batchValidDays, sent.validDays)
  if (!wrong.reduction && !wrong.threshold && !wrong.percent) {
    const field = sent.couponKind === 'discount' ? 'percent' : sent.reductionCents === 0 ? 'reduction' : 'threshold'
    wrong[field] = wrongTerms(sent)
  }
  const field = draft.lasts === 'until' ? 'until' : 'validDays'
  wrong[field] ??= wrongValidity(sent, now)
  return withoutEmpty(wrong)
}

const withoutEmpty = (wrong: Wrong): Wrong => Object.fromEntries(Object.entries(wrong).filter(([, why]) => why))
