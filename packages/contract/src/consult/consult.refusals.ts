import type { Refusals } from '../service.ts'

/** The business "no" of consults. Codes 0201NNNN. */
export const consultRefusals = {
  /** The doctor does not sell this kind of consult now. */
  doctor_closed: { code: '02010001', sentence: '这位医生还没有开通这项咨询' },
  /** One open consult per person, doctor and kind; obj.consultId leads to it. */
  already_open: { code: '02010002', sentence: '您有一个咨询还没有结束，结束后才能再问' },
  /** He takes so many a day, and they have asked (ours). */
  quota_full: { code: '02010019', sentence: '今天的提问名额已满，请明天再来，或选择其他医生' },
  /** The pharmacist takes no questions now (ours). */
  pharmacist_closed: { code: '02010018', sentence: '这位药师还没有开通用药咨询' },
  /** The client matches this sentence, space included, and goes to /account/perfect (core 8). */
  id_card_missing: { code: '02010003', sentence: '咨询人证件号 不能为空' },
  /** Under six years without a guardian (core 5). */
  guardian_missing: { code: '02010004', sentence: '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。' },
  /** No related person was named and the account has none of its own (core 5). */
  person_missing: { code: '02010005', sentence: '您还没有就诊人信息，请先添加就诊人' },
  cannot_cancel: { code: '02010006', sentence: '这次咨询已经不能取消' },
  cannot_end: { code: '02010007', sentence: '医生回复后才能结束咨询' },
  cannot_supplement: { code: '02010008', sentence: '这次咨询不能再补充资料' },
  cannot_review: { code: '02010009', sentence: '这次咨询现在不能评价' },
  /** core 8. */
  no_replies_left: { code: '02010010', sentence: '您的回复条数已用完，暂无法回复' },
  /** Personal time-limited consults (core 8). */
  no_replies_left_today: { code: '02010011', sentence: '您今天的回复条数已用完，请明天再来' },
  wait_for_answer: { code: '02010012', sentence: '医生还没有回复。要补充病情，请点“补充资料”' },
  /** The account has agreed to the consult's text and taken it back (docs/product/needs.md 45). */
  consent_withdrawn: {
    code: '02010014',
    sentence: '您已撤回对《咨询须知》的同意，重新阅读并同意后才能发起咨询',
  },
  /** The team does not sell this now. */
  team_closed: { code: '02010015', sentence: '这个团队还没有开通这项咨询' },
  /** The clinic is switched off, not open now, or he takes no part in it. */
  clinic_closed: { code: '02010016', sentence: '义诊目前未开放，您可以选择普通咨询' },
  clinic_full: { code: '02010017', sentence: '今天的义诊名额已满，请明天再来或选择普通咨询' },
  cannot_reply: { code: '02010013', sentence: '这次咨询现在不能回复' },
} as const satisfies Refusals
