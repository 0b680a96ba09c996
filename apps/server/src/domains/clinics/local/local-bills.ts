import type { HospitalBills } from '../../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'

const none = async (): Promise<never> => {
  throw new HospitalUnreachableError('No billing is connected for this hospital')
}

/** Hospitals that the desk keeps take money at their window: no billing system stands behind them. */
export const localBills: HospitalBills = {
  speaksFor: () => false,
  outpatient: none,
  bill: none,
  stays: none,
  stay: none,
  charges: none,
  deposits: none,
  takePayment: none,
  withdraw: none,
  tellRefund: none,
  booked: none,
}
