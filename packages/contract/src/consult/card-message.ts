/** What a doctor's card may show. */
export const cardKinds = ['article', 'doctor', 'team'] as const
export type CardKind = (typeof cardKinds)[number]

/** The title of the card by which a doctor asks a patient to apply for a prescription. */
export const prescriptionCard = '申请处方'

/** What a CARD_MESSAGE carries as JSON (core 3). */
export interface CardMessage {
  readonly icon: string
  readonly title: string
  readonly desc: string
  /** Where it leads: a path of the patient app. */
  readonly urlParam: string
}

/** What stands in a message, or undefined when it is none. */
export function cardIn({ msgType, replyContent }: { msgType: string; replyContent: string }): CardMessage | undefined {
  if (msgType !== 'CARD_MESSAGE') return undefined
  try {
    const { icon, title, desc, urlParam } = JSON.parse(replyContent) as Partial<CardMessage>
    return { icon: icon ?? '', title: title ?? '', desc: desc ?? '', urlParam: urlParam ?? '' }
  } catch {
    return undefined
  }
}
