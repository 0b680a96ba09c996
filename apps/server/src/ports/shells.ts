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
  /** Throws when the platform refuses; the job tries again. */
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

/** consult-replied: a doctor has answered · consult-refunded: money is on its way back. None says what it is about. */
export const templateNames = ['consult-replied', 'consult-refunded'] as const
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
export interface CredentialKeeper {
  /** The kept one while it is good. Otherwise one process fetches it, and the others wait for it. */
  get(name: string, fetch: () => Promise<Credential>): Promise<string>
  /** The platform does not take this one any more. */
  drop(name: string, value: string): Promise<void>
}

export interface Credential {
  value: string
  goodForSeconds: number
}
