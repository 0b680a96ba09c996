import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const atHospital = () => ({ hosid: 'h1' })
const ofBilled = { compatId: { record: (world: World) => world.billed(), fields: atHospital } }

/** The hospitals' bills. */
export const feesRecords: Trials = {
  'zheer.yygh.ApiFeeService.mzUnpaidList': ofBilled,
  'zheer.yygh.ApiFeeService.mzPaidList': ofBilled,
  'zheer.yygh.ApiFeeService.zyInfo': ofBilled,
  'zheer.yygh.ApiFeeService.zyRecordList': ofBilled,
  'zheer.yygh.ApiPersonalExamService.preSettlement.v2': {
    compatId: {
      record: world => world.billed(),
      fields: world => ({ hosid: 'h1', zflsh: world.latestBillNo() }),
    },
  },
  'zheer.yygh.ApiPersonalExamService.examPayment.v2': { jiesuanId: { fields: () => ({ payChannel: 'WECHAT' }) } },
  'zheer.yygh.ApiFeeService.zyPrepay': { stayId: { fields: () => ({ amount: 100_000 }) } },
  'zheer.yygh.ApiFeeService.zySettle': { stayId: { record: world => world.hospitalStay('to_settle') } },
}
