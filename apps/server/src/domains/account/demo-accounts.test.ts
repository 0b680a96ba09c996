import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aLoginCaptcha } from './account.samples.ts'
import { loadDemoAccounts } from './demo-accounts.ts'

const server = await openTestServer()

test('the demo patients can log in by captcha; loaded twice, they stay as they are', async () => {
  await loadDemoAccounts(server)
  await loadDemoAccounts(server)
  const wang = await server.call('nethos.pat.captcha.login', await aLoginCaptcha(server, '13800000001'))
  expect(wang.obj).toMatchObject({ regStatus: 'BIND', pat: { patName: '王秀英', isRealnameAuth: true } })
  const { list } = await server.call('nethos.pat.compat.list', {}, wang.obj)
  expect(list.map(one => [one.compatName, one.relationship, one.isRealnameAuth, one.needGuardian])).toEqual([
    ['王秀英', 'self', true, false],
    ['王德福', 'parents', true, false],
    ['李建国', 'spouse', false, false],
    ['李小满', 'children', false, false],
  ])
  expect(list[3]).toMatchObject({ compatAge: 4, guardianName: '王秀英' })
  expect(await server.call('nethos.pat.compat.countJudge', {}, wang.obj)).toMatchObject({ code: '0' })

  const { list: addresses } = await server.call('nethos.pat.address.list', {}, wang.obj)
  expect(addresses.map(one => [one.receiver, one.isDefault])).toEqual([
    ['王秀英', true],
    ['王德福', false],
  ])

  const newcomer = await server.call('nethos.pat.captcha.login', await aLoginCaptcha(server, '13800000002'))
  expect(newcomer.obj).toMatchObject({ regStatus: 'BIND', pat: { patName: '', isRealnameAuth: false } })
})

test('the verified demo patient has a password too', async () => {
  await loadDemoAccounts(server)
  const reply = await server.call('nethos.pat.login', { mobile: '13800000001', password: 'nethos-demo' })
  expect(reply).toMatchObject({ code: '0', obj: { pat: { hasPassword: true } } })
})
