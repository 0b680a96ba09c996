import { pickUpBy } from '@nethos/contract/booking/orders.texts.ts'
import { timeOf } from '@nethos/contract/common/days.ts'

/** A visit as a calendar keeps it. Instants epoch ms. */
export interface CalendarVisit {
  uid: string
  /** It does not take place any more: the file takes it out of the calendar. */
  isOff: boolean
  startsAt: number
  title: string
  place: string
  address: string
  /** Of the page with all about it, for whoever is logged in. */
  url: string
  pickUpCode: string
}

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** RFC 5545, 3.1: no line is longer than 75 bytes; the next one goes on behind a blank. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part) + Buffer.byteLength(character) > 74) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

const minute = 60_000
const halfHour = 30 * minute
/** Nobody is woken before seven. */
const earliest = 7 * 60

/** How many minutes before it the phone rings: two hours, less for an early visit, never under three quarters of one. */
export function alarmBefore(startsAt: number): number {
  const [hours, minutes] = timeOf(startsAt).split(':').map(Number) as [number, number]
  return Math.max(45, Math.min(120, hours * 60 + minutes - earliest))
}

/** RFC 5545: half an hour from when the patient is to be there, with a reminder on the day and one a day before. */
export function calendarOf(visit: CalendarVisit, now: number): string {
  const { uid, isOff, startsAt, title, place, address, url, pickUpCode } = visit
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-${before}`,
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nethos//booking//ZH',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}@nethos`,
    `SEQUENCE:${isOff ? 1 : 0}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(startsAt + halfHour)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped([place, address].filter(Boolean).join('，'))}`,
    `DESCRIPTION:${escaped(`请提前30分钟到达，凭${pickUpBy(pickUpCode)}取号报到，带好身份证和医保卡。`)}`,
    `URL:${url}`,
    ...(isOff ? [] : [...alarm(`PT${alarmBefore(startsAt)}M`), ...alarm('P1D')]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
