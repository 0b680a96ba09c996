import { call } from '@nethos/calls/call.ts'
import { shellServices } from '@nethos/contract/shell/shell.services.ts'
import { toast } from '../controls/toast.ts'
import { mayShare } from './may-share.ts'

interface Bridge {
  call(name: string): void
}
/** What we use of the messaging app's own library. */
interface PageSdk {
  config(signed: {
    debug: boolean
    appId: string
    timestamp: number
    nonceStr: string
    signature: string
    jsApiList: string[]
  }): void
  ready(then: () => void): void
  error(then: () => void): void
  updateAppMessageShareData(shared: { title: string; desc: string; link: string; imgUrl: string }): void
  updateTimelineShareData(shared: { title: string; link: string; imgUrl: string }): void
}

type Bridges = { WeixinJSBridge?: Bridge; AlipayJSBridge?: Bridge }

/** Shows or hides the share menu of the app around us, by the address; what is shared says what it is. */
export function setShareMenu(path: string): void {
  const bridges = window as Bridges
  const isShared = mayShare(path)
  const name = isShared ? 'showOptionMenu' : 'hideOptionMenu'
  if (bridges.WeixinJSBridge || bridges.AlipayJSBridge) {
    bridges.WeixinJSBridge?.call(name)
    bridges.AlipayJSBridge?.call(name)
  } else {
    // The bridge of the messaging app comes later than the page.
    document.addEventListener('WeixinJSBridgeReady', () => bridges.WeixinJSBridge?.call(name), { once: true })
  }
  if (isShared && /MicroMessenger/i.test(navigator.userAgent)) void describeShared().catch(() => undefined)
}

/** iOS signs the address that the app was opened at, Android the one that is shown. */
const openedAt = location.href
const signedAddress = (): string => (/iPhone|iPad|iPod/i.test(navigator.userAgent) ? openedAt : location.href)

const notForOthers = ['openid', 'openId', 'mobile', 'cid', 'codeValue', 'patId'] as const

/** The address as others may see it: nothing of the one who shares. */
export function sharedAddress(address: string): string {
  const url = new URL(address)
  for (const name of notForOthers) url.searchParams.delete(name)
  return url.href.split('#')[0]!
}

/** Title, link and picture of what is shared: the messaging app wants our signature before it takes them. */
async function describeShared(): Promise<void> {
  const reqUrl = signedAddress().split('#')[0]!
  const signed = await call(shellServices.signPage, { reqUrl }).catch((error: Error) => {
    toast('微信jssdk获取失败')
    throw error
  })
  // Its types are written for another kind of module than it is.
  const { default: sdk } = (await import('weixin-js-sdk')) as unknown as { default: PageSdk }
  const { appId, timestamp, nonceStr, signature } = signed
  const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData']
  sdk.config({ debug: false, appId, timestamp: Number(timestamp), nonceStr, signature, jsApiList })
  sdk.error(() => toast('微信jssdk配置失败，可能会影响您分享等功能的使用！'))
  sdk.ready(() => {
    const title = document.title
    const link = sharedAddress(location.href)
    const imgUrl = `${location.origin}/icons/icon-192.png`
    sdk.updateAppMessageShareData({ title, desc: '在手机上咨询医生、管理就诊人、查看就医记录。', link, imgUrl })
    sdk.updateTimelineShareData({ title, link, imgUrl })
  })
}
