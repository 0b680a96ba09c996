import { regionRefusals } from '../common/region.refusals.ts'
import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { accountRefusals } from './account.refusals.ts'
import { addressFields } from './address.rules.ts'
import { own } from '../common/ids.ts'

const flag = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform(text => text === 'true'),
    ),
  ]),
  false,
)

const address = z.object({
  addressId: z.string(),
  receiver: z.string(),
  /** Masked in the list; whole in the one address that fills its form. */
  mobile: z.string(),
  areaCode: z.string(),
  /** 浙江省杭州市西湖区. */
  areaName: z.string(),
  street: z.string(),
  /** Chosen first where something is sent; exactly one as soon as there is any. */
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof address>

const limits = [{ per: 'account', times: 60, seconds: 3600 }] as const
const notFound = only(commonRefusals, 'not_found')

/** 收货地址: where medicine is sent to (docs/product/needs.md B: /my/address). */
export const addressServices = {
  /** The default first, then as they were added. */
  listAddresses: service({
    name: 'nethos.pat.address.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(address),
  }),
  getAddress: service({
    name: 'nethos.pat.address.detail',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own address book' },
    input: z.object({ addressId: own('address') }),
    reply: obj(address),
    refusals: notFound,
  }),
  /** The first one becomes the default by itself. At most twenty. */
  addAddress: service({
    name: 'nethos.pat.address.add',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ ...addressFields, isDefault: flag }),
    reply: obj(z.object({ addressId: z.string() })),
    refusals: { ...only(accountRefusals, 'too_many_addresses'), ...regionRefusals },
  }),
  /** The default moves to this one; it never just goes. */
  changeAddress: service({
    name: 'nethos.pat.address.modify',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ addressId: own('address'), ...addressFields, isDefault: flag }),
    reply: done,
    refusals: { ...notFound, ...regionRefusals },
  }),
  /** Of a removed default the newest that is left takes the place. */
  removeAddress: service({
    name: 'nethos.pat.address.delete',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ addressId: own('address') }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
