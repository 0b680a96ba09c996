import { afterEach, expect, test, vi } from 'vitest'
import { ownAddress, scanWith } from './scan.ts'

vi.mock('./page-sdk.ts', () => ({
  readySdk: async () => ({
    scanQRCode: ({ success }: { success: (fields: { resultStr: string }) => void }) =>
      success({ resultStr: '微信扫到的' }),
  }),
}))

const own = 'https://hospital.example'
const window_ = window as { AlipayJSBridge?: object }
afterEach(() => delete window_.AlipayJSBridge)

test.each([
  [`${own}/doc/scan?exclusiveCodeId=x1`, '/doc/scan?exclusiveCodeId=x1'],
  [` ${own}/team/t1/detail#a\n`, '/team/t1/detail#a'],
  ['https://elsewhere.example/doc/scan', undefined],
  ['http://hospital.example/doc/scan', undefined],
  ['https://hospital.example.evil.example/', undefined],
  ['https://a:b@hospital.example/', undefined],
  [`${own}//evil.example/`, undefined],
  ['javascript:alert(1)', undefined],
  ['/doc/scan', undefined],
  ['6901234567892', undefined],
  ['', undefined],
])('a code with %j leads to %j', (text, path) => {
  expect(ownAddress(text, own)).toBe(path)
})

test('each app around us scans with its own scanner; elsewhere there is none', async () => {
  expect(await scanWith('messaging')).toBe('微信扫到的')
  const call = vi.fn<(name: string, ask: object, then: (fields: object) => void) => void>()
  window_.AlipayJSBridge = { call }
  call.mockImplementationOnce((_name, _ask, then) => then({ qrCode: '支付宝扫到的' }))
  expect(await scanWith('payment')).toBe('支付宝扫到的')
  call.mockImplementationOnce((_name, _ask, then) => then({ error: 10 }))
  expect(await scanWith('payment')).toBe('')
  await expect(scanWith('browser')).rejects.toThrow('no scanner')
})
