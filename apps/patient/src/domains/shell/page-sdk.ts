import { call } from '@nethos/calls/call.ts'
import { shellServices } from '@nethos/contract/shell/shell.services.ts'
import { toast } from '../../controls/toast.ts'

/** What we use of the messaging app's own library. */
export interface PageSdk {
  config(signed: {
    debug: boolean
    appId: string
    timestamp: number
    nonceStr: string
    signature: string
    jsApiList: readonly string[]
  }): void
  ready(then: () => void): void
  error(then: () => void): void
  updateAppMessageShareData(shared: { title: string; desc: string; link: string; imgUrl: string }): void
  updateTimelineShareData(shared: { title: string; link: string; imgUrl: string }): void
  scanQRCode(ask: {
    needResult: 1
    scanType: readonly string[]
    success: (fields: { resultStr: string }) => void
    cancel: () => void
    fail: () => void
  }): void
}

const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'] as const

/** iOS signs the address that the app was opened at, Android the one that is shown. */
const openedAt = location.href
const signedAddress = (): string => (/iPhone|iPad|iPod/i.test(navigator.userAgent) ? openedAt : location.href)

/** The messaging app's library, once it has taken our signature for this page. */
export async function readySdk(): Promise<PageSdk> {
  const reqUrl = signedAddress().replace(/#.*/s, '')
  const signed = await call(shellServices.signPage, { reqUrl }).catch((error: Error) => {
    toast('微信jssdk获取失败')
    throw error
  })
  // Its types are written for another kind of module than it is.
  const { default: sdk } = (await import('weixin-js-sdk')) as unknown as { default: PageSdk }
  const { appId, timestamp, nonceStr, signature } = signed
  return new Promise((resolve, reject) => {
    sdk.config({ debug: false, appId, timestamp: Number(timestamp), nonceStr, signature, jsApiList })
    sdk.error(() => {
      toast('微信jssdk配置失败，可能会影响您分享等功能的使用！')
      reject(new Error('the page was not taken'))
    })
    sdk.ready(() => resolve(sdk))
  })
}
