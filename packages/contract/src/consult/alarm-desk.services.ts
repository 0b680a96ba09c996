import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { own, staff } from '../common/ids.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { triageFlags } from '../triage/triage-flags.ts'
import { consultDeskRefusals } from './consult-desk.refusals.ts'
import { consultTypes } from './consult.kinds.ts'
import { openAlarms } from './alarm.status.ts'

const notFound = only(commonRefusals, 'not_found')

/** Patients in danger whom nobody of the staff has looked at (docs/decisions/0111). */
export const alarmDeskServices = {
  /**
   * Oldest first. A doctor or nurse sees those that he is asked in, and those of the departments whose duty list names him
   * once it was called; the office sees all.
   */
  listAlarms: service({
    name: 'staff.consult.alarm.list',
    kind: 'query',
    access: ['doctor', 'nurse', 'operator', 'admin'],
    audits: { listed: 'consult.alarm.list' },
    input: z.object({}),
    reply: list(
      z.object({
        consultId: z.string(),
        consultType: z.enum(consultTypes),
        alarmStatus: z.enum(openAlarms),
        raisedAt: instant,
        consulterName: z.string(),
        consulterGender: z.nullable(z.string()),
        consulterAge: z.nullable(z.int()),
        redFlags: z.array(z.enum(triageFlags)),
        /** Who was asked: a doctor, or a team. */
        docName: z.string(),
        gbDeptName: z.string(),
        /** It is his consult: he opens it. Else he may take it over, or call the patient. */
        isOwn: z.boolean(),
      }),
    ),
  }),
  /** Somebody of the duty list takes the consult over: it is his from now on, and the patient reads who he is. */
  takeAlarm: service({
    name: 'staff.consult.alarm.take',
    kind: 'command',
    access: ['doctor', 'nurse'],
    audits: { writes: ['consult.alarm.take'] },
    input: z.object({ consultId: own('alarm') }),
    reply: done,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'alarm_over') },
  }),
  /** The emergency desk has it in hand: tells the number to call the patient at. */
  handleAlarm: service({
    name: 'staff.consult.alarm.handle',
    kind: 'command',
    access: ['operator', 'admin'],
    audits: { writes: ['consult.alarm.handle'] },
    input: z.object({ consultId: staff('consult') }),
    reply: obj(z.object({ mobile: z.string() })),
    refusals: { ...notFound, ...only(consultDeskRefusals, 'alarm_over') },
  }),
} satisfies Services
