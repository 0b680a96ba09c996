import type { Runtime } from '../runtime.ts'

/** What the hospital has switched (contract: system.params.ts). */
export interface Switched {
  customerServicePhone: string
  customerServiceHours: string
  /** Third tab of the bottom bar: health or publish. */
  thirdTab: string
  /** 三级甲等综合医院; may be empty. */
  hospitalLevel: string
  /** The line of the licence; may be empty. */
  hospitalLicence: string
  /** The colour that the hospital has set, #rrggbb; empty: the app's. */
  faceColour: string
  /** Colours and mark of the hospital's own as a style; empty: the app's. */
  faceStyle: string
  /** The picture of its mark; empty: the app's. */
  hospitalMark: string
}

/** What a client needs before its first call (docs/product/protocol.md 1): GET /config.json, and inside the served pages. */
export interface ClientConfig extends Switched {
  signKey: string
  /** Epoch ms by the server's clock. */
  now: number
  hospitalName: string
  payChannels: string[]
  environment: { mode: string; isSandbox: boolean }
  listedHosts: readonly string[]
}

export const clientConfig = ({ keys, clock, settings, payments }: Runtime, switched: Switched): ClientConfig => ({
  signKey: keys.channelKey,
  now: clock.now(),
  hospitalName: settings.hospitalName,
  ...switched,
  payChannels: payments.map(provider => (provider.name === 'wechat' ? 'WECHAT' : 'ALIPAY')),
  environment: { mode: settings.mode, isSandbox: settings.mode === 'sandbox' },
  listedHosts: settings.listedHosts,
})
