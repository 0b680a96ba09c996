import { describe, expect, test } from 'vitest'
import { wayAfterLogin, wayOf } from './way-after-login.ts'

const listed = ['rx.hospital.example']
const after = (backPath: string | null | undefined) => wayAfterLogin(backPath, listed, 'our.example')

describe('after a login', () => {
  test.each(['infoConfirm', '/famousPage?bookDocId=3', 'expertDetail', 'bookType/date', '/selectType'])(
    '%s leads to the booking area',
    backPath => expect(after(backPath)).toEqual({ path: '/book' }),
  )
  test.each(['pictureConsultNext?docId=1', '/pictureConsultApply', 'onlineDoctorCard'])(
    '%s leads to finding a doctor',
    backPath => expect(after(backPath)).toEqual({ path: '/internetRoom' }),
  )
  test.each([null, undefined, '', '/', 'bindRelativePhone', '/bindRelativePhone?docId=1', '/login?backPath=%2Flogin'])(
    '%s leads to my own page',
    backPath => expect(after(backPath)).toEqual({ path: '/Profile' }),
  )
  test('any other path is opened with its query', () => {
    expect(after('/team/consult/5?from=sms#end')).toEqual({ path: '/team/consult/5?from=sms#end' })
    expect(after('my/pay')).toEqual({ path: '/my/pay' })
  })
})

describe('an address outside', () => {
  test('of a listed host is opened directly', () => {
    expect(after('https://rx.hospital.example/my?a=1')).toEqual({ address: 'https://rx.hospital.example/my?a=1' })
  })
  test('of our own host is a path', () => {
    expect(after('https://our.example/v2/my?x=1')).toEqual({ path: '/v2/my?x=1' })
  })
  test.each([
    'http://rx.hospital.example/',
    'https://evil.example/a',
    'HTTPS://rx.hospital.example.evil.example/',
    'https://rx.hospital.example:8443/',
  ])('%s is shown and asked for first', link => {
    expect(after(link)).toEqual({ path: `/leave?to=${encodeURIComponent(new URL(link).href)}` })
  })
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)//',
    'data:text/html,x',
    'tel:110',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://rx.hospital.example@evil.example/',
    'https://',
  ])('%s leads home, or at most to a page of ours', link => {
    const way = wayOf(link, listed, 'our.example')
    expect(way).toHaveProperty('path')
    const { path } = way as { path: string }
    expect(path).toMatch(/^\/[^/\\]/)
    expect(new URL(path, 'https://our.example').host).toBe('our.example')
  })
})
