import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { figureServices as services, type HospitalFigures } from '@nethos/contract/consult/figures.services.ts'

interface Period {
  fromDay: string
  untilDay: string
}
export type DoctorFigures = HospitalFigures['doctors'][number]

export const myFigures = ({ fromDay, untilDay }: Period) => query(services.myFigures, { fromDay, untilDay })
export const hospitalFigures = (asked: Period & { gbDeptCode: string; docId: string }) =>
  query(services.hospitalFigures, asked)
export const exportFigures = command(services.exportFigures)
