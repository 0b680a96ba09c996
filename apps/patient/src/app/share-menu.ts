import { mayShare } from './may-share.ts'

interface Bridge {
  call(name: string): void
}
type Bridges = { WeixinJSBridge?: Bridge; AlipayJSBridge?: Bridge }

/** Shows or hides the share menu of the app around us, by the address. */
export function setShareMenu(path: string): void {
  const bridges = window as Bridges
  const name = mayShare(path) ? 'showOptionMenu' : 'hideOptionMenu'
  if (bridges.WeixinJSBridge || bridges.AlipayJSBridge) {
    bridges.WeixinJSBridge?.call(name)
    bridges.AlipayJSBridge?.call(name)
    return
  }
  // The bridge of the messaging app comes later than the page.
  document.addEventListener('WeixinJSBridgeReady', () => bridges.WeixinJSBridge?.call(name), { once: true })
}
