import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { couponDeskServices as services } from '@nethos/contract/coupons/coupons-desk.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Batch = OutputOf<typeof services.listBatches>['rows'][number]
export type DeskActivity = OutputOf<typeof services.listDeskActivities>['rows'][number]

export const batches = (isOpen: boolean | null, pageNum: number) => query(services.listBatches, { isOpen, pageNum })
/** The newest hundred that are given away: what an activity can choose from. */
export const openBatches = () => query(services.listBatches, { isOpen: true, pageNum: 1, pageSize: 100 })
export const activities = (pageNum: number) => query(services.listDeskActivities, { pageNum })

export const saveBatch = command(services.saveBatch, services.listBatches, services.listDeskActivities)
export const stopBatch = command(services.stopBatch, services.listBatches)
export const giveCoupon = command(services.giveCoupon, services.listBatches)
export const saveActivity = command(services.saveActivity, services.listDeskActivities)
export const stopActivity = command(services.stopActivity, services.listDeskActivities)

/** What a batch can be restricted to. */
export const departments = () => query(doctorServices.listDepartments, {})
export const allDoctors = () => query(doctorServices.listDoctors, { pageNum: 1, pageSize: 1000 })
