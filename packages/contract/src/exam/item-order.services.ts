import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll, notRead } from '../common/open-ids.ts'
import { cashierFields, cashierRefusals, cashierReply } from '../payment/cashier.fields.ts'
import { payStates } from '../payment/payment.services.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { examRefusals } from './exam.refusals.ts'
import { itemOrderDetail, itemOrderRow, orderableItem } from './exam.schemas.ts'
import { itemOrderSpelling as spelling } from './exam.words.ts'

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const one = z.object({ itemOrderId: own('item_order') })
const itemId = open(bookableByAll, z.string().check(z.regex(/^[A-Za-z0-9._-]{1,120}$/)))
const bound = only(examRefusals, 'not_bound')
const unread = z.optional(z.nullable(z.union([z.string().check(z.maxLength(100)), z.number()])))

/** What a patient orders for himself: a test, paid here, taken at the sampling point. Acting for a person takes the scope `book`. */
export const itemOrderServices = {
  orderableItems: service({
    name: 'zheer.yygh.ApiJyjcService.querykdxm',
    kind: 'query',
    access: 'account',
    audits: { none: 'items and prices of a hospital' },
    input: z.object({ personId: own('person'), hosId: open(bookableByAll, optionalId) }),
    reply: list(orderableItem),
    spelling,
    refusals: { ...acting, ...bound },
  }),
  /**
   * Opens the order; asked again while one with the same items is open it is that one. What a client says of the patient and of
   * cards is not read: the person and the binding say it (docs/product/security.md 4).
   */
  openItemOrder: service({
    name: 'zheer.yygh.ApiJyjcService.openDrug',
    kind: 'command',
    access: 'account',
    audits: { writes: ['exam.order'] },
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      personId: own('person'),
      hosId: open(bookableByAll, optionalId),
      itemIds: z.array(itemId, '请选择检测项目').check(z.minLength(1, '请选择检测项目'), z.maxLength(1)),
      hzid: open(notRead, optionalId),
      jzkh: unread,
      patientName: unread,
      patientSex: unread,
      patientAge: unread,
      hosName: unread,
      binganhao: unread,
      ysdm: unread,
    }),
    reply: obj(z.object({ itemOrderId: z.string(), serialNumber: z.string(), totalCents: cents })),
    spelling,
    refusals: { ...acting, ...bound, ...only(examRefusals, 'item_missing', 'item_gone', 'survey_missing') },
  }),
  itemOrders: service({
    name: 'nethos.exam.item.order.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of the account’s own list; opening one is written' },
    input: z.object({ personId: own('person', optionalId), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(itemOrderRow),
    spelling,
    refusals: acting,
  }),
  itemOrder: service({
    name: 'nethos.exam.item.order.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'exam.read', of: 'item_order' },
    input: one,
    reply: obj(itemOrderDetail),
    spelling,
    refusals: acting,
  }),
  /** Before the sample is taken; what was paid goes back. */
  cancelItemOrder: service({
    name: 'nethos.exam.item.order.cancel',
    kind: 'command',
    access: 'account',
    audits: { writes: ['exam.order'] },
    input: one,
    reply: done,
    spelling,
    refusals: { ...acting, ...only(examRefusals, 'cannot_now') },
  }),
  /** Opens the cashier. SUCCESS: the money is here already. */
  payItemOrder: service({
    name: 'nethos.exam.item.order.pay',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.extend(one, {
      ...cashierFields,
    }),
    reply: cashierReply,
    spelling,
    refusals: {
      ...acting,
      ...cashierRefusals,
    },
  }),
  queryItemOrderPayment: service({
    name: 'nethos.exam.item.order.pay.query',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: one,
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
