import { HospitalUnreachableError, type Hospital, type HospitalPatients } from '../../ports/hospital.ts'

const away = async (): Promise<never> => {
  throw new HospitalUnreachableError('No hospital is connected to this installation')
}

const patients: HospitalPatients = {
  find: away,
  get: away,
  create: away,
  changeMobile: away,
  changeAddress: away,
  visitCards: away,
  keepVitalSigns: away,
  insurance: away,
}

/** An installation whose hospitals are not connected yet: every question is answered as by a line that is down. */
export const noHospital: Hospital = { patients }
