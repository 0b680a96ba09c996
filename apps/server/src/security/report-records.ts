import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const ofReader = { compatId: { record: (world: World) => world.reader() } }
const asking = async (world: World) => ({
  docId: await world.anotherDoctor(),
  reportIds: [await world.report(world[world.caller])],
  consultContent: '这个结果要紧吗',
})

/** Reports of the hospitals. */
export const reportRecords: Trials = {
  'nethos.book.inspect.list': ofReader,
  'zheer.yygh.ApiJyjcService.ExamList': ofReader,
  'zheer.yygh.ApiJyjcService.checkList': ofReader,
  'nethos.report.types': { personId: { record: world => world.reader() } },
  'nethos.report.list': { personId: { record: world => world.reader() } },
  'nethos.report.read': { reportId: { fields: () => ({ reportVersion: 1 }) } },
  'nethos.report.trend': { reportId: { fields: () => ({ itemIndex: 0 }) } },
  'nethos.report.pay': {
    reportId: {
      record: world => world.report(world.owner, { feeCents: 1500 }),
      fields: () => ({ payChannel: 'WECHAT' }),
    },
  },
  'nethos.report.pay.query': { reportId: { record: world => world.orderedReport() } },
  'nethos.report.consult.issue': {
    reportIds: { fields: async world => ({ docId: await world.anotherDoctor(), consultContent: '这个结果要紧吗' }) },
    attaIdList: { fields: asking },
  },
  'nethos.report.share.create': { reportIds: { fields: () => ({ hours: 24 }) } },
  'nethos.report.share.list': { reportId: { record: world => world.report(world.owner) } },
  'nethos.report.share.revoke': { shareId: { record: world => world.reportShare() } },
  'staff.report.read': { reportId: { fields: () => ({ reportVersion: 1 }) } },
  'staff.report.trend': { reportId: { fields: () => ({ itemIndex: 0 }) } },
}
