import type { ShellName } from '@nethos/contract/common/shells.ts'

/** The platform of an app that our pages run inside of: it says who its user is. */
export interface ShellPlatform {
  readonly shell: ShellName
  /** Our application's id there. */
  readonly appId: string
  /** Where a browser is sent to; it comes back to `returnUrl` with a code and the same `state` (at most 64 of [a-zA-Z0-9]). */
  authorizeAddress(ask: { state: string; returnUrl: string }): string
  /** The name of the code in the address that the browser comes back to. */
  readonly codeParameter: string
  /** The platform's id of the user who has brought this code: good once. Throws WrongCodeError. */
  userOf(code: string): Promise<string>
}

export interface MessagingPlatform extends ShellPlatform {
  readonly shell: 'messaging'
  /** The ticket that signs pages; the same for all processes while it is good. */
  pageTicket(): Promise<string>
  /** Throws when the platform refuses, and the job tries again; ReaderGoneError when no try will ever reach this reader. */
  sendTemplate(message: TemplateMessage): Promise<void>
}

export interface ShellPlatforms {
  readonly messaging: MessagingPlatform
  readonly payment: ShellPlatform
}

/** The code is unknown, over or used. */
export class WrongCodeError extends Error {
  override name = 'WrongCodeError'
}

/** The reader has left our account there, or has shut it out. */
export class ReaderGoneError extends Error {
  override name = 'ReaderGoneError'
}

/**
 * consult-replied: a doctor has answered or asks for more · consult-refunded: money is on its way back, or there ·
 * service-changed: an order or a consult has ended, was called off, or waits for its payment · ending-soon: something
 * of the reader's ends soon · feedback-answered. None says what it is about.
 */
export const templateNames = [
  'consult-replied',
  'consult-refunded',
  'service-changed',
  'ending-soon',
  'feedback-answered',
] as const
export type TemplateName = (typeof templateNames)[number]

/** A message in the messaging app by a registered template with the two fields thing1 (what) and time2 (when). */
export interface TemplateMessage {
  /** The platform's id of the reader. */
  platformId: string
  template: TemplateName
  /** A page of ours, whole. */
  url: string
  what: string
  /** 'YYYY-MM-DD HH:mm:ss'. */
  when: string
}

/** Keeps what an outside platform gives to all processes alike. */
export interface CredentialStore {
  /** The kept one while it is good. Otherwise one process fetches it, and the others wait for it. */
  get(name: string, fetch: () => Promise<Credential>): Promise<string>
  /** The platform does not take this one any more. */
  drop(name: string, value: string): Promise<void>
}

export interface Credential {
  value: string
  goodForSeconds: number
}
