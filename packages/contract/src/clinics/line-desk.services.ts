import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { done, list, only, service, type Services } from '../service.ts'
import { open } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const

/** How the copy of what can be booked follows the hospitals. */
export const lineDeskServices = {
  /** All hospitals, in their order. */
  listLines: service({
    name: 'staff.hospital.line.list',
    kind: 'query',
    access,
    audits: { none: 'the lines to the hospitals' },
    input: z.object({}),
    reply: list(
      z.object({
        hosId: z.string(),
        hosName: z.string(),
        /** False: no registration system stands behind this hospital, and nothing can be booked there. */
        isConnected: z.boolean(),
        /** When everything was last fetched; null: never. */
        listedAt: z.nullable(instant),
        /** When the hospital last answered. */
        answeredAt: z.nullable(instant),
        /** Why it has not answered since; empty while it answers. */
        trouble: z.string(),
        /** What was heard and waits to be carried out. */
        openCount: z.int(),
        /** Of when the newest is that was carried out. */
        newestAt: z.nullable(instant),
        /** Numbers from now on, and how many of them are free. */
        numberCount: z.int(),
        freeCount: z.int(),
      }),
    ),
  }),
  /** Fetches everything anew, now; what came of it stands in the list. */
  fetchLine: service({
    name: 'staff.hospital.line.fetch',
    kind: 'command',
    access,
    audits: { writes: ['hospital.line.fetch'] },
    input: z.object({ hosId: open(bookableByAll) }),
    reply: done,
    refusals: only(
      {
        ...commonRefusals,
        line_not_connected: { code: '00010560', sentence: '这家医院还没有接入挂号系统' },
      },
      'not_found',
      'line_not_connected',
    ),
  }),
} satisfies Services
