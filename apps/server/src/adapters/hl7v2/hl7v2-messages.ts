import type { Clock } from '../../ports/clock.ts'
import type { HospitalMessages } from '../../ports/hospital-messages.ts'
import { decoded } from './charset.ts'
import type { Hl7Hospital } from './hl7-hospital.ts'
import { listenMllp, type ListenerOptions } from './listener.ts'
import { readMessage } from './reader.ts'

/** Hospitals that send HL7 v2.5.1 by MLLP (docs/decisions/0170). */
export function hl7v2Messages(
  hospitals: readonly Hl7Hospital[],
  clock: Clock,
  listener: ListenerOptions,
): HospitalMessages {
  const byId = new Map(hospitals.map(one => [one.hosId, one]))
  return {
    hospitals: hospitals.map(one => one.hosId),
    listen: take => listenMllp(listener, { hospitals, clock, take }),
    read(hosId, bytes) {
      const hospital = byId.get(hosId)
      if (!hospital) return { controlId: '', kind: '', fault: '医院不再使用接口消息', facts: [] }
      const { asked: _asked, ackFault: _fault, ...read } = readMessage(bytes, hospital, clock)
      return read
    },
    textOf(hosId, bytes) {
      try {
        return decoded(bytes, byId.get(hosId)?.charset).text.replaceAll(/\r\n?/g, '\n')
      } catch {
        return bytes.toString('latin1').replaceAll(/\r\n?/g, '\n')
      }
    },
  }
}
