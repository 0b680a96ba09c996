import type { HospitalClient } from './hospital-client.ts'
import { matches } from './match.ts'
import { identifiersOf, type Patient } from './patients/patient.ts'

/** Whose patient index is asked. */
export interface Index {
  client: HospitalClient
  /** The identifier system of its record numbers. */
  recordSystem: string
}

/**
 * The hospital's own files with this identifier, in use. On a server of several hospitals who gave the record number says whose
 * file it is, else who keeps the Patient; where neither is said, a number of the hospital's own system (docs/decisions/0065).
 */
export async function filesWith(index: Index, system: string, value: string): Promise<Patient[]> {
  const own = await ownFiles(index, await matches(index.client, system, value))
  return system === index.recordSystem
    ? own.filter(one => identifiersOf(one, system).some(each => each.value === value))
    : own
}

/** The hospital's own files with this record number, in use. */
export const filesNumbered = (index: Index, recordNumber: string): Promise<Patient[]> =>
  filesWith(index, index.recordSystem, recordNumber)

/** What of these is the hospital's; a number that another has given in the same system is taken off. */
export async function ownFiles({ client, recordSystem }: Index, found: readonly Patient[]): Promise<Patient[]> {
  const seen = found.map(file => ({ file, numbers: identifiersOf(file, recordSystem) }))
  const ofFile = ({ id, managingOrganization }: Patient) => ({ resourceType: 'Patient', id, managingOrganization })
  const numbers = seen.flatMap(one => one.numbers.map(number => ({ ...ofFile(one.file), number })))
  const bare = seen.filter(one => one.numbers.length === 0).map(({ file }) => ({ ...ofFile(file), file }))
  const ours = new Set((await client.own(numbers, 'ours')).map(one => one.number))
  const waiting = new Set((await client.own(bare)).map(one => one.file))
  return seen
    .filter(one => waiting.has(one.file) || one.numbers.some(each => ours.has(each)))
    .map(({ file, numbers: all }) => ({
      ...file,
      identifier: (file.identifier ?? []).filter(each => !all.includes(each) || ours.has(each)),
    }))
}
