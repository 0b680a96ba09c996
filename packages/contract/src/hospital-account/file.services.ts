import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { idCard } from '../common/id-card.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { hospitalAccountRefusals as refusals } from './hospital-account.refusals.ts'
import { diastolic, fileAddress, height, systolic, weight } from './hospital-account.rules.ts'
import { hospitalFile, visitCard } from './hospital-account.schemas.ts'
import { cardSpelling, fileSpelling as spelling } from './hospital-account.words.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const limits = [{ per: 'account', times: 120, seconds: 3600 }] as const
const whose = { personId: own('person'), hosId: open(shownToAll) }
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const ofBound = { ...notFound, ...only(refusals, 'not_bound') }

/** What stands in the file of somebody who is bound. These ask the hospital's system, as binding.services.ts says. */
export const fileServices = {
  /** The file by ID number, of one of the account's people who is bound; anybody else's is one that does not exist. */
  findFile: service({
    name: 'nethos.book.hos.patient',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({ idCard, hosId: open(shownToAll, optionalId), opType: z._default(z.string(), 'UPDATE') }),
    reply: obj(hospitalFile),
    spelling,
    refusals: notFound,
  }),
  /** Whether the file has a usable mobile and address: `code` 0 both, 1 no mobile, 2 no address, 3 neither (core 8). */
  checkFile: service({
    name: 'zheer.yygh.ApiPatientService.checkPhoneAndAddress.v2',
    aliases: ['zheer.yygh.ApiPatientService.checkPhoneAndAddress'],
    kind: 'command',
    access: 'account',
    limits,
    input: z.object(whose),
    reply: obj(z.extend(hospitalFile, { code: z.int() })),
    spelling,
    refusals: ofBound,
  }),
  /** The visit cards, oldest first (暂无就诊卡号可供选择 when there is none). */
  listCards: service({
    name: 'zheer.yygh.ApiJyjcService.menzhenjlQueryAlljzkh',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object(whose),
    reply: obj(z.object({ cards: z.array(visitCard) })),
    spelling: cardSpelling,
    refusals: ofBound,
  }),
  /** The file with what was measured. */
  getFile: service({
    name: 'zheer.yygh.apiPatientService.getPatientInfo',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object(whose),
    reply: obj(
      z.extend(hospitalFile, {
        /** Centimetres. */
        height: z.optional(z.number()),
        /** Kilograms. */
        weight: z.optional(z.number()),
        /** GB/T 2261.4; empty while it is not known. */
        occupation: z.string(),
      }),
    ),
    spelling,
    refusals: ofBound,
  }),
  /** Writes what was measured into the file; what is left out stays. */
  saveVitalSigns: service({
    name: 'zheer.yygh.apiPatientService.changeHisVitalSigns',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z.object({
      ...whose,
      height: z.optional(height),
      weight: z.optional(weight),
      systolic: z.optional(systolic),
      diastolic: z.optional(diastolic),
    }),
    reply: done,
    spelling,
    refusals: { ...ofBound, ...only(refusals, 'file_refused') },
  }),
  /** Corrects the home address of the file that has this visit card. Name and mobile are not changed this way. */
  changeFile: service({
    name: 'zheer.yygh.apiPatientService.changeHisPatientData',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({
      ...whose,
      cardNumber: open('a card is looked for among those of the person’s own file', optionalId),
      address: fileAddress,
      mobile: z.optional(z.string()),
    }),
    reply: done,
    spelling,
    refusals: { ...ofBound, ...only(refusals, 'mobile_by_captcha', 'file_refused') },
  }),
  /** Whether an ID number is this person's: asked for before somebody changes what stands in a file. */
  proveIdCard: service({
    name: 'nethos.book.patient.idcard.check',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
    input: z.object({ personId: own('person'), idCard }),
    reply: done,
    spelling: { words: { personId: 'compatId' } },
    refusals: { ...only(commonRefusals, 'not_found'), ...only(refusals, 'id_card_differs') },
  }),
} satisfies Services
