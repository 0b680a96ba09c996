/**
 * Who says that the person before the screen is the doctor whose name the account bears: by his face against the picture of the
 * register, or by a certificate in his hand.
 */
export interface StaffIdentity {
  /** What he is shown as the way: a page of the provider's, which leads back to `returnUrl` when it is done. */
  begin(who: {
    /** Ours, the provider's idempotency key. */
    proofId: string
    name: string
    /** 18 characters. */
    idCard: string
    returnUrl: string
    /** What the provider's script says of the browser; JSON. */
    device: string
  }): Promise<{ outsideId: string; url: string }>
  /** waiting: he has not finished there yet. */
  outcome(outsideId: string): Promise<'passed' | 'failed' | 'waiting'>
}
