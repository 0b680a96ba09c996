import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { failedJobServices } from '@nethos/contract/system/failed-jobs.services.ts'
import { hospitalDeskServices as houses } from '@nethos/contract/system/hospital-desk.services.ts'
import { systemStatusServices } from '@nethos/contract/system/system-status.services.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import { systemDeskServices as services } from '@nethos/contract/system/system-desk.services.ts'

export type DeskParam = OutputOf<typeof services.listParams>[number]
export type DeskDictionary = OutputOf<typeof services.listDictionaries>[number]

export const params = () => query(services.listParams, {})
export const dictionaryLists = () => query(services.listDictionaries, {})
export const changes = (kind: 'param' | 'dictionary', itemKey: string) => query(services.listChanges, { kind, itemKey })

/** How often patients have opened a page: today, or in all. */
export const visits = (type: 'today' | 'total') => query(systemPageServices.countVisits, { type })

export const changeParam = command(services.changeParam, services.listParams, services.listChanges)
export const changeDictionary = command(services.changeDictionary, services.listDictionaries, services.listChanges)

export type DeskHospital = OutputOf<typeof houses.listHospitals>[number]
export type DeskCampus = DeskHospital['campuses'][number]
export const hospitals = () => query(houses.listHospitals, {})
export const saveHospital = command(houses.saveHospital, houses.listHospitals)
export const saveCampus = command(houses.saveCampus, houses.listHospitals)

export type FailedJob = OutputOf<typeof failedJobServices.listFailedJobs>['rows'][number]
export const failedJobs = (pageNum: number) => query(failedJobServices.listFailedJobs, { pageNum })
export const retryJob = command(failedJobServices.retryJob, failedJobServices.listFailedJobs)
export type DismissedJob = OutputOf<typeof failedJobServices.listDismissedJobs>['rows'][number]
export const dismissedJobs = (pageNum: number) => query(failedJobServices.listDismissedJobs, { pageNum })
export const dismissJob = command(
  failedJobServices.dismissJob,
  failedJobServices.listFailedJobs,
  failedJobServices.listDismissedJobs,
)

export const status = () => query(systemStatusServices.status, {})
