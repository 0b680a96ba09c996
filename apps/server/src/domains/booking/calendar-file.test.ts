import { expect, test } from 'vitest'
import { alarmBefore, calendarOf } from './calendar-file.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00+08:00`)
const visit = {
  uid: 'b1',
  isOff: false,
  title: '就诊：心血管内科',
  place: '东湖院区 308诊室',
  address: '长堤路166号',
  url: 'https://hospital.example/my/book/list/b1',
  pickUpCode: '836204',
}

test('the phone rings two hours before a visit, but nobody is woken before seven', () => {
  expect(alarmBefore(at('14:00'))).toBe(120)
  expect(alarmBefore(at('08:30'))).toBe(90)
  expect(alarmBefore(at('07:30'))).toBe(45)
  expect(calendarOf({ ...visit, startsAt: at('08:00') }, at('07:00'))).toContain('TRIGGER:-PT60M\r\n')
})

test('a visit that was given back is taken out of the calendar by the same file', () => {
  const event = calendarOf({ ...visit, startsAt: at('14:00') }, at('07:00'))
  expect(event).toContain('STATUS:CONFIRMED\r\n')
  expect(event).toContain('SEQUENCE:0\r\n')
  // The way back to the page on which it can be given back.
  expect(event).toContain('URL:https://hospital.example/my/book/list/b1\r\n')
  const gone = calendarOf({ ...visit, isOff: true, startsAt: at('14:00') }, at('07:00'))
  expect(gone).toContain('METHOD:CANCEL\r\n')
  expect(gone).toContain('STATUS:CANCELLED\r\n')
  expect(gone).toContain('SEQUENCE:1\r\n')
  expect(gone).not.toContain('VALARM')
})

test('where the hospital gives no code one comes with the ID card', () => {
  const lines = (pickUpCode: string) =>
    calendarOf({ ...visit, pickUpCode, startsAt: at('14:00') }, at('07:00')).replaceAll('\r\n ', '')
  expect(lines('836204')).toContain('凭取号码取号报到')
  expect(lines('')).toContain('凭身份证取号报到')
})
