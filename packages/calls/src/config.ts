/** What the server tells before the first call (docs/product/protocol.md, GET /config.json); served pages carry it inside. */
export interface Config {
  signKey: string
  /** The server's time when it answered, epoch ms. */
  now: number
  hospitalName: string
  customerServicePhone: string
  customerServiceHours: string
  /** Third tab of the bottom bar: health or publish. */
  thirdTab: string
  /** 三级甲等综合医院; may be empty. */
  hospitalLevel: string
  /** The line of the licence; may be empty. */
  hospitalLicence: string
  /** The colour that the hospital has set, #rrggbb; empty: ours. */
  faceColour: string
  payChannels: string[]
  environment: { mode: string; isSandbox: boolean }
  listedHosts: string[]
}

let known: Config | undefined
/** The server's clock minus ours. */
let skew = 0

/** A page that the service worker had saved tells the time of that moment (apps/patient/src/worker/shell.ts). */
const savedAt = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name=nethos-saved-at]')?.content ?? Date.now())

const learn = (config: Config): void => {
  known = config
  skew = config.now - savedAt()
}

/** Reads the configuration out of the page, or asks for it where the page has none (development). */
export async function readConfig(): Promise<Config> {
  const inside = document.getElementById('config')?.textContent
  learn(inside ? (JSON.parse(inside) as Config) : ((await (await fetch('/config.json')).json()) as Config))
  // oxlint-disable-next-line typescript/no-non-null-assertion -- just learnt
  return known!
}

export const config = (): Config => {
  if (!known) throw new Error('the configuration has not been read yet')
  return known
}

/** Now by the server's clock, epoch ms: countdowns run by it. */
export const serverNow = (): number => Date.now() + skew
export const correctClock = (now: number): void => {
  skew = now - Date.now()
}
