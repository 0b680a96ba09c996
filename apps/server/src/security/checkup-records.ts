import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const price = 10_000
const booked = async (world: World) => ({
  packageId: await world.checkupPackage(),
  timeId: await world.checkupTime(),
  totalCents: price,
})

/** The ids of health checks and of what companies pay for: a part of the table in records.ts. */
export const checkupRecords: Trials = {
  'nethos.medical.proposal.list': {
    compatId: { fields: async world => ({ packageId: await world.checkupPackage() }) },
  },
  'nethos.medical.order.add': { compatId: { fields: booked } },
  'nethos.medical.order.date.modify': { orderId: { fields: async world => ({ timeId: await world.checkupTime() }) } },
  'nethos.medical.order.pay': { orderId: { fields: () => ({ payChannel: 'WECHAT' }) } },
  'nethos.medical.team.claim': {
    compatId: { fields: async world => ({ code: (await world.checkupVoucher()).code }) },
  },
  'nethos.medical.team.family.add': {
    voucherId: {
      fields: async world => ({
        compatId: world.caller === 'owner' ? await world.relative() : world.callerPersonId,
        timeId: await world.checkupTime(),
        totalCents: 8_000,
      }),
    },
    compatId: {
      record: world => world.relative(),
      fields: async world => ({
        voucherId: (await world.checkupVoucher()).voucherId,
        timeId: await world.checkupTime(),
        totalCents: 8_000,
      }),
    },
  },
  'nethos.medical.team.order.add': {
    voucherId: { fields: async world => ({ timeId: await world.checkupTime(), totalCents: 0 }) },
  },
}
