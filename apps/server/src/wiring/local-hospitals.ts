import type pg from 'pg'
import { openDatabase } from '../database/connect.ts'
import { localBooking } from '../domains/clinics/local/local-booking.ts'
import { localBills } from '../domains/clinics/local/local-bills.ts'
import { localPatients } from '../domains/clinics/local/local-patients.ts'
import { sealerOf, type AllKeys } from './keys.ts'
import type { Clock } from '../ports/clock.ts'
import type { HospitalBills } from '../ports/hospital-bills.ts'
import type { HospitalBooking } from '../ports/hospital-booking.ts'
import { noResults, type HospitalResults } from '../ports/hospital-results.ts'
import type { Hospital, HospitalPatients } from '../ports/hospital.ts'
import { SettingsError } from '../settings.ts'
import { byHospital, type HospitalPorts } from './by-hospital.ts'

interface Inside {
  pool: pg.Pool
  clock: Clock
  keys: AllKeys
}

/** NETHOS_KEPT_HOSPITALS: `all` that are not connected otherwise, `none`, or their ids. */
export type LocalHospitals = string

/** Which hospitals the desk keeps; `connected` are those that a system is connected for. */
export function isLocalOf(setting: LocalHospitals, connected: readonly string[]): (hosId: string) => boolean {
  const others = new Set(connected)
  if (setting === 'none') return () => false
  if (setting === 'all') return hosId => !others.has(hosId)
  const named = new Set(setting.split(','))
  return hosId => named.has(hosId)
}

/** The same, and no hospital both ways. */
export function keepsBeside(setting: LocalHospitals, connected: readonly string[]): (hosId: string) => boolean {
  const isLocal = isLocalOf(setting, connected)
  const twice = connected.find(isLocal)
  if (twice === undefined) return isLocal
  throw new SettingsError(`NETHOS_KEPT_HOSPITALS names ${twice}, which is connected by another setting`)
}

/** The hospitals that the desk keeps answer out of our own books, all others as before (docs/decisions/0060). */
export function withLocal(
  attached: HospitalPorts,
  isLocal: (hosId: string) => boolean,
  { pool, clock, keys }: Inside,
): Hospital {
  const db = openDatabase(pool)
  const booking = localBooking(db, clock)
  const patients = localPatients({ db, clock, sealer: sealerOf(keys), lookup: keys.lookup })
  return {
    booking: byHospital<HospitalBooking>(Object.keys(booking), hosId => (isLocal(hosId) ? booking : attached.booking)),
    patients: byHospital<HospitalPatients>(Object.keys(patients), hosId =>
      isLocal(hosId) ? patients : attached.patients,
    ),
    results: byHospital<HospitalResults>(Object.keys(noResults), hosId =>
      isLocal(hosId) ? noResults : attached.results,
    ),
    bills: byHospital<HospitalBills>(Object.keys(localBills), hosId => (isLocal(hosId) ? localBills : attached.bills)),
    // The desk keeps neither health checks nor examinations: of its hospitals nothing is asked.
    checkups: {
      ...attached.checkups,
      speaksFor: hosId => !isLocal(hosId) && attached.checkups.speaksFor(hosId),
    },
    examinations: {
      ...attached.examinations,
      speaksFor: hosId => !isLocal(hosId) && attached.examinations.speaksFor(hosId),
    },
    // Nor operations.
    surgeries: {
      ...attached.surgeries,
      speaksFor: hosId => !isLocal(hosId) && attached.surgeries.speaksFor(hosId),
    },
    stays: {
      ...attached.stays,
      speaksFor: hosId => !isLocal(hosId) && attached.stays.speaksFor(hosId),
    },
    pushes: {
      ...attached.pushes,
      speaksFor: (hosId, part) => !isLocal(hosId) && attached.pushes.speaksFor(hosId, part),
    },
    isLocal,
  }
}
