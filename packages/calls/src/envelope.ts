import { importChunk } from './chunks.ts'
import { config, serverNow } from './config.ts'
import { session, type Session } from './session.ts'

export const clientVersion = '1.0.0'

/** The channel of the shell that the patient app runs in (docs/product/protocol.md 1). */
const channelOf = (agent: string): string =>
  /MicroMessenger/i.test(agent) ? '10' : /AlipayClient/i.test(agent) ? '11' : /NethosShell/i.test(agent) ? '12' : '3'

let channel: string | undefined
/** The workbench speaks on a channel of its own. */
export const speakOn = (one: string): void => {
  channel = one
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
const randomHex = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** The browser's own; a page that came over plain HTTP has none and fetches a library. */
const native = (): SubtleCrypto | undefined => crypto.subtle
const library = () => importChunk(() => import('./hashes.ts'))

const devicePlace = 'nethos.device'

/** A random name of this device, made once. */
function deviceLabel(): string {
  const saved = localStorage.getItem(devicePlace)
  if (saved) return saved
  const made = randomHex()
  localStorage.setItem(devicePlace, made)
  return made
}

/** The same name as nobody can read it back: a shell's ticket is made out to it. */
export const deviceHash = (): Promise<string> => digest(bytesOf(deviceLabel()))

/** `as`: whose call it is; null: nobody's, though somebody may be logged in. */
export const envelope = (service: string, as: Session | null = session() ?? null): Record<string, unknown> => ({
  service,
  channel: channel ?? channelOf(navigator.userAgent),
  format: 'JSON',
  oper: '127.0.0.1',
  spid: '1001',
  version: clientVersion,
  random: randomHex(),
  timestamp: serverNow(),
  deviceLabel: deviceLabel(),
  ...(as ? { token: as.token } : {}),
})

/** HMAC-SHA-256 with the key of whose call it is at this instant. */
export async function sign(text: string, signKey: string = session()?.signKey ?? config().signKey): Promise<string> {
  const subtle = native()
  if (!subtle) return hex((await library()).hmacOf(bytesOf(signKey), bytesOf(text)))
  const key = await subtle.importKey('raw', bytesOf(signKey), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(new Uint8Array(await subtle.sign('HMAC', key, bytesOf(text))))
}

/** SHA-256. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = native()
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : (await library()).sha256Of(bytes))
}
