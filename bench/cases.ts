import type { Patient } from './fill.ts'

/** A call that both servers answer. */
export interface Case {
  title: string
  service: string
  fields: (patient: Patient, nth: number) => object
  /** What a right reply has, beside code 0. */
  isRight: (reply: { obj?: any; list?: unknown[] }) => boolean
}

const consultOf = ({ consultIds }: Patient, nth: number): string => consultIds[nth % consultIds.length]!

export const cases: readonly Case[] = [
  {
    title: 'consult detail, 20 messages',
    service: 'nethos.consult.info.detail',
    fields: (patient, nth) => ({ consultId: consultOf(patient, nth) }),
    isRight: ({ obj }) => obj?.messageList?.length >= 20 && obj.consult.docName !== '',
  },
  {
    title: 'doctor list of 10',
    service: 'nethos.doc.list',
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
    fields: (patient, nth) => ({
      consultId: consultOf(patient, nth),
      replyContent: `今天早晨 142/90，头晕好一些了，还要继续量吗？（${nth}）`,
    }),
    isRight: ({ obj }) => typeof obj?.messageId === 'string',
  },
]
