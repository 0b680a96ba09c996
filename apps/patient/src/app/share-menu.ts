import { readySdk } from '../domains/shell/page-sdk.ts'
import { hospitalPicture } from '../patterns/hospital-picture.ts'
import { mayShare } from './may-share.ts'

interface Bridge {
  call(name: string): void
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

const notForOthers = ['openid', 'openId', 'mobile', 'cid', 'codeValue', 'patId'] as const

/** The address as others may see it: nothing of the one who shares. */
export function sharedAddress(address: string): string {
  const url = new URL(address)
  for (const name of notForOthers) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** Title, link and picture of what is shared: the messaging app wants our signature before it takes them. */
async function describeShared(): Promise<void> {
  const sdk = await readySdk()
  const title = document.title
  const link = sharedAddress(location.href)
  const imgUrl = hospitalPicture()
  sdk.updateAppMessageShareData({ title, desc: '在手机上咨询医生、管理就诊人、查看就医记录。', link, imgUrl })
  sdk.updateTimelineShareData({ title, link, imgUrl })
}
