import * as z from 'zod/mini'
import { maritalStatus } from '../common/marital-status.ts'

/** The account as it sees itself (core 3, Patient): its login, and what its own person says of name, ID number, area. */
export const profile = z.object({
  accountId: z.string(),
  /** Empty while nobody has said it. */
  accountName: z.string(),
  /** Masked; empty while there is none. */
  idCard: z.string(),
  /** Masked. */
  loginMobile: z.string(),
  /** Empty while it is not known. */
  gender: z.enum(['M', 'F', '']),
  /** Full years; null while it is not known. */
  age: z.nullable(z.int()),
  maritalStatus,
  areaCode: z.string(),
  areaName: z.string(),
  avatarAttaId: z.string(),
  /** Address of the avatar with a ticket; empty while there is none. */
  avatarUrl: z.string(),
  isRealname: z.boolean(),
  hasPassword: z.boolean(),
  /** The account's own person; empty while there is none. */
  selfPersonId: z.string(),
})
export type Profile = z.infer<typeof profile>

/** What a login gives (docs/product/protocol.md 4): the token, and the key that signs the calls made with it. */
export const entered = z.object({ token: z.string(), signKey: z.string(), account: profile })
export type Entered = z.infer<typeof entered>

/** REGISTER: nobody is registered with this mobile; BIND: somebody is (core 3, Captcha). */
export const regStatus = z.enum(['REGISTER', 'BIND'])
