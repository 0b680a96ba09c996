import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { warningKinds, warningLevels } from '../common/drug-warning.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { optionalLimitedText } from '../common/text.ts'
import { list, page, service, type Services } from '../service.ts'
import { secondOpinion } from './prescription-check.ts'

const access = ['pharmacist', 'operator', 'admin'] as const

/** What came of a warning. */
export const warningOutcomes = {
  stopped: '已拦截，未开具',
  waits: '待第二位医生复核',
  seconded: '第二位医生同意',
  declined: '第二位医生未同意',
  explained: '医生说明理由后开具',
  shown: '仅提示',
} as const
export type WarningOutcome = keyof typeof warningOutcomes
export const warningOutcomeNames = Object.keys(warningOutcomes) as [WarningOutcome, ...WarningOutcome[]]

/** YYYY-MM-DD, Asia/Shanghai; '' without an end on that side. */
const anyDay = z._default(z.string().check(z.refine(text => text === '' || isDay(text), '日期格式不正确')), '')
const chosen = {
  outcome: z.optional(z.nullable(z.enum([...warningOutcomeNames, '']))),
  kind: z.optional(z.nullable(z.enum([...warningKinds, '']))),
  from: anyDay,
  until: anyDay,
  /** In the sentence of the warning, or the doctor's name. */
  search: optionalLimitedText('搜索内容', 30),
}

/** What the checks of prescriptions have said, what was overridden, by whom and why (docs/decisions/0163). */
export const warningOverviewServices = {
  /** Newest first. */
  listWarnings: service({
    name: 'staff.prescription.warning.list',
    kind: 'query',
    access,
    audits: { listed: 'prescription.warnings' },
    input: z.object({ ...chosen, pageNum, pageSize: pageSize(20, 100) }),
    reply: page(
      z.object({
        rowId: z.string(),
        consultId: z.string(),
        /** '' where nothing was signed. */
        prescriptionNo: z.string(),
        at: instant,
        doctorName: z.string(),
        outcome: z.enum(warningOutcomeNames),
        level: z.enum(warningLevels),
        kind: z.enum(warningKinds),
        sentence: z.string(),
        source: z.string(),
        knowledge: z.string(),
        /** The doctor's; '' where he need not say. */
        reason: z.string(),
        second: z.nullable(secondOpinion),
      }),
    ),
  }),
  /** How often, by kind and outcome, under the same filters; no patient. */
  countWarnings: service({
    name: 'staff.prescription.warning.counts',
    kind: 'query',
    access,
    audits: { none: 'numbers without a patient' },
    input: z.object(chosen),
    reply: list(z.object({ kind: z.enum(warningKinds), outcome: z.enum(warningOutcomeNames), times: z.int() })),
  }),
} satisfies Services
