import { createSecretKey, type KeyObject } from 'node:crypto'

const made = new WeakMap<Buffer, KeyObject>()

/** A key to make many HMACs with: a Buffer is imported anew for each of them, which takes longer than the HMAC itself. */
export function macKey(secret: Buffer): KeyObject {
  let key = made.get(secret)
  if (!key) made.set(secret, (key = createSecretKey(secret)))
  return key
}
