import * as z from 'zod/mini'
import { limitedLine } from '../common/text.ts'
import { done, service, staffRoles, type Services } from '../service.ts'

/** Rows that one file takes at most. */
export const exportMost = 5_000

/** What the staff take out of a list into a spreadsheet (docs/decisions/0245). */
export const exportServices = {
  /** Before the file is made: without the line there is none. Whose records the list shows was written down when it was read. */
  writeExport: service({
    name: 'staff.export.write',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['list.export'] },
    input: z.object({
      /** What the list is called. */
      list: limitedLine('列表名称', 50),
      /** The page it stands on, without its query: that may hold a name. */
      address: z.string().check(z.regex(/^\/[\w./-]{0,200}$/)),
      rows: z.int().check(z.minimum(1), z.maximum(exportMost)),
    }),
    reply: done,
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
  }),
} satisfies Services
