import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aLoginCaptcha, aMobile } from './account.samples.ts'
import { deviceName } from './device-name.ts'

const server = await openTestServer()
const { call } = server
const password = 'spring2026'
const on = (deviceLabel: string) => ({ deviceLabel })
const login = (mobile: string, deviceLabel?: string, typed = password) =>
  call('nethos.pat.login', { mobile, password: typed }, undefined, deviceLabel ? on(deviceLabel) : {})
const unknownDevice = { http: 200, code: '01020303', msg: '您正在新设备上登录，请先用短信验证码验证' }
const isIn = async (session: Session) => (await call('nethos.pat.info.get', {}, session)).code === '0'

/** Registered on a phone of his own, with a password. */
async function aPhoneOwner() {
  const mobile = aMobile()
  const { cid, captcha } = await aLoginCaptcha(server, mobile)
  const fields = { cid, captcha, patName: '李梅', password }
  const { obj } = await call('nethos.pat.register.v3', fields, undefined, on('phone'))
  const session: Session = { token: obj.token, signKey: obj.signKey }
  return { mobile, accountId: obj.pat.patId as string, session }
}
async function verifiedOn(mobile: string, device: string) {
  await server.advance(61)
  const { cid, captcha } = await aLoginCaptcha(server, mobile)
  return call('nethos.pat.equipment.captcha.login', { mobile, cid, captcha }, undefined, on(device))
}
const devices = async (session: Session, device = 'phone') =>
  (await call('nethos.pat.device.list', {}, session, on(device))).list

describe('a login by password', () => {
  test('lets in from a device of the account', async () => {
    const { mobile } = await aPhoneOwner()
    expect(await login(mobile, 'phone')).toMatchObject({ code: '0' })
  })

  test.each(['tablet', undefined])('wants the captcha from another one: %s', async device => {
    const { mobile } = await aPhoneOwner()
    const reply = await login(mobile, device)
    expect(reply).toMatchObject(unknownDevice)
    expect(reply.obj?.token).toBeUndefined()
  })

  test('says nothing of the device before the password is right', async () => {
    const { mobile } = await aPhoneOwner()
    expect(await login(mobile, 'tablet', 'another1')).toMatchObject({ code: '01020301' })
  })

  test('lets in from there once the captcha was right, until half a year has gone without a login', async () => {
    const { mobile } = await aPhoneOwner()
    const { code, obj } = await verifiedOn(mobile, 'tablet')
    expect(code).toBe('0')
    expect(await isIn(obj)).toBe(true)
    expect(await login(mobile, 'tablet')).toMatchObject({ code: '0' })
    await server.advance(181 * 24 * 3600)
    expect(await login(mobile, 'tablet')).toMatchObject(unknownDevice)
  })

  test('goes on as before for an account that was never used from a device with a name', async () => {
    const mobile = aMobile()
    const { cid, captcha } = await aLoginCaptcha(server, mobile)
    await call('nethos.pat.register.v3', { cid, captcha, patName: '李梅', password })
    expect(await login(mobile)).toMatchObject({ code: '0' })
  })
})

describe('the captcha of a new device', () => {
  test('is refused when it is wrong, and registers nobody', async () => {
    const { mobile } = await aPhoneOwner()
    await server.advance(61)
    const { cid, captcha } = await aLoginCaptcha(server, mobile)
    const other = String((Number(captcha) + 1) % 10_000).padStart(4, '0')
    const wrong = await call('nethos.pat.equipment.captcha.login', { mobile, cid, captcha: other })
    expect(wrong).toMatchObject({ code: '01020101', msg: '验证码不正确' })
    const stranger = aMobile()
    const his = await aLoginCaptcha(server, stranger)
    expect(await call('nethos.pat.equipment.captcha.login', { ...his })).toMatchObject({ code: '01020202' })
  })
})

describe('the list of devices', () => {
  test('says what they are, when they last logged in, which one asks and where somebody is logged in', async () => {
    const { mobile, session } = await aPhoneOwner()
    await verifiedOn(mobile, 'tablet')
    const list = await devices(session)
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({ isHere: true, isIn: true, deviceName: '其他设备 · 浏览器' })
    expect(list[1]).toMatchObject({ isHere: false, isIn: true })
    expect(list[1].lastAt).toBeGreaterThan(list[0].lastAt)
    expect(JSON.stringify(list)).not.toContain('tablet')
  })

  test('a device that is taken off is logged out, and its password is not enough any more', async () => {
    const { mobile, session } = await aPhoneOwner()
    const { obj: tablet } = await verifiedOn(mobile, 'tablet')
    const { deviceId } = (await devices(session)).find((one: any) => !one.isHere)
    expect(await call('nethos.pat.device.delete', { deviceId }, session)).toMatchObject({ code: '0', obj: true })
    expect([await isIn(tablet), await isIn(session)]).toEqual([false, true])
    expect(await login(mobile, 'tablet')).toMatchObject(unknownDevice)
    expect(await devices(session)).toHaveLength(1)
    expect(await call('nethos.pat.device.delete', { deviceId }, session)).toMatchObject({ code: '00010440' })
  })

  test('with all of them taken off, a password is enough nowhere', async () => {
    const { mobile, session } = await aPhoneOwner()
    const [{ deviceId }] = await devices(session)
    await call('nethos.pat.device.delete', { deviceId }, session)
    expect(await isIn(session)).toBe(false)
    for (const device of ['phone', undefined]) expect(await login(mobile, device)).toMatchObject(unknownDevice)
  })

  test("another's device is answered as one that does not exist", async () => {
    const [owner, stranger] = [await aPhoneOwner(), await aPhoneOwner()]
    const [{ deviceId }] = await devices(owner.session)
    expect(await call('nethos.pat.device.delete', { deviceId }, stranger.session)).toMatchObject({ code: '00010440' })
    expect(await isIn(owner.session)).toBe(true)
  })
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) MicroMessenger/8.0', '10', 'iPhone · 微信'],
  ['Mozilla/5.0 (Linux; Android 14; V2203A) AlipayClient', '11', '安卓手机 · 支付宝'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0)', '12', '鸿蒙手机 · App'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64)', '3', 'Windows电脑 · 浏览器'],
  ['<script>', '3', '其他设备 · 浏览器'],
])('%s is called in words', (agent, channel, name) => expect(deviceName(agent, channel)).toBe(name))
