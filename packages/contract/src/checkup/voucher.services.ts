import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { checkupRefusals } from './checkup.refusals.ts'
import { mostAddOns, voucherCode } from './checkup.rules.ts'
import { checkupTime } from './checkup.schemas.ts'
import { checkupSpelling as spelling } from './checkup.words.ts'
import { voucherDetail, voucherRow } from './voucher.schemas.ts'

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const code = z.string().check(z.regex(/^[A-Za-z0-9._@:-]{1,160}$/))
const one = z.object({ voucherId: own('checkup_voucher') })
const wanted = {
  timeId: open(bookableByAll, code),
  addOns: z._default(z.array(code).check(z.maxLength(mostAddOns)), []),
  totalCents: cents,
}
const books = {
  kind: 'command',
  access: 'account',
  shedLast: true,
  audits: { writes: ['checkup.book'] },
  limits: [{ per: 'account', times: 60, seconds: 3600 }],
  reply: obj(z.object({ orderId: z.string() })),
  spelling,
} as const
const bookingRefusals = {
  ...acting,
  ...only(
    checkupRefusals,
    'time_gone',
    'package_gone',
    'unfit',
    'order_open',
    'add_on_gone',
    'price_changed',
    'voucher_closed',
    'outside_period',
  ),
}

/** Checks that a company pays for: found by the ID number of a verified person, or claimed with the code. */
export const voucherServices = {
  vouchers: service({
    name: 'nethos.medical.team.order.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of the account’s own list; opening one is written' },
    input: z.object({}),
    reply: list(voucherRow),
    spelling,
  }),
  voucher: service({
    name: 'nethos.medical.team.order.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'checkup.read', of: 'checkup_voucher' },
    input: one,
    reply: obj(voucherDetail),
    spelling,
    refusals: acting,
  }),
  timesOfVoucher: service({
    name: 'nethos.medical.team.date.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'times and places left; nobody’s record' },
    input: one,
    reply: obj(z.object({ packageName: z.string(), centreName: z.string(), times: z.array(checkupTime) })),
    spelling,
    refusals: acting,
  }),
  /** The code belongs to a name or an ID number: it opens for nobody else. */
  claimVoucher: service({
    name: 'nethos.medical.team.claim',
    kind: 'command',
    access: 'account',
    audits: { writes: ['checkup.book'] },
    limits: [{ per: 'account', times: 10, seconds: 3600 }],
    input: z.object({ personId: own('person'), code: voucherCode }),
    reply: obj(z.object({ voucherId: z.string() })),
    spelling,
    refusals: { ...acting, ...only(checkupRefusals, 'code_unknown', 'voucher_closed') },
  }),
  /** The company pays for the package; add-ons are paid by whoever wants them. */
  bookWithVoucher: service({
    ...books,
    name: 'nethos.medical.team.order.add',
    takesHealth: true,
    input: z.extend(one, wanted),
    refusals: bookingRefusals,
  }),
  /** The same package for one of the employee's family, at the price that the contract names. They pay themselves. */
  bookForFamily: service({
    ...books,
    name: 'nethos.medical.team.family.add',
    takesHealth: true,
    input: z.extend(one, { personId: own('person'), ...wanted }),
    refusals: { ...bookingRefusals, ...only(checkupRefusals, 'family_none', 'family_full', 'family_only') },
  }),
} satisfies Services
