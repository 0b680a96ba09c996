import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { staff } from '../common/ids.ts'
import { list, obj, only, service, type OutputOf, type Services } from '../service.ts'
import { localClinicRefusals, stopReason } from './local.rules.ts'
import { localSession } from './local.schemas.ts'

const access = ['doctor', 'nurse'] as const

/** 我的门诊: what a doctor holds himself, and what a nurse's department holds. */
export const ownClinicServices = {
  /** Of today and the next two weeks, those that are not over, by time. */
  listOwnSessions: service({
    name: 'staff.clinic.own.list',
    kind: 'query',
    access,
    audits: { none: 'sessions, and how many numbers are taken' },
    input: z.object({}),
    reply: list(
      z.extend(localSession, {
        hosId: z.string(),
        hosName: z.string(),
        /** False: it is stopped, or the hospital keeps it in a system of its own. */
        mayStop: z.boolean(),
      }),
    ),
  }),
  /** It does not take place: who has booked is told, chooses another or gets the money back. Cannot be undone. */
  stopOwnSession: service({
    name: 'staff.clinic.own.stop',
    kind: 'command',
    access,
    audits: { writes: ['clinic.session.stop'] },
    input: z.object({ hosId: staff('clinic'), sessionCode: staff('clinic'), reason: stopReason }),
    reply: obj(z.object({ patientCount: z.int() })),
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(localClinicRefusals, 'not_kept_here', 'session_over'),
    },
  }),
} satisfies Services

export type OwnSession = OutputOf<typeof ownClinicServices.listOwnSessions>[number]
