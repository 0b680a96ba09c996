import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { isDay } from '../common/days.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { instant } from '../common/fields.ts'
import { own } from '../common/ids.ts'
import { done, list, only, service, type Services } from '../service.ts'
import { ownMedicine, unitOfAmount } from './own-medicine.rules.ts'
import { renewalRefusals } from './renewal.refusals.ts'
import { renewalSpelling as spelling } from './renewal.words.ts'

const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }

/** What somebody takes beside what was prescribed here, and whether he took what he was reminded of. */
export const ownMedicineServices = {
  /** What he takes now; newest first. */
  listOwnMedicines: service({
    name: 'nethos.medication.own.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list that the account wrote itself' },
    input: z.object({ personId: own('person') }),
    reply: list(
      z.object({
        ownMedicineId: z.string(),
        drugName: z.string(),
        /** '' where he does not know. */
        dose: z.string(),
        frequency: z.string(),
        toldAt: instant,
        /** False: the table of knowledge has nothing in this name, so it is not checked against other medicines. */
        isChecked: z.boolean(),
        /** What does not go with it, in words for who takes it. */
        cautions: z.array(z.string()),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  addOwnMedicine: service({
    name: 'nethos.medication.own.add',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    input: z.object({ personId: own('person'), ...ownMedicine.shape }).check(unitOfAmount),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'too_many_medicines') },
  }),
  stopOwnMedicine: service({
    name: 'nethos.medication.own.stop',
    kind: 'command',
    access: 'account',
    input: z.object({ ownMedicineId: own('own_medicine') }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** 已服用, or not: of today or yesterday, at a time of which he is reminded. */
  markTaken: service({
    name: 'nethos.medication.taken',
    kind: 'command',
    access: 'account',
    input: z.object({
      prescriptionId: own('prescription'),
      on: z.string().check(z.refine(isDay, '日期格式不正确')),
      time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式不正确')),
      isTaken: z.boolean(),
    }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(renewalRefusals, 'not_due') },
  }),
} satisfies Services
