import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { doctorDeskServices as services } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { privateServiceServices } from '@nethos/contract/doctors/private-service.services.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export type DeskDoctor = OutputOf<typeof services.deskDoctor>
export type DeskDoctorRow = OutputOf<typeof services.listDeskDoctors>['rows'][number]
export type DeskOffer = DeskDoctor['offers'][number]

export const doctors = (filter: SentOf<typeof services.listDeskDoctors>) => query(services.listDeskDoctors, filter)
export const departments = () => query(services.listDeskDepartments, {})
export const places = () => query(services.listPlaces, {})
export const privateServices = (docId: string) => query(privateServiceServices.listPrivateServices, { docId })
export const doctor = (docId: string) => query(services.deskDoctor, { docId })

const shown = [services.deskDoctor, services.listDeskDoctors] as const
export const addDoctor = command(services.addDoctor, services.listDeskDoctors, services.listDeskDepartments)
export const changeDoctor = command(services.changeDoctor, ...shown)
export const changeLicence = command(services.changeLicence, ...shown, services.listDeskDepartments)
export const changeNotice = command(services.changeNotice, ...shown)
export const changeOffer = command(services.changeOffer, ...shown)
/** The offer says from how much on, and closes when nothing can be bought. */
export const savePrivateService = command(
  privateServiceServices.savePrivateService,
  privateServiceServices.listPrivateServices,
  ...shown,
)
