import * as z from 'zod/mini'
import { historyKeys, historyText } from '../record/record.rules.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { notFound, orderRefusals } from './orders.refusals.ts'
import { complaint } from './orders.rules.ts'
import { oneBooking } from './orders.schemas.ts'
import { illnessSpelling } from './orders.words.ts'
import { open, own } from '../common/ids.ts'
import { notRead } from '../common/open-ids.ts'

const limits = [{ per: 'account', times: 60, seconds: 60 }] as const
const history = (key: (typeof historyKeys)[number]) => z.optional(z.nullable(historyText(key)))
const illnessTexts = {
  allergyHistory: history('allergyHistory'),
  familyHistory: history('familyHistory'),
  pastHistory: history('pastHistory'),
  marriageHistory: history('marriageHistory'),
  menstrualHistory: history('menstrualHistory'),
  traumaHistory: history('traumaHistory'),
  surgeryHistory: history('surgeryHistory'),
  otherHistory: history('otherHistory'),
}
const illnessReply = z.object(
  Object.fromEntries(historyKeys.map(key => [key, z.string()])) as Record<
    (typeof historyKeys)[number],
    z.ZodMiniString
  >,
)

/** What the doctor shall know before the visit. */
export const illnessServices = {
  /** What the doctor shall know before the visit; what was written before is replaced. Of whom and where, the booking says. */
  writeIllness: service({
    name: 'zheer.yygh.apiOrderService.writeIllnessNew',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z.object({
      bookingId: own('booking'),
      presentingComplaint: complaint,
      ...illnessTexts,
      personName: z.optional(z.unknown()),
      recordNumber: z.optional(z.unknown()),
      pickUpCode: z.optional(z.unknown()),
      hosId: open(notRead, z.optional(z.unknown())),
      groupId: open(notRead, z.optional(z.unknown())),
    }),
    reply: done,
    spelling: illnessSpelling,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_write') },
  }),
  findIllness: service({
    name: 'zheer.yygh.apiOrderService.findIlness',
    kind: 'query',
    access: 'account',
    audits: { read: 'booking.read', of: 'booking' },
    input: oneBooking,
    reply: obj(
      z.extend(illnessReply, {
        bookingId: z.string(),
        /** Whose visit it is, one of the account's people: the history shown and saved with it is this one's. */
        personId: z.string(),
        personName: z.string(),
        recordNumber: z.string(),
        pickUpCode: z.string(),
        hosId: z.string(),
        groupId: z.string(),
      }),
    ),
    spelling: illnessSpelling,
    refusals: notFound,
  }),
} satisfies Services
