import * as z from 'zod/mini'
import { bookingSpelling } from '../booking/booking.words.ts'
import { clinicNumber, session } from './finding.schemas.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { optionalId } from '../common/fields.ts'
import { list, only, service, type Services } from '../service.ts'
import { spell, type Spelling } from '../spelling.ts'
import { open } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

/** The school hospital calls a department by deptCode, a doctor by docId; their values are the ids of all other services. */
const asked: Spelling = spell(bookingSpelling, { words: { hosId: 'hosid' } })

export const schoolServices = {
  /** Departments of the school hospitals, or of one. */
  listSchoolDepartments: service({
    name: 'zheer.yygh.ApiSchoolHosService.xyyGhDeptList',
    kind: 'query',
    access: 'anybody',
    input: z.object({ hosId: open(bookableByAll, optionalId), orgid: open(bookableByAll, optionalId) }),
    reply: list(
      z.object({
        deptCode: z.string(),
        deptName: z.string(),
        deptIntro: z.string(),
        place: z.string(),
        hosName: z.string(),
      }),
    ),
    spelling: asked,
  }),
  /** Sessions of a department from today to the fourteenth day after it: of one day, or of one doctor. */
  schoolSessions: service({
    name: 'zheer.yygh.ApiSchoolHosService.xyySchemeList',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      /** Left out with a doctor. */
      deptCode: open(bookableByAll, optionalId),
      date: z.optional(z.nullable(day('日期格式不正确'))),
      /** A doctor; or a department, for its sessions that any doctor may hold. */
      docId: open(bookableByAll, optionalId),
    }),
    reply: list(session),
    spelling: bookingSpelling,
  }),
  schoolNumbers: service({
    name: 'zheer.yygh.ApiSchoolHosService.xyyNumList',
    kind: 'query',
    access: 'anybody',
    input: z.object({ sessionId: open(bookableByAll) }),
    reply: list(clinicNumber),
    spelling: bookingSpelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
