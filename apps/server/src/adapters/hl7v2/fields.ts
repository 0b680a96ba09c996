import { present } from '@nethos/contract/common/present.ts'
import { MessageFault } from './fault.ts'
import { needed, placeOf, type Segment } from './message.ts'

/** YYYY[MM[DD[HH[MM[SS[.S…]]]]]][+ZZZZ], and 2026-01-02 03:04:05 as some makers write it. Without a zone: Asia/Shanghai. */
const pattern =
  /^(\d{4})(?:[-/]?(\d\d)(?:[-/]?(\d\d)(?:[ T]?(\d\d)(?::?(\d\d)(?::?(\d\d)(?:\.(\d{1,6}))?)?)?)?)?)?([+-]\d{4})?$/
const shanghai = '+0800'

export function instantOf(text: string): number | undefined {
  const found = pattern.exec(text)
  if (!found) return undefined
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', part = '0', zone = shanghai] =
    found
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${part.padEnd(3, '0').slice(0, 3)}Z`)
  // 20260231 is no day: the calendar would make another one of it.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(8, 10) !== day) return undefined
  const offset = (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3, 5))) * 60_000
  const instant = at - (zone.startsWith('-') ? -offset : offset)
  return instant < 0 ? undefined : instant
}

/** A time that may be left out, and must be one where it stands. */
export function timeAt(segment: Segment | undefined, field: number): number | undefined {
  const text = segment?.at(field) ?? ''
  if (text === '' || /^0+$/.test(text)) return undefined
  const at = instantOf(text)
  if (at === undefined) throw new MessageFault(placeOf(present(segment), field), '不是时间', 102)
  return at
}

export function neededTime(segment: Segment, field: number): number {
  needed(segment, field)
  const at = timeAt(segment, field)
  if (at === undefined) throw new MessageFault(placeOf(segment, field), '没有填写')
  return at
}

/** A person (XCN, XPN, CNN): Chinese makers write the whole name in the family name, or in the first part. */
export function personAt(segment: Segment | undefined, field: number, from = 2): string {
  if (!segment) return ''
  const [id, family, given] = [segment.at(field, from - 1), segment.at(field, from), segment.at(field, from + 1)]
  return (family + given || (/\p{Script=Han}/u.test(id) ? id : '')).slice(0, 200)
}

/** A person inside an NDL (OBR-32 …), whose first component is made of subcomponents. */
export function personIn(segment: Segment | undefined, field: number): string {
  if (!segment) return ''
  const sub = (at: number) => segment.at(field, 1, { sub: at })
  const named = sub(2) + sub(3)
  return (named || (/\p{Script=Han}/u.test(sub(1)) ? sub(1) : personAt(segment, field))).slice(0, 200)
}

/** A coded element (CE, CWE): its words, else its code. */
export const wordsAt = (segment: Segment | undefined, field: number): string =>
  (segment?.at(field, 2) || segment?.at(field, 5) || segment?.at(field) || '').slice(0, 200)

const recordPattern = /^[A-Za-z0-9]{1,32}$/

/** 病案号 of PID-3: the one of the agreed type, else the first; of old makers PID-2. */
export function recordNumberOf(pid: Segment, type: string): string {
  const all = Array.from({ length: pid.repeats(3) }, (_, repetition) => ({
    id: pid.at(3, 1, { repetition }),
    type: pid.at(3, 5, { repetition }),
  })).filter(one => one.id !== '')
  const of =
    all.find(one => one.type === type) ?? all.find(one => one.type === '') ?? (all.length === 1 ? all[0] : undefined)
  const found = of?.id ?? (all.length === 0 ? pid.at(2) : '')
  if (found === '') throw new MessageFault('PID-3', `没有类型为${type}的病案号`)
  if (!recordPattern.test(found)) throw new MessageFault('PID-3', '不是1至32位字母和数字的病案号', 102)
  return found
}

/** An entity identifier (EI) as a code of ours: at most 64 characters, none of them a space. */
export function codeAt(segment: Segment | undefined, field: number): string {
  const code = segment?.at(field) ?? ''
  if (code !== '' && !/^[\x21-\x7e]{1,64}$/.test(code))
    throw new MessageFault(placeOf(present(segment), field), '不是64个字符以内的编号', 102)
  return code
}
