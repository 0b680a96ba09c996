import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, the library's default algorithm: 19 MiB, two passes, one lane (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | undefined

/** Where there is no password, one that nobody knows is looked at: the answer takes as long. */
export async function isPassword(text: string | null | undefined, typed: string): Promise<boolean> {
  const isRight = await verify(text ?? (await (nobodys ??= hashPassword(randomBytes(32).toString('hex')))), typed)
  return isRight && text != null
}
