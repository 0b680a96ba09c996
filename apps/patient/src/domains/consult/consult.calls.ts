import { command } from '@nethos/calls/command.ts'
import { askAhead, query, saved } from '@nethos/calls/query.ts'
import { joinedAfter, newestOf } from '@nethos/contract/consult/consult.joined.ts'
import { consultServices as services } from '@nethos/contract/consult/consult.services.ts'
import type { ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'

export const consults = (status: ConsultStatus | 'all') =>
  saved(query(services.listConsults, { consultStatus: status }))
export const consultDetail = (consultId: string) => query(services.consultDetail, { consultId })
/** The same for pages that ask again and again: only what was said since is sent. */
export const consultTalk = (consultId: string) =>
  saved(
    query(
      services.consultDetail,
      { consultId },
      {
        sent: known => ({ consultId, afterId: newestOf(known) }),
        joined: (known, came) => joinedAfter(known, newestOf(known), came),
      },
    ),
  )
/** What the page of a consult asks first: begun while the scripts that draw it are still coming. */
export const ahead = ({ consultId = '' }: { consultId?: string }): void => askAhead(consultTalk(consultId))
/** His open consult by text and pictures with this doctor: only one is had at a time. */
export const openPicture = (docId: string, personId: string) =>
  query(services.openConsult, { docId, personId, consultType: 'DOCPIC' })
export const medicalRecord = (consultId: string, messageId: string) =>
  query(services.medicalRecord, { consultId, messageId })
export const givenReview = (consultId: string) => query(services.givenReview, { consultId })
export const illnessTimes = () => query(systemServices.dictionary, { dicName: '患病时长' })
export const reviewTags = () => query(systemServices.dictionary, { dicName: '评价' })

const changed = [services.consultDetail, services.listConsults] as const
export const startPictureConsult = command(services.startPictureConsult, services.listConsults)
export const startTeamConsult = command(services.startTeamConsult, services.listConsults)
export const readMessages = command(services.readMessages, services.listConsults)
export const reply = command(services.reply, ...changed)
export const supplement = command(services.supplement, ...changed)
export const cancelConsult = command(services.cancelConsult, ...changed)
export const endConsult = command(services.endConsult, ...changed)
export const reviewConsult = command(services.reviewConsult, ...changed, services.givenReview)
