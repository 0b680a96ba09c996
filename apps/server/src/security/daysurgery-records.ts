import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const withOne = { compatId: { fields: async (world: World) => ({ surgeryId: await world.surgery() }) } }

/** The ids of operations: a part of the table in records.ts. */
export const daySurgeryRecords: Trials = {
  'nethos.daysurgery.nearest': { compatId: { fields: async world => (await world.surgery(), {}) } },
  'nethos.daysurgery.insurance': withOne,
  'nethos.daysurgery.insurance.pay': { policyId: { fields: () => ({ payChannel: 'WECHAT' }) } },
  'smarthos.daysurgery.team.list': withOne,
  'nethos.daysurgery.message.list': withOne,
  'nethos.daysurgery.companion.name': {
    surgeryId: {
      fields: () => ({ companionName: '李强', companionRelationship: '儿子', companionMobile: '13900000000' }),
    },
  },
}
