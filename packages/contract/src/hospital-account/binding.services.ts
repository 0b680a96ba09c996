import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { idCard } from '../common/id-card.ts'
import { optionalMobile } from '../common/phone.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { hospitalAccountRefusals as refusals } from './hospital-account.refusals.ts'
import { fileAddress, height, occupation, weight } from './hospital-account.rules.ts'
import { boundFile, campus } from './hospital-account.schemas.ts'
import { bindingSpelling as spelling } from './hospital-account.words.ts'
import { open, own } from '../common/ids.ts'
import { captchaOfNobody, shownToAll } from '../common/open-ids.ts'

/** The file is a grown-up's own matter: he must let the account book, pay or read reports for him (docs/decisions/0030). */
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
/** Questions to the hospital by one account: enough for a family, too few to try numbers (docs/product/security.md, traps). */
const limits = [{ per: 'account', times: 60, seconds: 3600 }] as const
const whom = { personId: own('person'), hosId: open(shownToAll) }

/**
 * A person and his file at a hospital. All of these ask the hospital's system: when it does not answer, HTTP 503 says so
 * (`unreachableSentence`) and nothing has changed.
 */
export const bindingServices = {
  /** Where files can be bound, campus by campus (docs/product/rules.md 6, 20: one id or the other). */
  listCampuses: service({
    name: 'nethos.book.hos.area.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: list(campus),
    spelling,
  }),
  /** Whether hospital functions may go on (OK), the person's file wants to be bound, or he has none there (core 4). */
  checkBinding: service({
    name: 'nethos.book.compat.bind.check',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object(whom),
    reply: obj(z.enum(['needBind', 'needCreate', 'OK'])),
    spelling,
    refusals: { ...notFound, ...only(refusals, 'no_id_card', 'several_files', 'number_pending') },
  }),
  /**
   * Binds the file that has the person's ID number and mobile; of somebody who is bound, checks it afresh, and a failure
   * ends the binding (core 5). His name becomes the hospital's. Name, ID number and mobile alike: he is verified.
   */
  bind: service({
    name: 'nethos.book.compat.bind',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z.object({
      ...whom,
      address: z.optional(z.string()),
      height: z.optional(height),
      weight: z.optional(weight),
    }),
    reply: obj(boundFile),
    spelling,
    refusals: {
      ...notFound,
      ...only(peopleRefusals, 'guardian_needed'),
      ...only(refusals, 'mobile_differs', 'no_file', 'several_files', 'number_pending', 'bind_too_often'),
      ...only(refusals, 'no_id_card', 'no_mobile'),
    },
  }),
  /** Makes a file at the hospital for somebody verified who has none there, and binds it. */
  createFile: service({
    name: 'nethos.book.compat.bind.new',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({
      ...whom,
      address: fileAddress,
      height: z.optional(height),
      weight: z.optional(weight),
      occupation,
    }),
    reply: obj(boundFile),
    spelling,
    refusals: {
      ...notFound,
      ...only(peopleRefusals, 'guardian_needed'),
      ...only(
        refusals,
        'has_file',
        'number_pending',
        'file_refused',
        'bind_too_often',
        'no_id_card',
        'no_mobile',
        'not_realname',
      ),
    },
  }),
  /** Ends a binding. The hospital's file stays as it is. */
  unbind: service({
    name: 'nethos.pat.compat.medicalrecord.unbind',
    kind: 'command',
    access: 'account',
    input: z.object({ hospitalAccountId: own('hospital_account') }),
    reply: done,
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /**
   * SMS captcha for changing the mobile in the hospital's file: to `mobile`, which is to be the reserved one, or, left
   * out, to the person's own.
   */
  sendHospitalCaptcha: service({
    name: 'nethos.system.captcha.hospital.mobile.modify',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ personId: own('person'), mobile: optionalMobile }),
    reply: obj(z.object({ cid: z.string() })),
    spelling,
    refusals: {
      ...notFound,
      ...only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
      ...only(refusals, 'no_mobile'),
    },
  }),
  /**
   * Makes the person's mobile the one in his file. The captcha proves the reserved mobile; where the file has none, the
   * person's own, and then with his ID number. All versions ask the same (docs/product/security.md 3). `hosId` left out: the hospital
   * of the latest attempt to bind, or else of the oldest binding.
   */
  changeHospitalMobile: service({
    name: 'nethos.book.patient.mobile.modify.v3',
    aliases: ['nethos.book.patient.mobile.modify.v2', 'nethos.book.patient.mobile.modify'],
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({
      personId: own('person'),
      hosId: open(shownToAll, optionalId),
      cid: open(captchaOfNobody, cid),
      captcha,
      idCard: z.optional(idCard),
    }),
    reply: done,
    spelling,
    refusals: {
      ...notFound,
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(refusals, 'no_file', 'several_files', 'number_pending', 'file_refused'),
      ...only(refusals, 'no_id_card', 'no_mobile', 'not_reserved', 'id_card_differs'),
    },
  }),
} satisfies Services
