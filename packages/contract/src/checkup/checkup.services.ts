import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'
import { cashierFields, cashierRefusals, cashierReply } from '../payment/cashier.fields.ts'
import { payStates } from '../payment/payment.services.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { checkupRefusals } from './checkup.refusals.ts'
import { mostAddOns } from './checkup.rules.ts'
import {
  centre,
  checkupPerson,
  checkupTime,
  offlineRecord,
  orderDetail,
  orderRow,
  packageDetail,
  packageRow,
  proposal,
} from './checkup.schemas.ts'
import { checkupOrderStatuses } from './checkup.status.ts'
import { checkupSpelling as spelling } from './checkup.words.ts'

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const code = z.string().check(z.regex(/^[A-Za-z0-9._@:-]{1,160}$/))
const packageId = open(bookableByAll, code)
const timeId = open(bookableByAll, code)
const centreId = open(bookableByAll, z.optional(z.nullable(z.union([code, z.literal('')]))))
const one = z.object({ orderId: own('checkup_order') })
const shownToAll = { none: 'packages and times are shown to everybody' } as const
const listed = { none: 'rows of the account’s own list; opening one is written' } as const
const books = {
  kind: 'command',
  access: 'account',
  audits: { writes: ['checkup.book'] },
  limits: [{ per: 'account', times: 60, seconds: 3600 }],
  spelling,
} as const
const { not_found } = commonRefusals
const forAll = { kind: 'query', access: 'anybody', audits: shownToAll, spelling } as const

/** Health checks that somebody books for one of his people. Acting for a person takes the scope `book`. */
export const checkupServices = {
  centres: service({ ...forAll, name: 'nethos.medical.org.list', input: z.object({}), reply: list(centre) }),
  /** Of one centre, or of all; two hundred at most. */
  packages: service({
    ...forAll,
    name: 'nethos.medical.package.list',
    input: z.object({ centreId }),
    reply: list(packageRow),
  }),
  package: service({
    ...forAll,
    name: 'nethos.medical.package.detail',
    input: z.object({ packageId }),
    reply: obj(packageDetail),
    refusals: { not_found },
  }),
  /** The times of the next weeks, full ones too. */
  times: service({
    ...forAll,
    name: 'nethos.medical.date.list',
    input: z.object({ packageId }),
    reply: obj(z.object({ packageName: z.string(), centreName: z.string(), times: z.array(checkupTime) })),
    refusals: { not_found },
  }),
  /** The account's people, and what keeps each from this package. */
  persons: service({
    name: 'nethos.medical.compat.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own people, as their list shows them' },
    input: z.object({ packageId: open(bookableByAll, z.optional(z.nullable(z.union([code, z.literal('')])))) }),
    reply: list(checkupPerson),
    spelling,
    refusals: { not_found },
  }),
  /** Add-ons worth a thought for this person, by age, sex and the family history that he has told. */
  proposals: service({
    name: 'nethos.medical.proposal.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'add-ons of a package; of the person nothing is shown but why one is named' },
    input: z.object({ packageId, personId: own('person') }),
    reply: list(proposal),
    spelling,
    refusals: acting,
  }),
  /** Takes a place and opens the order; the hospital confirms it once it is paid. */
  bookCheckup: service({
    ...books,
    name: 'nethos.medical.order.add',
    takesHealth: true,
    shedLast: true,
    input: z.object({
      packageId,
      personId: own('person'),
      timeId,
      addOns: z._default(z.array(code).check(z.maxLength(mostAddOns)), []),
      /** What the page has shown: booked is what was seen. */
      totalCents: cents,
    }),
    reply: obj(z.object({ orderId: z.string() })),
    refusals: {
      ...acting,
      ...only(checkupRefusals, 'time_gone', 'package_gone', 'unfit', 'order_open', 'add_on_gone', 'price_changed'),
    },
  }),
  checkupOrders: service({
    name: 'nethos.medical.order.list',
    kind: 'query',
    access: 'account',
    audits: listed,
    input: z.object({
      status: z.optional(z.nullable(z.union([z.enum(checkupOrderStatuses), z.literal('')]))),
      personId: own('person', optionalId),
      pageNum,
      pageSize: pageSize(20, 50),
    }),
    reply: page(orderRow),
    spelling,
    refusals: acting,
  }),
  checkupOrder: service({
    name: 'nethos.medical.order.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'checkup.read', of: 'checkup_order' },
    input: one,
    reply: obj(orderDetail),
    spelling,
    refusals: acting,
  }),
  /** The times that this order can be moved to. */
  timesOfOrder: service({
    name: 'nethos.medical.order.date.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'times and places left; nobody’s record' },
    input: one,
    reply: obj(z.object({ packageName: z.string(), centreName: z.string(), times: z.array(checkupTime) })),
    spelling,
    refusals: acting,
  }),
  changeDate: service({
    ...books,
    name: 'nethos.medical.order.date.modify',
    shedLast: true,
    input: z.extend(one, { timeId }),
    reply: done,
    refusals: { ...acting, ...only(checkupRefusals, 'cannot_now', 'time_gone', 'outside_period', 'order_open') },
  }),
  /** What was paid goes back. */
  cancelCheckup: service({
    ...books,
    name: 'nethos.medical.order.cancel',
    input: one,
    reply: done,
    refusals: { ...acting, ...only(checkupRefusals, 'cannot_now') },
  }),
  /** Opens the cashier. SUCCESS: the money is here already. */
  payCheckup: service({
    name: 'nethos.medical.order.pay',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.extend(one, { ...cashierFields }),
    reply: cashierReply,
    spelling,
    refusals: { ...acting, ...cashierRefusals },
  }),
  queryCheckupPayment: service({
    name: 'nethos.medical.order.pay.query',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: one,
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Checks done at the window, by the reports that the hospital has of them; a hundred at most. */
  offlineRecords: service({
    name: 'nethos.medical.outline.list',
    kind: 'query',
    access: 'account',
    audits: { read: 'checkup.records.read', of: 'person' },
    input: z.object({ personId: own('person') }),
    reply: obj(z.object({ isBound: z.boolean(), records: z.array(offlineRecord) })),
    spelling,
    refusals: acting,
  }),
} satisfies Services
