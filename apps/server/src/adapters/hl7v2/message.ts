import { Hl7Message, type Hl7Segment } from '@medplum/core'
import { MessageFault } from './fault.ts'
import { unescaped } from './escapes.ts'

/** A segment, read by numbers as the standard counts them. What is not there is empty. */
export interface Segment {
  readonly name: string
  /** Which of its name it is, from 1. */
  readonly nth: number
  /** One value, unescaped and trimmed. */
  at(field: number, component?: number, more?: { repetition?: number; sub?: number }): string
  /** How many repetitions a field has. */
  repeats(field: number): number
  /** The whole field as text, separators included, not unescaped. */
  raw(field: number): string
}

export interface Message {
  readonly segments: readonly Segment[]
  first(name: string): Segment | undefined
  /** A segment that must be there. */
  need(name: string): Segment
}

/** Fields are bounded: a report is a text of 20,000, a PDF is base64 of 10 MiB. */
const mostSegments = 5_000

export function parsed(text: string): Message {
  const lines = text
    .replaceAll('\r\n', '\r')
    .replaceAll('\n', '\r')
    .replace(/^[\r\s\uFEFF]+/, '')
  if (!/^MSH[^\w\s]/.test(lines)) throw new MessageFault('MSH', '不在开头', 100)
  if (lines.split('\r').length > mostSegments) throw new MessageFault('MSH', `后面的段超过${mostSegments}个`, 100)
  const whole = separated(Hl7Message.parse(lines))
  const counts = new Map<string, number>()
  const segments = whole.segments
    .filter(one => /^[A-Z][A-Z0-9]{2}$/.test(one.name))
    .map(one => {
      const nth = (counts.get(one.name) ?? 0) + 1
      counts.set(one.name, nth)
      return segmentOf(one, nth)
    })
  const first = (name: string) => segments.find(one => one.name === name)
  return {
    segments,
    first,
    need(name) {
      const found = first(name)
      if (!found) throw new MessageFault(name, '没有这一段', 100)
      return found
    },
  }
}

/** Five different signs, none of them one that values are written with. */
function separated(message: Hl7Message): Hl7Message {
  const { fieldSeparator, componentSeparator, repetitionSeparator, escapeCharacter, subcomponentSeparator } =
    message.context
  const all = [fieldSeparator, componentSeparator, repetitionSeparator, escapeCharacter, subcomponentSeparator]
  if (all.some(one => typeof one !== 'string' || !/^[!-/:-@[-`{-~]$/.test(one)) || new Set(all).size < all.length)
    throw new MessageFault('MSH-2', '分隔符不正确', 102)
  return message
}

function segmentOf(segment: Hl7Segment, nth: number): Segment {
  const fieldAt = (field: number) => segment.getField(field) as ReturnType<typeof segment.getField> | undefined
  return {
    name: segment.name,
    nth,
    at(field, component = 1, { repetition = 0, sub = 1 } = {}) {
      const value = fieldAt(field)?.components[repetition]?.[component - 1] ?? ''
      const part = value.split(segment.context.subcomponentSeparator)[sub - 1] ?? ''
      // HL7 writes "" where a value is to be deleted.
      return part === '""' ? '' : unescaped(part, segment.context).trim()
    },
    repeats: field => fieldAt(field)?.components.length ?? 0,
    raw: field => fieldAt(field)?.toString() ?? '',
  }
}

/** OBX[3]-5. */
export const placeOf = (segment: Segment, field: number): string =>
  `${segment.name}${segment.nth > 1 ? `[${segment.nth}]` : ''}-${field}`

/** A value that must be there. */
export function needed(segment: Segment, field: number, component = 1): string {
  const value = segment.at(field, component)
  if (value === '') throw new MessageFault(placeOf(segment, field), '没有填写')
  return value
}
