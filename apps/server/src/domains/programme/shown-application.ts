import { offerOf } from '@nethos/contract/programme/programme.document.ts'
import { priceLabelOf } from '@nethos/contract/programme/programme.price.ts'
import type { ApplicationDetail, ApplicationRow } from '@nethos/contract/programme/programme.schemas.ts'
import {
  applicationStates,
  applicationTexts,
  type ApplicationStatus,
} from '@nethos/contract/programme/programme.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { answererName } from '../doctors/public.ts'
import { shownFiles } from '../system/public.ts'
import { applications } from './application.lifecycle.ts'
import { movesOf, type Application } from './application.table.ts'

const labelIn = ({ document }: Application, status: ApplicationStatus): string =>
  document.application?.states[status]?.label ?? applicationStates[status].label

/** An application in a list, in the state that is true now. */
export function shownRow(stored: Application, { now, caller }: Pick<Ctx, 'now' | 'caller'>): ApplicationRow {
  const one = applications.asOf(stored, now)
  return {
    applicationId: one.applicationId,
    code: one.code,
    programmeName: one.document.name,
    offerTitle: one.offerTitle,
    personId: one.personId,
    personName: one.personName,
    status: one.status,
    statusLabel: labelIn(one, one.status),
    priceCents: one.priceCents,
    priceLabel: priceLabelOf({
      priceCents: one.priceCents,
      priceWord: offerOf(one.document, one.offerCode)?.priceWord,
    }),
    createdAt: one.createdAt,
    startsAt: one.startsAt,
    isFlagged: one.flaggedAt !== null && one.flagSeenAt === null,
    unread: caller.kind === 'staff' ? one.staffUnread : one.patientUnread,
  }
}

export async function shownDetail(ctx: Ctx, stored: Application): Promise<ApplicationDetail> {
  const one = applications.asOf(stored, ctx.now)
  const moves = await movesOf(ctx, one.applicationId)
  return {
    ...shownRow(stored, ctx),
    edition: one.edition,
    document: one.document,
    answers: one.answers as ApplicationDetail['answers'],
    attaList: shownFiles(ctx, one.attachments),
    statusText: one.document.application?.states[one.status]?.text ?? applicationTexts[one.status],
    reason: one.reason,
    payBy: one.payBy,
    endsAt: one.endsAt,
    answererName: (one.docId ?? one.teamId) ? await answererName(ctx, one) : '',
    pathwayId: one.pathwayId,
    flags: [...one.flags],
    steps: moves.map(({ toStatus, at }) => ({
      status: toStatus as ApplicationStatus,
      label: labelIn(one, toStatus as ApplicationStatus),
      at: at.getTime(),
    })),
  }
}
