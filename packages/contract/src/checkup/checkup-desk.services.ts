import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { day } from '../common/days.ts'
import { open, staff } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { checkupDeskRefusals } from './checkup.refusals.ts'
import { employee, familyTerms, mostEmployees, mostSheetBytes } from './checkup.rules.ts'
import { orderRow } from './checkup.schemas.ts'
import { checkupSpelling as spelling } from './checkup.words.ts'
import { checkupTabNames } from './checkup.tabs.ts'
import { voucherStatuses } from './voucher.status.ts'

const access = ['nurse', 'operator', 'admin'] as const
const text = z.string()
const notFound = only(commonRefusals, 'not_found')
const { order_moved, voucher_moved } = checkupDeskRefusals

export const deskOrderRow = z.extend(orderRow, { reason: text, needsDesk: z.boolean() })
export type DeskOrderRow = z.infer<typeof deskOrderRow>

/** How far a company's order has come. Numbers: of who came and of what was found it says nothing. */
export const companyRow = z.object({
  companyId: text,
  companyName: text,
  packageName: text,
  fromDay: text,
  untilDay: text,
  people: z.int(),
  booked: z.int(),
  checked: z.int(),
  /** What the contract names for families; null: nothing. Who of them comes is not counted: they pay themselves. */
  family: z.nullable(familyTerms),
})
export type CompanyRow = z.infer<typeof companyRow>

export const deskVoucherRow = z.object({
  voucherId: text,
  name: text,
  staffNo: text,
  code: text,
  voucherStatus: z.enum(voucherStatuses),
  statusLabel: text,
  createdAt: instant,
})
export type DeskVoucherRow = z.infer<typeof deskVoucherRow>

const sheetSentence = '文件不能超过512KB'
/** Base64. */
const sheetContent = z
  .string('请选择文件')
  .check(
    z.minLength(1, '请选择文件'),
    z.maxLength(Math.ceil(mostSheetBytes / 3) * 4, sheetSentence),
    z.regex(/^[A-Za-z0-9+/]*={0,2}$/, '请选择文件'),
  )
const sheetRead = z.object({
  rows: z.array(employee),
  /** Row 0: of the whole file. */
  problems: z.array(z.object({ row: z.int(), sentence: text })),
})
export type SheetRead = z.infer<typeof sheetRead>

const one = z.object({ orderId: staff('checkup_order') })
const answers = {
  kind: 'command',
  access,
  audits: { writes: ['checkup.confirm'] },
  reply: done,
  refusals: { ...notFound, order_moved },
} as const
const reason = z
  .string('请填写原因')
  .check(z.trim(), z.minLength(1, '请填写原因'), z.maxLength(100, '原因不能超过100个字'))

/** What the health-check office sees and does: orders to confirm, and companies with their people. */
export const checkupDeskServices = {
  deskCheckups: service({
    name: 'staff.checkup.order.list',
    kind: 'query',
    access,
    audits: { listed: 'checkup.list' },
    input: z.object({ tab: z.enum(checkupTabNames), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(deskOrderRow),
    spelling,
  }),
  /** The hospital is asked to keep the place from now on. */
  confirmCheckup: service({ ...answers, name: 'staff.checkup.order.confirm', input: one }),
  /** What was paid goes back. */
  declineCheckup: service({ ...answers, name: 'staff.checkup.order.decline', input: z.extend(one, { reason }) }),
  /** Nobody came: what was paid goes back. */
  refundCheckup: service({ ...answers, name: 'staff.checkup.order.refund', input: one }),
  companies: service({
    name: 'staff.checkup.company.list',
    kind: 'query',
    access,
    audits: { none: 'companies and numbers; nobody’s record' },
    input: z.object({ pageNum, pageSize: pageSize(20, 50) }),
    reply: page(companyRow),
    spelling,
  }),
  /** The packages that a company can order. */
  companyPackages: service({
    name: 'staff.checkup.package.list',
    kind: 'query',
    access,
    audits: { none: 'packages are shown to everybody' },
    input: z.object({}),
    reply: list(z.object({ packageId: text, packageName: text, centreName: text })),
    spelling,
  }),
  /** The file of a company's list (xlsx or CSV), read and checked; nothing is kept. */
  readSheet: service({
    name: 'staff.checkup.sheet.read',
    kind: 'command',
    access,
    audits: { none: 'a list that the desk has brought; it is read and not kept' },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ content: sheetContent }),
    reply: obj(sheetRead),
    spelling,
  }),
  /** All of the list or nothing: what is wrong is named row by row. */
  importCompany: service({
    name: 'staff.checkup.company.import',
    kind: 'command',
    access,
    audits: { writes: ['checkup.company'] },
    input: z.object({
      companyName: z
        .string('请填写单位名称')
        .check(z.trim(), z.minLength(1, '请填写单位名称'), z.maxLength(60, '单位名称不能超过60个字')),
      packageId: open(bookableByAll, z.string('请选择套餐').check(z.regex(/^[A-Za-z0-9._@:-]{1,160}$/, '请选择套餐'))),
      fromDay: day('请选择开始日期'),
      untilDay: day('请选择结束日期'),
      family: z.optional(z.nullable(familyTerms)),
      rows: z
        .array(employee, '请导入名单')
        .check(z.minLength(1, '请导入名单'), z.maxLength(mostEmployees, `一次最多导入${mostEmployees}人`)),
    }),
    reply: obj(
      z.object({
        /** Empty: nothing was imported, see `problems`. */
        companyId: text,
        people: z.int(),
        problems: z.array(z.object({ row: z.int(), sentence: text })),
      }),
    ),
    spelling,
    refusals: notFound,
  }),
  deskVouchers: service({
    name: 'staff.checkup.voucher.list',
    kind: 'query',
    access,
    audits: { none: 'the company’s own list and its codes; no check and no result' },
    input: z.object({ companyId: staff('checkup_company'), pageNum, pageSize: pageSize(50, 100) }),
    reply: page(deskVoucherRow),
    spelling,
  }),
  closeVoucher: service({
    name: 'staff.checkup.voucher.close',
    kind: 'command',
    access,
    audits: { writes: ['checkup.company'] },
    input: z.object({ voucherId: staff('checkup_voucher') }),
    reply: done,
    spelling,
    refusals: { ...notFound, voucher_moved },
  }),
} satisfies Services
