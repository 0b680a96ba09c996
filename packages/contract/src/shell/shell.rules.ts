import * as z from 'zod/mini'
import { required } from '../rule.ts'

/** A shell ticket begins with it (core 5: the openid must start with the token prefix). */
export const ticketPrefix = 'nst_'

/** Minutes that a ticket is good for: somebody new has to read a text message and say his name. */
export const ticketMinutes = 30

/** Seconds between two bindings of one shell user (core 9, bind throttle). */
export const bindPauseSeconds = 60

const noTicket = '未正常获取token'
const noTicketOfOurs = 'token格式不正确'

const checks = [
  z.refine<string>(text => text.startsWith(ticketPrefix), { error: noTicketOfOurs, abort: true }),
  z.regex(/^nst_[A-Za-z0-9_-]{43}$/, noTicketOfOurs),
] as const

/** A shell ticket as the address or a call brings it; its sentences are the documents' (core 5). */
export const shellTicket = required(noTicket, ...checks)

/** The same where somebody may come without one. */
export const optionalShellTicket = z.optional(
  z.nullable(z.string().check(z.refine(text => text === '' || z.safeParse(shellTicket, text).success, noTicketOfOurs))),
)
