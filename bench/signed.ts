import { nthOf } from '@nethos/contract/common/present.ts'
import { createHmac, randomBytes } from 'node:crypto'
import type { Session } from '../apps/server/src/testing/client.ts'

/** A service, and what one of the patients says to it, the nth time. */
interface Asked<Patient> {
  service: string
  fields: (patient: Patient, nth: number) => object
}

/** Ready requests, each signed with a random of its own: while a round runs, the client only writes and reads. */
export function signedRequests<Patient extends { session: Session }>(
  one: Asked<Patient>,
  path: string,
  patients: readonly Patient[],
  count: number,
): Buffer[] {
  const timestamp = Date.now()
  return Array.from({ length: count }, (_, nth) => {
    const patient = nthOf(patients, nth % patients.length)
    const body = JSON.stringify({
      ...one.fields(patient, Math.floor(nth / patients.length)),
      service: one.service,
      channel: '3',
      format: 'JSON',
      oper: '127.0.0.1',
      spid: '1001',
      version: '1.0.0',
      random: randomBytes(16).toString('hex'),
      timestamp,
      token: patient.session.token,
    })
    const sign = createHmac('sha256', patient.session.signKey).update(body).digest('hex')
    return Buffer.from(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nx-sign: ${sign}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
}
