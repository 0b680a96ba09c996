import { nthOf } from '@nethos/contract/common/present.ts'
import type { Patient } from './fill.ts'

/** A call that both servers answer. */
export interface Case {
  title: string
  service: string
  /** The reference's address for it, where a service has several. */
  route?: string
  /** Processor time of a call, Node and PostgreSQL together, of the reference's; left out: none is asked for. */
  mostCpu?: number
  fields: (patient: Patient, nth: number) => object
  /** What a right reply has, beside code 0. */
  isRight: (reply: { obj?: any; list?: unknown[] }) => boolean
}

/** The newest of a consult's twenty; the post comes last, so that it stays that. */
const newestOf = ({ newestIds }: Patient, nth: number): string => nthOf(newestIds, nth % newestIds.length)

const consultOf = ({ consultIds }: Patient, nth: number): string => nthOf(consultIds, nth % consultIds.length)

export const cases: readonly Case[] = [
  {
    title: 'consult detail, 20 messages',
    service: 'nethos.consult.info.detail',
    mostCpu: 1.35,
    fields: (patient, nth) => ({ consultId: consultOf(patient, nth) }),
    isRight: ({ obj }) => obj?.messageList?.length >= 20 && obj.consult.docName !== '',
  },
  {
    title: 'poll with nothing new',
    service: 'nethos.consult.info.detail',
    route: '/consult-poll',
    mostCpu: 1.2,
    fields: (patient, nth) => ({ consultId: consultOf(patient, nth), afterId: newestOf(patient, nth) }),
    isRight: ({ obj }) => obj?.messageList?.length === 0 && obj.consult.docName !== '',
  },
  {
    title: 'doctor list of 10',
    service: 'nethos.doc.list',
    mostCpu: 1,
    fields: (_, nth) => ({ pageNum: (nth % 5) + 1, pageSize: 10, sort: 'recommendSort.asc' }),
    isRight: ({ list }) => list?.length === 10,
  },
  {
    title: 'report list of 10',
    service: 'nethos.report.list',
    fields: ({ personId }) => ({ personId, pageNum: 1, pageSize: 10 }),
    isRight: ({ list }) => list?.length === 10,
  },
  {
    title: 'report of 60 items',
    service: 'nethos.report.detail',
    fields: ({ reportId }) => ({ reportId }),
    isRight: ({ obj }) => obj?.content?.items?.length === 60 && obj.explained !== null,
  },
  {
    title: 'message post',
    service: 'nethos.consult.info.reply',
    mostCpu: 1.35,
    fields: (patient, nth) => ({
      consultId: consultOf(patient, nth),
      replyContent: `今天早晨 142/90，头晕好一些了，还要继续量吗？（${nth}）`,
    }),
    isRight: ({ obj }) => typeof obj?.messageId === 'string',
  },
]
