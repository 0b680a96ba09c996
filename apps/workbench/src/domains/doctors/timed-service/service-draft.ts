import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { offerPrice } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import type { TimedService } from '@nethos/contract/common/timed-service.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import {
  serveContent,
  serveDailyReplies,
  serveIcons,
  serveLength,
  serveName,
  type ServeIcon,
} from '@nethos/contract/common/timed-service.rules.ts'
import { wholeTyped } from '@nethos/calls/form/typed-number.ts'

/** A service as it is typed. */
export interface ServiceDraft {
  serveName: string
  serveIcon: ServeIcon
  serveContent: string
  yuan: string
  length: string
  lengthUnit: TimedService['lengthUnit']
  /** Replies a day. */
  replies: string
  isOpen: boolean
}

export const draftOf = (service: TimedService | undefined): ServiceDraft => ({
  serveName: service?.serveName ?? '',
  serveIcon: service && service.serveIcon in serveIcons ? (service.serveIcon as ServeIcon) : 'heart',
  serveContent: service?.serveContent ?? '',
  yuan: service ? yuan(service.servicePriceCents) : '',
  length: service ? String(service.lengthOfTime) : '1',
  lengthUnit: service?.lengthUnit ?? 'MONTH',
  replies: String(service?.dailyReplyLimit ?? 5),
  isOpen: service?.isOpen ?? true,
})

const numberIn = (typed: string): number => wholeTyped(typed) || 0

export const sentOf = ({ yuan, length, replies, ...draft }: ServiceDraft) => ({
  ...draft,
  servicePriceCents: centsOf(yuan),
  lengthOfTime: numberIn(length),
  dailyReplyLimit: numberIn(replies),
})

/** Which field will not do, and why. */
export function wrongIn(draft: ServiceDraft): Partial<Record<keyof ServiceDraft, string>> {
  const { servicePriceCents, lengthOfTime, dailyReplyLimit } = sentOf(draft)
  return Object.fromEntries(
    Object.entries({
      serveName: sentenceOf(serveName, draft.serveName),
      serveContent: sentenceOf(serveContent, draft.serveContent),
      yuan: Number.isNaN(servicePriceCents)
        ? '请输入价格，最多两位小数，例如 19.90'
        : sentenceOf(offerPrice, servicePriceCents),
      length: sentenceOf(serveLength, lengthOfTime),
      replies: sentenceOf(serveDailyReplies, dailyReplyLimit),
    }).filter(([, sentence]) => sentence !== undefined),
  )
}
