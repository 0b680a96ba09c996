import { call } from '@nethos/calls/call.ts'
import { command } from '@nethos/calls/command.ts'
import { query, queryClient } from '@nethos/calls/query.ts'
import { joinedAfter, newestOf } from '@nethos/contract/consult/consult.joined.ts'
import { alarmDeskServices } from '@nethos/contract/consult/alarm-desk.services.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'
import type { CardKind } from '@nethos/contract/consult/card-message.ts'
import { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import type { QueueFilter } from './queue-filter.ts'
import { snoozeServices } from '@nethos/contract/consult/snooze.services.ts'
import { consultDeskServices as services } from '@nethos/contract/consult/consult-desk.services.ts'

export type DeskRow = OutputOf<typeof services.listDeskConsults>['rows'][number]
export type DeskConsult = OutputOf<typeof services.deskConsult>
export type DeskEvent = DeskConsult['events'][number]

export const queue = ({ tab, whose, search, consultType, only }: QueueFilter) =>
  query(services.listDeskConsults, {
    tab,
    ...(whose && { whose }),
    ...(search && { search }),
    ...(consultType && { consultType }),
    ...(only && { only }),
    pageSize: 50,
  })
export const counts = query(services.countDeskConsults, {})
/** Asked again, only what was said since is sent. The desk's own answers stand there before they are asked for. */
export const deskConsult = (consultId: string) => {
  const newest = (known: DeskConsult) => newestOf(known, one => one.msgLevel !== 'SYS' && one.replierType !== 'PAT')
  return query(
    services.deskConsult,
    { consultId },
    {
      sent: known => ({ consultId, afterId: newest(known) }),
      joined: (known, came) => joinedAfter(known, newest(known), came),
    },
  )
}

const lists = [services.listDeskConsults, services.countDeskConsults]
export const readAllEnded = command(services.readAllEnded, ...lists)
export const readMessages = command(services.readDeskMessages, ...lists)
/** The same by something that he does at the page: with it an alarm is answered. */
export const actOnMessages = command(services.readDeskMessages, alarmDeskServices.listAlarms)
export const askSupplement = command(services.askSupplement, services.deskConsult, ...lists)
export const giveReplies = command(services.giveReplies, services.deskConsult, ...lists)
export const finish = command(services.finishConsult, services.deskConsult, ...lists)
export const writeRecord = command(services.writeRecord, services.deskConsult, ...lists)
export const offerPrescription = command(services.offerPrescription, services.deskConsult, ...lists)
export const sendToHospital = command(services.sendToHospital, services.deskConsult, ...lists)
export const assign = command(services.assignConsult, services.deskConsult, ...lists)
export const colleagues = (consultId: string) => query(services.listColleagues, { consultId })
export const handOver = command(services.handOver, services.deskConsult, ...lists)
export const snooze = command(snoozeServices.snoozeConsult, services.deskConsult, ...lists)
export const wake = command(snoozeServices.wakeConsult, services.deskConsult, ...lists)
export const judgeRedFlag = command(services.judgeRedFlag)
export const decline = command(services.declineConsult, services.deskConsult, ...lists)

export function refreshLists(): void {
  for (const { name } of lists) void queryClient.invalidateQueries({ queryKey: [name] })
}

/** Each look at a consult is a line of the audit log: only this one is asked for again, and only when it has changed. */
export const refreshConsult = (consultId: string): void =>
  void queryClient.invalidateQueries({ queryKey: [services.deskConsult.name, { consultId }] })

/** What can be sent as a card, by words. */
export const cards = (cardKind: CardKind, word: string) => query(followDeskServices.listCards, { cardKind, word })

export const sendCard = async (sent: SentOf<typeof services.answerWithCard>): Promise<void> =>
  show(sent.consultId, await call(services.answerWithCard, sent))

/** Answers the patient. It is sent when the server has it: what is shown is brought up to date afterwards. */
export const sendAnswer = async (sent: SentOf<typeof services.answer>): Promise<void> =>
  show(sent.consultId, await call(services.answer, sent))

function show(consultId: string, message: OutputOf<typeof services.answer>): void {
  queryClient.setQueryData<DeskConsult>([services.deskConsult.name, { consultId }], shown =>
    shown && !shown.messageList.some(({ messageId }) => messageId === message.messageId)
      ? { ...shown, messageList: [...shown.messageList, message] }
      : shown,
  )
  refreshConsult(consultId)
  refreshLists()
}
