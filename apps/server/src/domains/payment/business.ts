/** What a payment is for: e.g. bizType consult, bizId the consultId. */
export interface Business {
  bizType: string
  bizId: string
}

export const ofConsult = (consultId: string): Business => ({ bizType: 'consult', bizId: consultId })
