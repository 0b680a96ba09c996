import { sql } from 'kysely'
import type { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import {
  mayOffer,
  offerTypes,
  wantsReplies,
  type PracticeCategory,
} from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import { offersOf } from './doctor-detail.table.ts'
import { licenceEnds } from './licence.ts'
import { deskNoticeOf } from './doctor-notice.table.ts'

export const doctors = ({ db }: Ctx) =>
  db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .select(['doctor.docId', 'docName', 'docTitle', 'hosName as docHosName', 'isActive as isShown'])
    .select(({ selectFrom, fn }) => [
      doctorDeptName.as('docDeptName'),
      selectFrom('doctorOffer')
        .select(fn.countAll<number>().as('open'))
        .whereRef('doctorOffer.docId', '=', 'doctor.docId')
        .where('isOpen', '=', true)
        .$asScalar()
        .$notNull()
        .as('openOffers'),
    ])

/** A part of the name, or the beginning of its pinyin. */
export const isNamedDoctor = (word: string) =>
  sql<boolean>`(position(${word}::text in doc_name) > 0 or starts_with(doctor.pinyin, ${word.toLowerCase()}::text)
    or starts_with(doctor.initials, ${word.toLowerCase()}::text))`

/** A few thousand rows at most, read in the order of their names until the page is full. */
export const listDeskDoctors: HandlerOf<typeof doctorDeskServices.listDeskDoctors> = async ({ input, ctx }) => {
  const { search, gbDeptCode, isShown, licence, pageNum, pageSize } = input
  const found = await doctors(ctx)
    .select(({ fn, val }) => fn.coalesce(sql<string>`licence_until::text`, val('')).as('licenceUntil'))
    .$if(search !== '', query => query.where(isNamedDoctor(search)))
    .$call(
      whenGiven(gbDeptCode, (query, gbDeptCode) =>
        query.where(({ or, eb }) =>
          or([
            eb('doctor.gbDeptCode', '=', gbDeptCode),
            eb(sql`starts_with(doctor.gb_dept_code, ${`${gbDeptCode}.`}::text)`, '=', true),
          ]),
        ),
      ),
    )
    .$call(whenGiven(isShown, (query, isShown) => query.where('isActive', '=', isShown)))
    .$call(whenGiven(licence, (query, licence) => query.where(licenceEnds(ctx.now, licence))))
    .orderBy('docName')
    .orderBy('doctor.docId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return pageOf(found, input)
}

export const listDeskDepartments: HandlerOf<typeof doctorDeskServices.listDeskDepartments> = ({ ctx }) =>
  ctx.db
    .selectFrom('department')
    .select(['gbDeptCode', 'gbDeptName'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('doctor').select('docId').whereRef('doctor.gbDeptCode', '=', 'department.gbDeptCode')),
    )
    .orderBy('gbDeptCode')
    .execute()

export const deskDoctor: HandlerOf<typeof doctorDeskServices.deskDoctor> = async ({ input, ctx, refuse }) => {
  const { docId } = input
  const found = await wholeDoctor(ctx, docId)
  if (!found) return refuse('not_found')
  const {
    docType,
    licenceNumber,
    practiceCategory,
    licenceUntil,
    teachTitle,
    canPrescribe,
    hosId,
    gbDeptCode,
    ...doctor
  } = found
  const [offers, notice, openConsults] = await Promise.all([
    offersOf(ctx, docId),
    deskNoticeOf(ctx, docId),
    openConsultsOf(ctx, docId),
  ])
  return {
    ...doctor,
    docType: docType as 'DOC' | 'NURSE' | 'PHARMACIST',
    licence: {
      licenceNumber,
      practiceCategory: practiceCategory as PracticeCategory | '',
      licenceUntil: licenceUntil ?? '',
      teachTitle,
      canPrescribe,
      hosId,
      gbDeptCode,
    },
    notice,
    offers: offersFor(docType, offers),
    openConsults,
  }
}

const wholeDoctor = (ctx: Parameters<typeof doctors>[0], docId: string) =>
  doctors(ctx)
    .select(['docType', 'licenceNumber', 'practiceCategory', 'licenceUntil', 'teachTitle', 'canPrescribe'])
    .select([
      'doctor.hosId',
      'doctor.gbDeptCode',
      'skill as docSkill',
      'resume as docResume',
      'tags as docTags',
      'avatar as docAvatar',
    ])
    .where('doctor.docId', '=', docId)
    .executeTakeFirst()

/** Asks the table of the consults itself: that domain leans on this one. */
async function openConsultsOf({ db, now }: Ctx, docId: string): Promise<number> {
  const { open } = await db
    .selectFrom('consult')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('docId', '=', docId)
    .where('status', 'in', ['unpaid', 'going'])
    .where(({ or, eb }) => or([eb('dueAt', 'is', null), eb('dueAt', '>', new Date(now))]))
    .executeTakeFirstOrThrow()
  return open
}

/** Every kind that somebody of this type may offer, as he offers it or as it would begin. */
const offersFor = (docType: string, offers: Awaited<ReturnType<typeof offersOf>>) =>
  offerTypes
    .filter(consultType => mayOffer(docType, consultType))
    .map(consultType => {
      const offer = offers.find(one => one.consultType === consultType)
      return {
        consultType,
        isOffered: offer !== undefined,
        isOpen: offer?.isOpen ?? false,
        priceCents: offer?.priceCents ?? 0,
        replyLimit: offer?.replyLimit ?? (wantsReplies(consultType) ? 10 : 0),
      }
    })
