import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
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

const devicePlace = 'nethos.device'

/** A random name of this device, made once. */
function deviceLabel(): string {
  const saved = localStorage.getItem(devicePlace)
  if (saved) return saved
  const made = bytesToHex(randomBytes(16))
  localStorage.setItem(devicePlace, made)
  return made
}

/** The same name as nobody can read it back: a shell's ticket is made out to it. */
export const deviceHash = (): string => digest(utf8ToBytes(deviceLabel()))

/** `as`: whose call it is; null: nobody's, though somebody may be logged in. */
export const envelope = (service: string, as: Session | null = session() ?? null): Record<string, unknown> => ({
  service,
  channel: channel ?? channelOf(navigator.userAgent),
  format: 'JSON',
  oper: '127.0.0.1',
  spid: '1001',
  version: clientVersion,
  random: bytesToHex(randomBytes(16)),
  timestamp: serverNow(),
  deviceLabel: deviceLabel(),
  ...(as ? { token: as.token } : {}),
})

export const sign = (text: string, signKey: string = session()?.signKey ?? config().signKey): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(signKey), utf8ToBytes(text)))
export const digest = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
