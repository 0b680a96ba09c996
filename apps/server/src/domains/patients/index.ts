import { patientDeskServices } from '@nethos/contract/patients/patient-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { deskPatient, findPatients } from './desk-patients.ts'

export const patientsDomain: Domain = { services: implement(patientDeskServices, { findPatients, deskPatient }) }
