import { dayOf, startOfDay, timeTyped, typedTime as typed } from '@nethos/contract/common/days.ts'
import {
  clinicNotice,
  clinicPrice,
  clinicQuota,
  clinicReplies,
  clinicTitle,
  type ClinicKind,
} from '@nethos/contract/consult/free-clinic.schemas.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { freeClinicDeskRefusals } from '@nethos/contract/consult/free-clinic-desk.services.ts'
import type { DeskClinic } from './free-clinic.calls.ts'

/** A free clinic as it is typed. */
export interface ClinicDraft {
  title: string
  kind: ClinicKind
  notice: string
  isOn: boolean
  opens: string
  closes: string
  price: string
  replies: string
  quota: string
  docIds: string[]
  teamIds: string[]
}

export const clinicDraftOf = (clinic: DeskClinic | undefined, now: number): ClinicDraft => ({
  title: clinic?.title ?? '',
  kind: clinic?.kind ?? 'general',
  notice: clinic?.notice ?? '',
  isOn: clinic?.isOn ?? true,
  opens: typed(clinic?.opensAt ?? startOfDay(dayOf(now))),
  closes: clinic ? typed(clinic.closesAt) : '',
  price: clinic ? yuan(clinic.priceCents) : '0',
  replies: String(clinic?.replyLimit ?? 3),
  quota: String(clinic?.dayQuota ?? 20),
  docIds: clinic?.doctors.map(one => one.docId) ?? [],
  teamIds: clinic?.teams.map(one => one.teamId) ?? [],
})

const wholeOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const clinicOf = (draft: ClinicDraft, before: DeskClinic | undefined) => ({
  ...(before && { freeClinicId: before.freeClinicId }),
  title: draft.title.trim(),
  kind: draft.kind,
  notice: draft.notice.trim(),
  isOn: draft.isOn,
  opensAt: timeTyped(draft.opens),
  closesAt: timeTyped(draft.closes),
  priceCents: centsOf(draft.price),
  replyLimit: wholeOf(draft.replies),
  dayQuota: wholeOf(draft.quota),
  docIds: draft.docIds,
  teamIds: draft.teamIds,
})

/** NaN is no number of anything: the sentence of its rule. */
const numberWrong = (rule: Parameters<typeof sentenceOf>[0], value: number): string | undefined =>
  sentenceOf(rule, Number.isNaN(value) ? -1 : value)

/** Why each field will not do; empty when all will. */
export function wrongInClinic(draft: ClinicDraft): Partial<Record<keyof ClinicDraft, string | undefined>> {
  const sent = clinicOf(draft, undefined)
  const wrong = {
    title: sentenceOf(clinicTitle, sent.title),
    notice: sentenceOf(clinicNotice, sent.notice),
    opens: Number.isNaN(sent.opensAt) ? '请填写开始时间' : undefined,
    closes: Number.isNaN(sent.closesAt)
      ? '请填写结束时间'
      : sent.closesAt <= sent.opensAt
        ? freeClinicDeskRefusals.ends_before.sentence
        : undefined,
    price: numberWrong(clinicPrice, sent.priceCents),
    replies: numberWrong(clinicReplies, sent.replyLimit),
    quota: numberWrong(clinicQuota, sent.dayQuota),
    docIds: sent.docIds.length + sent.teamIds.length === 0 ? freeClinicDeskRefusals.nobody_answers.sentence : undefined,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, why]) => why))
}
