/** What the steps to another login phone hand on, beside the address: an ID number never stands in one. */
export interface Claim {
  /** Masked: the mobile that the ID number is bound to, where the registration said it. */
  bound?: string
  accountName: string
  idCard: string
}

/** The steps after the identity need both. */
export const isWhole = (claim: Claim | null): claim is Claim => Boolean(claim?.accountName && claim.idCard)
