import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { Spelled, type HandlerOf } from '../../calls/handler.ts'
import { readDoctorPage } from './doctor.table.ts'

export const listDoctors: HandlerOf<typeof doctorServices.listDoctors> = async ({ input, ctx }) => {
  const { cards, hasNextPage } = await readDoctorPage(ctx, input)
  const paginator = JSON.stringify({ pageNum: input.pageNum, pageSize: input.pageSize, hasNextPage })
  return new Spelled(`{"code":"0","msg":"","list":[${cards}],"paginator":${paginator}}`)
}
