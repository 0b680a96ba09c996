import type * as z from 'zod/mini'
import type { Audits, Look, Service } from '../service.ts'
import { idsOf, insideOf } from './ids.ts'

/** The lines that the endpoint writes for a query, if it writes any. */
export const lookOf = (audits: Audits | undefined): Look | undefined =>
  audits && !('none' in audits) && !('writes' in audits) ? audits : undefined

/** Whether a field of this name stands anywhere in a schema. */
function names(schema: z.core.$ZodType, field: string): boolean {
  const { shape } = schema._zod.def as { shape?: Record<string, unknown> }
  return (shape !== undefined && field in shape) || insideOf(schema).some(inner => names(inner, field))
}

/** A query shows somebody's record when it asks for one of his own, or when its reply says of which person it speaks. */
const showsSomebodys = (service: Service): boolean =>
  service.kind === 'query' &&
  (Object.values(idsOf(service)).some(one => one.whose === 'own') || names(service.reply.schema, 'personId'))

/**
 * What is wrong with what a service says of the audit log; undefined when nothing is. Everything of the staff, and every
 * query that shows somebody's record, must say what is written, or why nothing is.
 */
export function auditsFault(service: Service): string | undefined {
  const { access, kind, audits } = service
  if (!audits) {
    const must = Array.isArray(access) || showsSomebodys(service)
    return must ? 'does not say what it writes into the audit log, nor why it writes nothing' : undefined
  }
  if ('none' in audits) return audits.none === '' ? 'does not say why it writes nothing' : undefined
  if ('writes' in audits) return kind === 'query' ? 'is a query and writes nothing itself' : undefined
  if (kind === 'command') return 'is a command: it writes what it has done itself'
  if (audits.read !== undefined && !audits.of) return 'does not say what kind of record is read'
  if (audits.listed !== undefined && !Array.isArray(access)) return 'lists, but not for the staff'
  return undefined
}
