import { MessageFault } from './fault.ts'
import { neededTime } from './fields.ts'
import { needed, type Message, type Segment } from './message.ts'

export interface Head {
  msh: Segment
  controlId: string
  /** ORU^R01. */
  kind: string
  sentAt: number
}

/** Some makers write ORU_R01 or ORU^R01^ORU_R01, some the type alone. */
const alone: Readonly<Record<string, string>> = { ORU: 'R01', ORM: 'O01', OML: 'O21', DFT: 'P03' }

export function kindOf(msh: Segment): string {
  const [type = '', joined] = msh.at(9).toUpperCase().split('_')
  const event = msh.at(9, 2).toUpperCase() || joined || alone[type] || ''
  return event === '' ? type : `${type}^${event}`
}

/** A clock that runs a little fast is one; a day is a wrong one, and its message would stand on top for good. */
const mostAheadMs = 86_400_000

export function headOf(message: Message, processing: string, now: number): Head {
  const msh = message.need('MSH')
  const version = msh.at(12)
  if (version !== '' && !version.startsWith('2.')) throw new MessageFault('MSH-12', '不是HL7 2.x', 203)
  const mode = msh.at(11)
  if (mode !== '' && mode !== processing) throw new MessageFault('MSH-11', `不是约定的${processing}`, 202)
  const controlId = needed(msh, 10)
  const sentAt = neededTime(msh, 7)
  if (sentAt > now + mostAheadMs) throw new MessageFault('MSH-7', '在将来', 102)
  return { msh, controlId, kind: kindOf(msh), sentAt }
}

/**
 * The later message is the higher version. Whose clock counts whole seconds sends several at one instant: then the graver
 * state (`rank`, 0 to 9) is the later one, and between equals the one that came later.
 */
export const versionOf = (sentAt: number, rank = 0): number => sentAt * 100 + rank * 10
