import { consultTypeLabels, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { bookingLabel, type BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { histories, historyKeys, type History } from '@nethos/contract/record/record.rules.ts'
import { allergyClasses, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { openIllness } from '../booking/public.ts'
import { isOpenFor } from '../people/public.ts'
import { grouped, type ArchiveScope, type Section } from './section.ts'

export async function consultsPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('consult')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .select(['consultId', 'consult.createdAt', 'consultType', 'status', 'consulterName', 'docName', 'teamName'])
    .select(['illnessName', 'illnessTime', 'content', 'expectedHelp', 'supplementContent', 'feeCents', 'endedAt'])
    .select(['attachments', 'supplementAttachments'])
    .where('consult.accountId', '=', caller.accountId)
    .where(isOpenFor('consult.personId', 'consult', now))
    .orderBy('consult.createdAt')
    .execute()
  const said = await db
    .selectFrom('consultMessage')
    .innerJoin('consult', 'consult.consultId', 'consultMessage.consultId')
    .select(['consultMessage.consultId', 'consultMessage.createdAt', 'replierName', 'consultMessage.content'])
    .select('consultMessage.attachments')
    .where('consult.accountId', '=', caller.accountId)
    .where(isOpenFor('consult.personId', 'consult', now))
    .orderBy('consultMessage.consultId')
    .orderBy('seq')
    .execute()
  const messages = grouped(said, 'consultId')
  return {
    name: 'consults',
    title: '咨询',
    labels: {
      createdAt: '发起时间',
      consulterName: '就诊人',
      docName: '医生',
      teamName: '团队',
      type: '类型',
      state: '状态',
      illnessName: '疾病',
      illnessTime: '患病时长',
      content: '病情描述',
      expectedHelp: '希望得到的帮助',
      supplementContent: '补充资料',
      feeCents: '费用',
      endedAt: '结束时间',
      attachments: '附件',
      supplementAttachments: '补充的附件',
      messages: '对话',
    },
    rows: rows.map(({ consultType, status, ...row }) => ({
      ...row,
      type: consultTypeLabels[consultType as ConsultType] ?? consultType,
      state: consultStates[status as ConsultStatus]?.label ?? status,
      messages: messages.get(row.consultId) ?? [],
    })),
  }
}

export async function bookingsPart({ db, house, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('hospital', 'hospital.hosId', 'booking.hosId')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'booking.deptId')
    .leftJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'booking.clinicDoctorId')
    .select(['bookingId', 'booking.createdAt', 'personName', 'hosName', 'deptName', 'doctorName', 'booking.startsAt'])
    .select(['status', 'isSameDay', 'feeCents', 'recordNumber', 'pickUpCode', 'endReason', 'illnessSealed', 'endedAt'])
    .where('booking.accountId', '=', caller.accountId)
    .where(isOpenFor('booking.personId', 'book', now))
    .orderBy('booking.createdAt')
    .execute()
  return {
    name: 'bookings',
    title: '挂号',
    labels: {
      createdAt: '下单时间',
      personName: '就诊人',
      hosName: '医院',
      deptName: '科室',
      doctorName: '医生',
      startsAt: '就诊时间',
      state: '状态',
      feeCents: '挂号费',
      recordNumber: '病案号',
      pickUpCode: '取号码',
      endReason: '结束原因',
      endedAt: '结束时间',
      illness: '就诊前病史',
    },
    rows: rows.map(({ status, isSameDay, illnessSealed, ...row }) => ({
      ...row,
      state: bookingLabel(status as BookingStatus, isSameDay),
      illness: illnessSealed === null ? '' : illnessInWords(openIllness(house, illnessSealed)),
    })),
  }
}

const illnessInWords = (illness: Readonly<Record<History, string>>): string =>
  historyKeys
    .filter(key => illness[key] !== '')
    .map(key => `${histories[key]}：${illness[key]}`)
    .join('；')

export async function healthPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('healthFile')
    .innerJoin('person', 'person.personId', 'healthFile.personId')
    .select(['person.personId', 'person.name as personName', 'changedAt', 'allergyClasses', ...historyKeys])
    .where('person.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)
    .where(isOpenFor('person.personId', 'reports', now))
    .orderBy('person.personId')
    .execute()
  return {
    name: 'health-files',
    title: '健康档案',
    labels: { personName: '就诊人', changedAt: '更新时间', ...histories, allergies: '过敏药物类别' },
    rows: rows.map(({ allergyClasses: classes, ...row }) => ({
      ...row,
      allergies: classes.map(one => allergyClasses[one as AllergyClass] ?? one).join('、'),
    })),
  }
}

export const treatmentsPart = async ({ db, caller, now }: ArchiveScope): Promise<Section> => ({
  name: 'treatments',
  title: '就诊记录',
  labels: {
    treatedAt: '就诊时间',
    personName: '就诊人',
    content: '详情',
    creatorName: '填写人',
    createdAt: '填写时间',
  },
  rows: await db
    .selectFrom('treatment')
    .innerJoin('person', 'person.personId', 'treatment.personId')
    .select(['treatmentId', 'treatedAt', 'person.name as personName', 'content', 'creatorName', 'treatment.createdAt'])
    .where('treatment.accountId', '=', caller.accountId)
    .where('treatment.removedAt', 'is', null)
    .where(isOpenFor('treatment.personId', 'reports', now))
    .orderBy('treatedAt')
    .execute(),
})

/** What a card says; where it leads is nothing outside of the app. */
function inCard(card: unknown): string {
  const { title = '', desc = '' } = (card ?? {}) as { title?: string; desc?: string }
  return [title, desc].filter(Boolean).join('：')
}

export async function talksPart({ db, caller }: ArchiveScope): Promise<Section> {
  const follows = await db
    .selectFrom('doctorFollow')
    .innerJoin('doctor', 'doctor.docId', 'doctorFollow.docId')
    .select(['followId', 'docName', 'doctorFollow.createdAt', 'endedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('doctorFollow.createdAt')
    .execute()
  const said = await db
    .selectFrom('followMessage')
    .innerJoin('doctorFollow', 'doctorFollow.followId', 'followMessage.followId')
    .select(['followMessage.followId', 'followMessage.createdAt', 'talkerName', 'content', 'card', 'attachments'])
    .where('doctorFollow.accountId', '=', caller.accountId)
    .orderBy('followMessage.followId')
    .orderBy('seq')
    .execute()
  const worded = said.map(({ card, content, ...row }) => ({ ...row, content: content || inCard(card) }))
  const messages = grouped(worded, 'followId')
  return {
    name: 'follow-talks',
    title: '关注的医生和聊天',
    labels: { docName: '医生', createdAt: '关注时间', endedAt: '取消关注时间', messages: '聊天' },
    rows: follows.map(row => ({ ...row, messages: messages.get(row.followId) ?? [] })),
  }
}
