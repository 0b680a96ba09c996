import { aCoupon } from '../domains/coupons/coupons.samples.ts'
import type { TestServer } from '../testing/server.ts'
import type { Patient } from './world.ts'

/** What the world has that belongs to an account, and what is known of its owner's health. */
export interface AccountWorld {
  /** A device that the owner has logged in from. */
  device(): Promise<string>
  message(): Promise<string>
  address(facts: object): Promise<string>
  feedback(): Promise<string>
  treatment(): Promise<string>
  coupon(): Promise<string>
}

export function accountWorld(server: TestServer, first: Patient): AccountWorld {
  let devices = 0
  const { personId } = first
  return {
    async device() {
      const at = new Date(server.house.clock.now())
      const { trustedDeviceId } = await server.db
        .insertInto('trustedDevice')
        .values({ accountId: first.accountId, deviceId: `d${++devices}`, name: 'iPhone', firstAt: at, lastAt: at })
        .returning('trustedDeviceId')
        .executeTakeFirstOrThrow()
      return trustedDeviceId
    },
    async message() {
      const { messageId } = await server.db
        .insertInto('message')
        .values({
          accountId: first.accountId,
          moduleType: 'CONSULT',
          messageType: 'consult_replied',
          title: '医生回复了您',
          content: '请查看',
          createdAt: new Date(server.house.clock.now()),
        })
        .returning('messageId')
        .executeTakeFirstOrThrow()
      return messageId
    },
    address: async facts => (await server.call('nethos.pat.address.add', facts, first.session)).obj.addressId,
    feedback: async () => {
      const written = { accountId: first.accountId, kind: 'other', content: '排队太久' }
      const added = server.db
        .insertInto('feedback')
        .values({ ...written, createdAt: new Date(server.house.clock.now()) })
      return (await added.returning('feedbackId').executeTakeFirstOrThrow()).feedbackId
    },
    async treatment() {
      const { treatmentId } = await server.db
        .insertInto('treatment')
        .values({
          accountId: first.accountId,
          personId,
          content: '门诊',
          treatedAt: new Date(0),
          creatorName: '张秀英',
          createdAt: new Date(0),
        })
        .returning('treatmentId')
        .executeTakeFirstOrThrow()
      return treatmentId
    },
    coupon: async () => (await aCoupon(server.db, server.house.clock.now(), first.accountId)).couponId,
  }
}
