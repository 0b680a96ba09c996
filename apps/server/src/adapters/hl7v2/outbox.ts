import { randomUUID } from 'node:crypto'
import type { Clock } from '../../ports/clock.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { ask, reach, type Reply } from './client.ts'
import type { Hl7Hospital } from './hl7-hospital.ts'
import { written } from './write.ts'

/** What goes to the hospital. */
export interface Outbox {
  /** Rejects with HospitalUnreachableError when no answer came; a refusal is an answer. */
  send(type: readonly [string, string, string], segments: string[]): Promise<Reply>
  /** Nothing is to be told: only whether somebody is there. */
  reach(): Promise<void>
}

export function hl7Outbox(hospital: Hl7Hospital, clock: Clock): Outbox {
  const { peer } = hospital
  async function send(type: readonly [string, string, string], segments: string[]): Promise<Reply> {
    if (!peer) throw new HospitalUnreachableError('The settings say nowhere to send to')
    const controlId = randomUUID().replaceAll('-', '').slice(0, 20)
    const message = written(
      {
        type,
        controlId,
        at: clock.now(),
        to: [hospital.application ?? '', hospital.facility ?? ''],
        facility: applicationFacility,
        processing: hospital.processing,
        charset: hospital.charset ?? 'utf-8',
      },
      segments,
    )
    return ask(peer, controlId, message)
  }
  return {
    send,
    async reach() {
      if (!peer) throw new HospitalUnreachableError('The settings say nowhere to send to')
      await reach(peer)
    },
  }
}

const applicationFacility = 'NETHOS'
