import { nthOf } from '@nethos/contract/common/present.ts'
import { errorCodes, isRejected, type ErrorCode } from './fault.ts'
import type { Charset } from './charset.ts'
import { segment, written } from './write.ts'

/** What is answered to: as far as its MSH could be read. */
export interface Asked {
  application: string
  facility: string
  ourFacility: string
  event: string
  controlId: string
  processing: string
  charset: Charset
  /** MSH-15: in enhanced mode the acknowledgement says that the message is kept (CA), not that it is carried out. */
  accept: string
}

export interface AckFault {
  code: ErrorCode
  where: string
  sentence: string
}

/** AA: kept and readable. AE: kept, and it cannot be read as it stands. AR: nothing that we take. */
export function ackOf(fault: AckFault | undefined, isEnhanced: boolean): string {
  const kind = isEnhanced ? 'C' : 'A'
  if (!fault) return `${kind}A`
  return `${kind}${isRejected(fault.code) ? 'R' : 'E'}`
}

export function acknowledgement(asked: Asked, fault: AckFault | undefined, { now, id }: { now: number; id: string }) {
  const isEnhanced = asked.accept !== ''
  const code = ackOf(fault, isEnhanced)
  const segments = [segment('MSA', code, asked.controlId)]
  if (fault)
    segments.push(
      segment(
        'ERR',
        '',
        locationOf(fault.where),
        [String(fault.code), errorCodes[fault.code], 'HL70357'],
        'E',
        '',
        '',
        '',
        fault.sentence,
      ),
    )
  return written(
    {
      type: ['ACK', asked.event, 'ACK'],
      controlId: id,
      at: now,
      to: [asked.application, asked.facility],
      facility: asked.ourFacility,
      processing: asked.processing || 'P',
      charset: asked.charset,
    },
    segments,
  )
}

/** In enhanced mode the sender says when he wants to hear: always (AL), of errors (ER), of successes (SU), never (NE). */
export function isWanted(accept: string, hasFault: boolean): boolean {
  if (accept === 'NE') return false
  return accept === 'ER' ? hasFault : accept === 'SU' ? !hasFault : true
}

/** OBX[3]-5 as ERR-2 writes it: segment ^ which of its name ^ field. */
function locationOf(where: string): string[] {
  const found = /^([A-Z][A-Z0-9]{2})(?:\[(\d+)\])?(?:-(\d+))?$/.exec(where)
  return found ? [nthOf(found, 1), found[2] ?? '1', found[3] ?? ''] : []
}
