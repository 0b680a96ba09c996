import { charsetName, encoded, type Charset } from './charset.ts'
import { escaped } from './escapes.ts'

/** A field: its text, its components, or nothing. Components are escaped here, a Raw one stands as it is. */
export type Field = string | number | undefined | readonly (string | undefined)[]

const fieldOf = (field: Field): string =>
  Array.isArray(field)
    ? trimmed(
        field.map(one => escaped(one ?? '')),
        '^',
      )
    : escaped(String(field ?? ''))

const trimmed = (parts: readonly string[], separator: string): string => {
  const last = parts.findLastIndex(one => one !== '')
  return parts.slice(0, last + 1).join(separator)
}

/** PID|1||B1^^^^MR: fields from the first on. */
export const segment = (name: string, ...fields: readonly Field[]): string =>
  trimmed([name, ...fields.map(fieldOf)], '|')

/** Instant as HL7 writes it, in Asia/Shanghai and saying so. */
export function hl7Time(at: number): string {
  const shown = new Date(at + 8 * 3_600_000).toISOString()
  return `${shown.slice(0, 10).replaceAll('-', '')}${shown.slice(11, 19).replaceAll(':', '')}.${shown.slice(20, 23)}+0800`
}

export interface Envelope {
  /** ORM^O01^ORM_O01 */
  type: readonly [string, string, string]
  controlId: string
  at: number
  /** Application and facility of who receives it. */
  to: readonly [string, string]
  facility: string
  processing: string
  charset: Charset
}

export const applicationName = 'NETHOS'

export function written({ type, controlId, at, to, facility, processing, charset }: Envelope, segments: string[]) {
  const head = [
    ['MSH', '^~\\&', applicationName, escaped(facility), ...to.map(escaped), hl7Time(at), ''].join('|'),
    [type.join('^'), escaped(controlId), processing, '2.5.1'].join('|'),
    `||||CHN|${charsetName[charset]}`,
  ].join('|')
  return encoded([head, ...segments, ''].join('\r'), charset)
}
