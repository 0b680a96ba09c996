import * as z from 'zod/mini'
import { daysBetween, isDay } from '../common/days.ts'
import { open } from '../common/ids.ts'
import { optionalId } from '../common/fields.ts'
import { shownToAll } from '../common/open-ids.ts'
import { acrossFields, required } from '../rule.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { absenceRefusals } from './absence.refusals.ts'

const access = ['doctor'] as const
const day = (what: string) => required(`请选择${what}`, z.refine(isDay, '日期格式不正确'))
/** The longest absence that is entered at once. */
export const absenceDays = 90

export const absenceWanted = z
  .object({
    /** Asia/Shanghai; both days are part of it. */
    from: day('开始日期'),
    until: day('结束日期'),
    /** Who answers for him; '' nobody, patients are told. */
    coverDocId: open(shownToAll, optionalId),
  })
  .check(
    acrossFields(({ from, until }) => until >= from, '结束日期不能早于开始日期'),
    acrossFields(({ from, until }) => daysBetween(from, until) < absenceDays, `一次最多填写${absenceDays}天`),
  )

/** A doctor who is away: who asked him is handed over to his cover, or told (docs/decisions/0164). */
export const absenceServices = {
  myAbsence: service({
    name: 'staff.absence.get',
    kind: 'query',
    access,
    audits: { none: 'his own days' },
    input: z.object({}),
    reply: obj(
      z.object({
        /** Null: he is here, and nothing is entered. */
        absence: z.nullable(
          z.object({
            from: z.string(),
            until: z.string(),
            coverDocId: z.string(),
            coverName: z.string(),
            /** Today is one of its days. */
            isNow: z.boolean(),
          }),
        ),
        /** Of his department, who may cover. */
        colleagues: z.array(z.object({ docId: z.string(), docName: z.string(), docTitle: z.string() })),
      }),
    ),
  }),
  /** Replaces what was entered before. */
  saveAbsence: service({
    name: 'staff.absence.save',
    kind: 'command',
    access,
    audits: { writes: ['absence.change'] },
    input: absenceWanted,
    reply: done,
    refusals: only(absenceRefusals, 'absence_past', 'no_cover', 'cover_away'),
  }),
  /** Back again: new questions reach him; what was handed over stays with who answers it. */
  endAbsence: service({
    name: 'staff.absence.end',
    kind: 'command',
    access,
    audits: { writes: ['absence.change'] },
    input: z.object({}),
    reply: done,
    refusals: only(absenceRefusals, 'no_absence'),
  }),
} satisfies Services
