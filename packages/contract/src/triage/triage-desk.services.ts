import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { limitedText } from '../common/text.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { triageChange } from './triage-change.ts'
import { triedChange } from './triage-review.ts'
import { triageFlags } from './triage-flags.ts'
import { triageRefusals } from './triage.refusals.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const moved = only(triageRefusals, 'triage_moved')

const written = {
  change: triageChange,
  /** Why, in the editor's words. */
  note: z.string(),
  writerName: z.string(),
}

/** The tables and rules of emergencies as content: what is published has been seen by two. */
export const triageDeskServices = {
  triageDesk: service({
    name: 'staff.triage.desk',
    kind: 'query',
    access,
    audits: { none: 'rules for everybody' },
    input: z.object({}),
    reply: obj(
      z.object({
        /** 0: nothing was ever published; the program's own tables hold. */
        edition: z.int(),
        draft: z.nullable(
          z.object({
            ...written,
            writtenAt: instant,
            isReviewing: z.boolean(),
            /** He wrote it last: another one publishes it. */
            isOwn: z.boolean(),
          }),
        ),
        /** What was published, the newest first; at most fifty. */
        history: z.array(z.object({ ...written, edition: z.int(), publisherName: z.string(), publishedAt: instant })),
        /** Alarms by rule, wherever they fired, and what staff said of them; nobody is named. */
        verdicts: z.array(z.object({ flag: z.enum(triageFlags), fired: z.int(), right: z.int(), wrong: z.int() })),
      }),
    ),
  }),
  /** Begins or goes on with a change; going back begins with the change of an earlier edition. `seenAt`: the writtenAt that was read. */
  saveTriage: service({
    name: 'staff.triage.save',
    kind: 'command',
    access,
    audits: { writes: ['triage.write'] },
    input: z.object({ seenAt: z.nullable(instant), change: triageChange, note: limitedText('说明', 200) }),
    reply: obj(z.object({ writtenAt: instant })),
    refusals: only(triageRefusals, 'triage_moved', 'triage_changed'),
  }),
  /** What was saved at `seenAt` goes to another pair of eyes; it was tried before on the kept sentences. */
  submitTriage: service({
    name: 'staff.triage.submit',
    kind: 'command',
    access,
    audits: { writes: ['triage.submit'] },
    input: z.object({ seenAt: instant, tried: triedChange }),
    reply: done,
    refusals: { ...notFound, ...moved, ...only(triageRefusals, 'triage_wrong', 'triage_untried') },
  }),
  /** By another than who wrote it last, who has tried it himself; pages and server read by it from then on. */
  publishTriage: service({
    name: 'staff.triage.publish',
    kind: 'command',
    access,
    audits: { writes: ['triage.publish'] },
    input: z.object({ seenAt: instant, tried: triedChange }),
    reply: obj(z.object({ edition: z.int() })),
    refusals: { ...notFound, ...moved, ...only(triageRefusals, 'own_triage', 'triage_wrong', 'triage_untried') },
  }),
  sendBackTriage: service({
    name: 'staff.triage.send_back',
    kind: 'command',
    access,
    audits: { writes: ['triage.send_back'] },
    input: z.object({}),
    reply: done,
    refusals: { ...notFound, ...moved },
  }),
  dropTriage: service({
    name: 'staff.triage.drop',
    kind: 'command',
    access,
    audits: { writes: ['triage.drop'] },
    input: z.object({}),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
