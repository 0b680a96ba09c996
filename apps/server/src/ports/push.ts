/** A browser that takes messages, as it has told itself (RFC 8030, RFC 8291). */
export interface PushTarget {
  endpoint: string
  /** Its public key and its secret, base64url. */
  p256dh: string
  auth: string
}

/** Messages to a browser whose page is closed, through the push service of its maker. */
export interface PushSender {
  /** What a browser subscribes with: our public key (RFC 8292), base64url. */
  readonly publicKey: string
  /** Whether the address is a push service's: nothing is sent anywhere else. */
  takes(endpoint: string): boolean
  /** gone: the browser takes no more and is to be forgotten. Throws when the service is away; the job tries again. */
  send(target: PushTarget, message: string, how: { isUrgent: boolean }): Promise<'sent' | 'gone'>
}
