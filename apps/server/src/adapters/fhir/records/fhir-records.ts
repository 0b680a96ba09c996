import * as z from 'zod/mini'
import type { Clock } from '../../../ports/clock.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import type { HandedIn, HospitalRecords } from '../../../ports/hospital-records.ts'
import { FhirConflictError, FhirRefusedError } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { hospitalClient } from '../hospital-client.ts'
import { filesNumbered } from '../own-files.ts'
import { systems } from '../names.ts'
import { documentReference } from './document.ts'

const known = z.looseObject({ resourceType: z.literal('DocumentReference'), id: z.string() })

/** The record systems of hospitals that speak HL7 FHIR R4 (docs/decisions/0262). */
export function fhirRecords(hospitals: readonly FhirHospital[], clock: Clock): HospitalRecords {
  const lines = new Map(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  return {
    hosIds: [...lines.keys()],
    async handIn(hosId, document): Promise<HandedIn> {
      const line = lines.get(hosId)
      if (!line) throw new HospitalUnreachableError('No record system is connected for this hospital')
      const { client, recordSystem, organizationId } = line
      const [patient, another] = await filesNumbered(line, document.recordNumber)
      if (!patient || another) return { outcome: 'refused', reason: '医院的患者档案中没有这个病案号，或有多份档案' }
      const body = documentReference(document, patient.id, { recordSystem, organizationId, now: clock.now() })
      const ours = `${systems.document}|${document.documentId}`
      try {
        return {
          outcome: 'accepted',
          theirId: await client.create(body, new URLSearchParams({ identifier: ours }).toString()),
        }
      } catch (error) {
        if (error instanceof FhirRefusedError)
          return { outcome: 'refused', reason: `医院的病历系统不接收这份文书（${error.code || '没有说明原因'}）` }
        if (!(error instanceof FhirConflictError)) throw error
      }
      // It was taken at a try whose answer was lost.
      const [before] = await client.search(known, 'DocumentReference', { identifier: ours }, 1)
      if (!before)
        throw new HospitalUnreachableError('The record system says it has the document, and does not find it')
      return { outcome: 'accepted', theirId: before.id }
    },
  }
}
