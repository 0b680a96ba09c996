import type { Clock } from '../../../ports/clock.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import { ForgedPushError } from '../../../ports/hospital-booking.ts'
import { arrivalOf, type Arrival, type HospitalResults, type ReportFile } from '../../../ports/hospital-results.ts'

const mostAtOnce = 100
const firstLookMs = 30 * 86_400_000

const arrivalIn = ({ about, body, code, version }: StoredFact): Arrival =>
  about === 'unreadable'
    ? {
        kind: 'unreadable',
        arrivalCode: code,
        reason: (body as { reason: string }).reason,
        // The message itself is kept sealed, and opened at the workbench under 接口消息.
        raw: JSON.stringify(body),
      }
    : arrivalOf({ ...body, version }, `${code}.${version}`.slice(-64))

/** Reports of the hospitals that send ORU^R01: what they have sent is here, and nothing is asked of them. */
export function hl7v2Results(hosIds: readonly string[], facts: FactStore, clock: Clock): HospitalResults {
  const ids = new Set(hosIds)
  return {
    speaksFor: hosId => ids.has(hosId),
    async arrivals(hosId, cursor) {
      const from = Number(cursor || 0)
      const since = cursor === '' ? clock.now() - firstLookMs : 0
      const saved = await facts.after(hosId, ['result', 'unreadable'], { factId: from, since, most: mostAtOnce })
      return { arrivals: saved.map(arrivalIn), cursor: String(saved.at(-1)?.factId ?? from) }
    },
    async ofPatient(hosId, recordNumber) {
      const newest = new Map<string, StoredFact>()
      for (const one of await facts.ofFile(hosId, ['result'], recordNumber)) {
        const known = newest.get(one.code)
        if (!known || known.version < one.version) newest.set(one.code, one)
      }
      return [...newest.values()].map(arrivalIn)
    },
    async file(hosId, fileCode) {
      const [saved] = await facts.ofCode(hosId, 'file', fileCode)
      if (!saved) return undefined
      const { type, base64 } = saved.body as { type: ReportFile['type']; base64: string }
      return { type, bytes: Buffer.from(base64, 'base64') }
    },
    async readPush() {
      throw new ForgedPushError('This hospital sends messages, and pushes nothing here')
    },
  }
}
