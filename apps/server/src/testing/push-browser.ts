import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { TestServer } from './server.ts'

export interface Taken {
  authorization: string
  urgency: string
  body: string
}

/** A browser as the standards say: its own keys, and what its push service has for it. */
export const browsersOf =
  (server: Pick<TestServer, 'origin' | 'get'> & Partial<Pick<TestServer, 'runner'>>) =>
  (name = randomBytes(8).toString('hex')) => {
    const own = createECDH('prime256v1')
    own.generateKeys()
    const secret = randomBytes(16)
    const endpoint = `${server.origin}/sandbox/push/${name}`
    const taken = async (): Promise<Taken[]> => {
      await server.runner?.idle()
      return (await (await server.get(`/sandbox/push/${name}`)).json()) as Taken[]
    }
    /** RFC 8291 and RFC 8188, by hand: nothing of the library that has sealed it. */
    function opened({ body }: Taken): unknown {
      const bytes = Buffer.from(body, 'base64')
      const [salt, theirs, sealed] = [
        bytes.subarray(0, 16),
        bytes.subarray(21, 21 + bytes[20]!),
        bytes.subarray(21 + bytes[20]!),
      ]
      const derive = (key: Buffer, with_: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, with_, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const shared = derive(own.computeSecret(theirs), secret, info, 32)
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    }
    const subscription = { endpoint, p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') }
    return { endpoint, taken, opened, subscription }
  }
export type PushBrowser = ReturnType<ReturnType<typeof browsersOf>>
