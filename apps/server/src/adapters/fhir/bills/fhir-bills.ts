import type { Clock } from '../../../ports/clock.ts'
import type { HospitalBills } from '../../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { reached } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { filesNumbered } from '../own-files.ts'
import { identifiersOf, patient } from '../patients/patient.ts'
import { idIn } from '../wire.ts'
import { chargesOf } from './charges.ts'
import { billOf, outpatientOf } from './invoices.ts'
import { bookedOn, reportRefund } from './day-book.ts'
import { takePayment, withdraw } from './payments.ts'
import { accountOf, depositsOf, stayOf, staysOf } from './stays.ts'
import type { Account } from './wire.ts'

interface Line extends FhirHospital {
  client: HospitalClient
}

/** Billing of the hospitals that speak HL7 FHIR R4 (docs/decisions/0165). */
export function fhirBills(hospitals: readonly FhirHospital[], clock: Clock): HospitalBills {
  const lines = new Map<string, Line>(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  const on = <T>(hosId: string, work: (line: Line) => Promise<T>): Promise<T> =>
    reached(() => {
      const found = lines.get(hosId)
      if (!found) throw new HospitalUnreachableError('No billing is connected for this hospital')
      return work(found)
    })
  const ofFile = <T>(
    hosId: string,
    recordNumber: string,
    work: (client: HospitalClient, patientId: string) => Promise<T[]>,
  ): Promise<T[]> =>
    on(hosId, async ({ client, recordSystem }) => {
      const [owner, another] = await filesNumbered({ client, recordSystem }, recordNumber)
      return owner && !another ? work(client, owner.id) : []
    })

  return {
    speaksFor: hosId => lines.has(hosId),
    outpatient: (hosId, recordNumber) =>
      ofFile(hosId, recordNumber, (client, patientId) => outpatientOf(client, patientId, recordNumber, clock.now())),
    bill: (hosId, billNo) => on(hosId, line => billOf(line.client, billNo, id => numberOf(line, id), clock.now())),
    stays: (hosId, recordNumber) =>
      ofFile(hosId, recordNumber, (client, patientId) => staysOf(client, patientId, recordNumber)),
    stay: (hosId, stayNo) => on(hosId, line => stayOf(line.client, stayNo, one => numberOf(line, ownerOf(one)))),
    charges: (hosId, stayNo, onDay) =>
      on(hosId, async ({ client }) => {
        const all = (await accountOf(client, stayNo)) ? await chargesOf(client, stayNo) : []
        return onDay === undefined ? all : all.filter(one => one.onDay === onDay)
      }),
    deposits: (hosId, stayNo) => on(hosId, ({ client }) => depositsOf(client, stayNo)),
    takePayment: (hosId, payment) => on(hosId, ({ client }) => takePayment(client, payment, clock.now())),
    withdraw: (hosId, ourNo) => on(hosId, ({ client }) => withdraw(client, ourNo, clock.now())),
    tellRefund: (hosId, refund) => on(hosId, ({ client }) => reportRefund(client, refund, clock.now())),
    booked: (hosId, onDay) => on(hosId, ({ client }) => bookedOn(client, onDay)),
  }
}

const ownerOf = (one: Account): string =>
  one.subject?.map(each => idIn(each, 'Patient')).find(id => id !== undefined) ?? ''

async function numberOf({ client, recordSystem }: Line, patientId: string): Promise<string | undefined> {
  const found = patientId === '' ? undefined : await client.get(patient, `Patient/${patientId}`)
  return found && identifiersOf(found, recordSystem)[0]?.value
}
