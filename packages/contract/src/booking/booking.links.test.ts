import { bookingPages } from './booking.pages.ts'
import { clinicDoctorPage, confirmPage, departmentPage, hospitalPage } from './booking.links.ts'
import { expect, test } from 'vitest'

test('what is not known is left out of an address', () => {
  expect(clinicDoctorPage('h1.d1')).toBe('/book/doc/h1.d1?bookDocId=h1.d1')
  expect(clinicDoctorPage('h1.d1', { hosId: 'h1', sort: 1 })).toBe(
    '/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1',
  )
  expect(hospitalPage(bookingPages.today, {})).toBe('/book/today')
  expect(departmentPage(bookingPages.byDate, 'h1.k1', { hosId: 'h1', sort: 1, date: '2026-11-22' })).toBe(
    '/book/book/date?bookDeptId=h1.k1&bookHosId=h1&bookSort=1&date=2026-11-22',
  )
  expect(bookingPages.waitlistApply.to({ bookSchemeId: 'h1.s1' })).toBe('/book/waitlist?bookSchemeId=h1.s1')
  expect(bookingPages.waitlistApply.to({ bookDocId: 'h1.d1' })).toBe('/book/waitlist?bookDocId=h1.d1')
})

test('the confirmation is told what the documents name, and which number', () => {
  const chosen = {
    hosId: 'h1',
    hosName: '一院',
    deptId: 'h1.k1',
    deptName: '心内科',
    clinicDoctorId: 'h1.d1',
    docName: '沈知远',
    docTitle: '主任医师',
    sessionId: 'h1.s1',
    onDay: '2026-11-22',
    period: 'am',
    feeCents: 2000,
    numberId: 'h1.s1.1',
    no: 1,
    time: '08:00',
    sort: 4,
    parts: ['h1.k2', 'h1.k3'],
  }
  const query = Object.fromEntries(new URL(confirmPage(chosen), 'http://x').searchParams)
  expect(query).toMatchObject({
    bookDocId: 'h1.d1',
    deptName: '心内科',
    hosName: '一院',
    schemeAmpm: 'am',
    schemeDate: '2026-11-22',
    bookFee: '2000',
    bookNumId: 'h1.s1.1',
    bookSchemeId: 'h1.s1',
    bookHosId: 'h1',
    bookSort: '4',
    registeType: '1',
    mdtDeptList: 'h1.k2,h1.k3',
  })
  expect(new URL(confirmPage({ ...chosen, sort: 2 }), 'http://x').searchParams.get('registeType')).toBe('2')
})
