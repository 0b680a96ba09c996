import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { environmentOf } from '../../../app/environment.ts'
import { mayShare } from '../../../app/may-share.ts'
import { answer, forget } from '../../../testing/open-page.tsx'
import { configure, openAt, press } from '../../../testing/open-at.tsx'
import DownloadPage from './download.page.tsx'
import OpenPaymentAppPage from './open-payment-app.page.tsx'

vi.mock('@nethos/calls/call.ts')

const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
const write = vi.fn<(text: string) => Promise<void>>()

beforeEach(async () => {
  forget()
  await configure()
  assign.mockClear()
  write.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  answer(systemServices.setting, '')
})

const inside = { app: { environment: environmentOf('Mozilla/5.0 MicroMessenger/8.0.50') } }

describe('下载APP', () => {
  test('shows name, both buttons and the share menu; inside an app, how to get out of it first', () => {
    openAt('/download', DownloadPage, inside)
    expect(screen.getByRole('heading', { name: '南山云医院' })).toBeDefined()
    for (const name of ['iPhone下载', '安卓手机下载']) expect(screen.getByRole('button', { name })).toBeDefined()
    expect(screen.getByText(/在浏览器中打开/)).toBeDefined()
    expect(mayShare('/download')).toBe(true)
  })

  test('opens the shop that the hospital has published', async () => {
    answer(systemServices.setting, sent =>
      (sent as { key: string }).key === 'app.download.ios' ? 'https://apps.example/nethos' : '',
    )
    const { app } = openAt('/download', DownloadPage)
    await waitFor(async () => {
      await press('iPhone下载')
      expect(app.openLink).toHaveBeenCalledWith('https://apps.example/nethos')
    })
    expect(screen.queryByText(/在浏览器中打开/)).toBeNull()
  })

  test('says so while there is none, and how to get the icon all the same', async () => {
    openAt('/download', DownloadPage)
    await press('安卓手机下载')
    expect(await screen.findByText('APP正在准备上架')).toBeDefined()
    expect(screen.getByText(/添加到桌面/)).toBeDefined()
  })
})

describe('在支付宝中打开', () => {
  test('opens the payment app at our page, or copies the link', async () => {
    openAt('/open/alipay?path=%2Fmy%2Fpay', OpenPaymentAppPage)
    await press('打开支付宝')
    const opened = new URL(String(assign.mock.calls[0]![0]))
    expect(opened.protocol).toBe('alipays:')
    expect(opened.searchParams.get('url')).toBe(`${location.origin}/my/pay`)
    await press('复制链接')
    expect(write).toHaveBeenCalledWith(`${location.origin}/my/pay`)
    expect(await screen.findByText('已复制')).toBeDefined()
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'never leads to %s',
    path => {
      openAt(`/open/alipay?${new URLSearchParams({ path })}`, OpenPaymentAppPage)
      expect(screen.getByText(`${location.origin}/v4/index`)).toBeDefined()
    },
  )

  test('inside the payment app it goes on at once', async () => {
    const environment = environmentOf('Mozilla/5.0 AlipayClient/10.5')
    openAt('/open/alipay', OpenPaymentAppPage, { app: { environment } })
    await press('进入南山云医院')
    expect(assign).toHaveBeenCalledWith(`${location.origin}/v4/index`)
  })

  test('a phone that does not copy is told how', async () => {
    write.mockRejectedValue(new Error('no'))
    openAt('/open/alipay', OpenPaymentAppPage)
    await press('复制链接')
    expect(await screen.findByText('复制没有成功，请长按文字复制')).toBeDefined()
  })
})
