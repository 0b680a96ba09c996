import type { House } from '../house.ts'

/** What a client needs before its first call (protocol.md 1): GET /config.json, and inside the served pages. */
export interface ClientConfig {
  signKey: string
  /** Epoch ms by the server's clock. */
  now: number
  hospitalName: string
  customerServicePhone: string
  customerServiceHours: string
  payChannels: string[]
  environment: { mode: string; isSandbox: boolean }
  listedHosts: readonly string[]
}

export const clientConfig = ({ keys, clock, settings, payments }: House): ClientConfig => ({
  signKey: keys.channelKey,
  now: clock.now(),
  hospitalName: settings.hospitalName,
  customerServicePhone: settings.customerServicePhone,
  customerServiceHours: '工作日 08:00-11:30、13:30-17:00',
  payChannels: payments.map(provider => (provider.name === 'wechat' ? 'WECHAT' : 'ALIPAY')),
  environment: { mode: settings.mode, isSandbox: settings.mode === 'sandbox' },
  listedHosts: settings.listedHosts,
})
