import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { instant } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { done, list, only, service, type Services } from '../service.ts'
import { daySurgeryDeskRefusals } from './daysurgery.refusals.ts'
import { surgeryInfo } from './daysurgery.schemas.ts'
import { surgeryEventNames } from './surgery.status.ts'

const access = ['nurse', 'operator', 'admin'] as const

export const deskSurgery = z.extend(surgeryInfo, {
  /** 主刀 沈知远、麻醉 方静 */
  teamText: z.string(),
  /** Should be here and is not. */
  isLate: z.boolean(),
  /** Every event, also those that the family does not see. */
  events: z.array(z.object({ event: z.enum(surgeryEventNames), label: z.string(), at: z.nullable(instant) })),
})
export type DeskSurgery = z.infer<typeof deskSurgery>

/** What the day surgery centre sees and says of a day's operations. */
export const daySurgeryDeskServices = {
  /** In the order of their times; two hundred at most. */
  deskSurgeries: service({
    name: 'staff.daysurgery.list',
    kind: 'query',
    access,
    audits: { listed: 'surgery.list' },
    input: z.object({ onDay: day('请选择日期') }),
    reply: list(deskSurgery),
  }),
  /** What has happened, where the hospital's system does not say it. Left out `at`: now. */
  reportSurgeryEvent: service({
    name: 'staff.daysurgery.event',
    kind: 'command',
    access,
    audits: { writes: ['surgery.report'] },
    input: z.object({
      surgeryId: staff('surgery'),
      event: z.enum(surgeryEventNames),
      at: z.optional(z.nullable(instant)),
    }),
    reply: done,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(daySurgeryDeskRefusals, 'said_already', 'time_wrong', 'not_open'),
    },
  }),
} satisfies Services
