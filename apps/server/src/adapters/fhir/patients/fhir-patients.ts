import type { Clock } from '../../../ports/clock.ts'
import {
  FileExistsError,
  FileRefusedError,
  FileUnknownError,
  HospitalUnreachableError,
  RecordNumberPendingError,
  SeveralFilesError,
  type HospitalFile,
  type HospitalPatients,
  type NewHospitalFile,
} from '../../../ports/hospital.ts'
import { again, FhirConflictError, FhirNotServedError, FhirRefusedError } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { matches } from '../match.ts'
import { filesNumbered, filesWith, ownFiles } from '../own-files.ts'
import { insuranceOf } from './coverage.ts'
import { saveMeasures, measured } from './measures.ts'
import {
  addressIn,
  cardsIn,
  identifiersOf,
  mobileIn,
  nameIn,
  nationalIdCard,
  newPatient,
  patient,
  withAddress,
  withMobile,
  workIn,
  type Patient,
} from './patient.ts'

interface Line extends FhirHospital {
  client: HospitalClient
}

const recordNumberPattern = /^[A-Za-z0-9]{1,32}$/

/** The patient indexes of the hospitals that speak HL7 FHIR R4 (docs/decisions/0065). */
export function fhirPatients(hospitals: readonly FhirHospital[], clock: Clock): HospitalPatients {
  const lines = new Map<string, Line>(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  const at = (hosId: string): Line => {
    const found = lines.get(hosId)
    if (!found) throw new HospitalUnreachableError('No patient index is connected for this hospital')
    return found
  }

  return {
    find: (hosId, idCard) =>
      read(async () => {
        const [one, another] = await withIdCard(at(hosId), idCard)
        if (another) throw new SeveralFilesError('Several files have this ID number')
        return one && fileOf(at(hosId), one)
      }),
    get: (hosId, recordNumber) =>
      read(async () => {
        const one = await withRecordNumber(at(hosId), recordNumber)
        return one && fileOf(at(hosId), one)
      }),
    create: (hosId, file) => write(() => create(at(hosId), file, clock.now())),
    changeMobile: (hosId, recordNumber, mobile) =>
      write(() => change(at(hosId), recordNumber, one => withMobile(one, mobile))),
    changeAddress: (hosId, recordNumber, address) =>
      write(() => change(at(hosId), recordNumber, one => withAddress(one, address))),
    visitCards: (hosId, recordNumber) =>
      read(async () => {
        const one = await withRecordNumber(at(hosId), recordNumber)
        return one ? cardsIn(one, at(hosId).cardSystem) : []
      }),
    keepVitalSigns: (hosId, recordNumber, signs) =>
      write(async () => {
        const one = await withRecordNumber(at(hosId), recordNumber)
        if (!one) throw new FileUnknownError('No file has this record number')
        await again(() => saveMeasures(at(hosId).client, one.id, signs, clock.now()))
      }),
    insurance: (hosId, idCard) =>
      read(async () => {
        const [one, another] = await withIdCard(at(hosId), idCard)
        return one && !another ? insuranceOf(at(hosId).client, one.id, clock.now()) : undefined
      }),
  }
}

const withIdCard = (line: Line, idCard: string): Promise<Patient[]> =>
  filesWith(line, line.idCardSystem ?? nationalIdCard, idCard)

/** Two with one record number are a fault of the hospital's: neither is known to be the one. */
async function withRecordNumber(line: Line, recordNumber: string): Promise<Patient | undefined> {
  const [one, another] = await filesNumbered(line, recordNumber)
  return another ? undefined : one
}

async function fileOf({ client, recordSystem }: Line, one: Patient): Promise<HospitalFile> {
  const recordNumber = identifiersOf(one, recordSystem)[0]?.value ?? ''
  if (!recordNumberPattern.test(recordNumber)) throw new RecordNumberPendingError('A file has no record number yet')
  return {
    recordNumber,
    name: nameIn(one),
    mobile: mobileIn(one),
    address: addressIn(one),
    workCode: workIn(one),
    ...(await measured(client, one.id)),
  }
}

async function create(line: Line, file: NewHospitalFile, now: number): Promise<HospitalFile> {
  const { client, idCardSystem = nationalIdCard } = line
  const same = new URLSearchParams({
    identifier: `${idCardSystem}|${file.idCard}`,
    ...((await isAnothersAlone(line, file.idCard)) && { organization: client.organization.reference }),
  })
  const body = newPatient(file, idCardSystem, client.organization)
  const id = await client.create(body, same.toString()).catch((error: unknown) => {
    const isThere =
      error instanceof FhirConflictError || (error instanceof FhirRefusedError && error.code === 'duplicate')
    throw isThere ? new FileExistsError('Somebody with this ID number has a file') : error
  })
  // The file is made: what was measured may be told again, and must not hide it.
  await saveMeasures(client, id, file, now).catch(() => undefined)
  const made = await client.get(patient, `Patient/${id}`)
  if (!made) throw new HospitalUnreachableError('The file that was made cannot be read')
  return fileOf(line, made)
}

/** Whether whoever has a file with this number has it at other hospitals of the server: then one is made here besides. */
async function isAnothersAlone(line: Line, idCard: string): Promise<boolean> {
  const known = await matches(line.client, line.idCardSystem ?? nationalIdCard, idCard)
  const ofNobodyElse = known.map(({ resourceType, id, managingOrganization }) => ({
    resourceType,
    id,
    managingOrganization,
  }))
  const left = await line.client.own(ofNobodyElse, 'ours')
  return known.length > 0 && left.length === 0 && (await ownFiles(line, known)).length === 0
}

/** The whole resource goes back by its version, so that nothing that another wrote meanwhile is lost. */
async function change(line: Line, recordNumber: string, changed: (one: Patient) => Patient): Promise<void> {
  await again(async () => {
    const known = await withRecordNumber(line, recordNumber)
    const now = known && (await line.client.get(patient, `Patient/${known.id}`))
    if (!now) throw new FileUnknownError('No file has this record number')
    if (!(await line.client.replace(changed(now), now.meta?.versionId))) throw new FileUnknownError('The file is gone')
  })
}

/** What a page can do nothing about is a line that is down. */
const read = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof FhirRefusedError) throw new HospitalUnreachableError(error.message, { cause: error })
    throw error
  })

const write = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof FhirConflictError) throw new HospitalUnreachableError(error.message, { cause: error })
    if (error instanceof FhirRefusedError || error instanceof FhirNotServedError)
      throw new FileRefusedError(error.message, { cause: error })
    throw error
  })
