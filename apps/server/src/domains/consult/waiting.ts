import { consultFirstPages } from '@nethos/contract/consult/consult-first.pages.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import type { WaitingFor } from '../../registry/waiting.ts'
import { listQuery, shownRow } from './consult-list.table.ts'
import { consults } from './consult.lifecycle.ts'

const most = 5

/** What is to be paid, what was answered and not read, and what a doctor still has to answer. */
export const waitingConsults: WaitingFor = async ctx => {
  const found = await listQuery(ctx, 'patientUnread')
    .where(consults.stateNow(ctx.now), 'in', ['unpaid', 'going'])
    .orderBy('consult.lastAt', 'desc')
    .orderBy('consult.consultId', 'desc')
    .limit(most)
    .execute()
  return found.flatMap(row => {
    const { consultId, consultType, consultStatus, consulterName, docName, unreadCount, answerDueAt } = shownRow(
      row,
      ctx.now,
    )
    const { label, answerer } = consultKinds[consultType]
    const url = consultFirstPages.consult.to({ consultId })
    const note = `${consulterName} · ${label}`
    const who = answerer === '团队' ? docName : `${docName}${answerer}`
    if (consultStatus === 'unpaid')
      return {
        kind: 'pay',
        title: `${label}还没有支付`,
        note: `${consulterName} · ${docName}`,
        url,
        at: row.createdAt.getTime(),
      }
    if (unreadCount > 0) return { kind: 'answer', title: `${who}回复了您`, note, url, at: -row.lastAt.getTime() }
    return answerDueAt === null ? [] : { kind: 'asked', title: `等${who}回复`, note, url, at: answerDueAt }
  })
}
