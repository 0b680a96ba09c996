import type { Gate } from './gate.ts'
import type { Implemented } from './handler.ts'

const field = Buffer.from('"service":"')
const longestName = 200

/**
 * Looks for the service's name in a body that has not been read yet: turning a call away must cost a small part of
 * answering it, or turning away is what the server is busy with. What it does not find goes the usual way.
 */
export function shedEarly(services: readonly Implemented[], gate: Gate): (body: Buffer) => boolean {
  const usual = new Set(
    services.flatMap(({ service }) => (service.shedLast ? [] : [service.name, ...service.aliases]).map(lower)),
  )
  return body => {
    if (!gate.isFull) return false
    const from = body.indexOf(field) + field.length
    if (from < field.length) return false
    const name = body.toString('latin1', from, Math.min(body.indexOf('"', from), from + longestName))
    if (!usual.has(lower(name))) return false
    gate.countFull()
    return true
  }
}

const lower = (name: string): string => name.toLowerCase()
