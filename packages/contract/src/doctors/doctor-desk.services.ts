import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { personName } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import {
  doctorDeskRefusals,
  doctorNoticeText,
  doctorResume,
  doctorSkill,
  doctorTags,
  doctorTeachTitle,
  doctorTitle,
  licenceNumber,
  licenceEnds,
  licenceUntil,
  offerPrice,
  offerReplies,
  offerTypes,
  practiceCategory,
} from './doctor-desk.rules.ts'
import { searchText } from './doctors.rules.ts'
import { department } from './doctors.schemas.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')

const deskDoctorRow = z.object({
  docId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  docDeptName: z.string(),
  docHosName: z.string(),
  /** Patients find him. */
  isShown: z.boolean(),
  /** How many of his offers can be bought now, by themselves: a hidden doctor sells nothing. */
  openOffers: z.int(),
})

/** 执业信息: what the law has shown to everybody and reported to the province, and where he belongs. */
const licenceFields = {
  licenceNumber,
  practiceCategory,
  licenceUntil,
  teachTitle: doctorTeachTitle,
  /** 处方权. */
  canPrescribe: z.boolean(),
  hosId: open(shownToAll),
  gbDeptCode: open(shownToAll),
}

/** Doctors as the office keeps them. What is changed holds for what is ordered from now on, never for what was ordered. */
export const doctorDeskServices = {
  /** Hidden ones, too; by name. */
  listDeskDoctors: service({
    name: 'staff.doctor.list',
    kind: 'query',
    access,
    audits: { none: 'doctors' },
    input: z.object({
      /** A part of the name, or the beginning of its pinyin. */
      search: searchText,
      /** A department, or a top-level one with those below it. */
      gbDeptCode: open(shownToAll, optionalId),
      isShown: z.optional(z.nullable(z.boolean())),
      /** Those whose licence is over or ends within 30 days, or after that within 60. */
      licence: z.optional(z.nullable(z.enum(licenceEnds))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(
      z.extend(deskDoctorRow, {
        /** The last day of the licence; empty: it has no end. */
        licenceUntil: z.string(),
      }),
    ),
  }),
  /** Those that have a doctor, for the filter. */
  listDeskDepartments: service({
    name: 'staff.doctor.department.list',
    kind: 'query',
    access,
    audits: { none: 'departments' },
    input: z.object({}),
    reply: list(department),
  }),
  /** Where a doctor or a team can be: all hospitals and all departments, those below their top-level one right after it. */
  listPlaces: service({
    name: 'staff.place.list',
    kind: 'query',
    access,
    audits: { none: 'hospitals and departments' },
    input: z.object({}),
    reply: obj(
      z.object({
        hospitals: z.array(z.object({ hosId: z.string(), hosName: z.string() })),
        departments: z.array(z.object({ gbDeptCode: z.string(), gbDeptName: z.string() })),
      }),
    ),
  }),
  /** A new doctor, nurse or pharmacist: hidden, without portrait and offers. Whoever answers in his name has a login of the staff's. */
  addDoctor: service({
    name: 'staff.doctor.add',
    kind: 'command',
    access,
    audits: { writes: ['doctor.create'] },
    input: z.object({
      docName: personName,
      docType: z.enum(['DOC', 'NURSE', 'PHARMACIST']),
      gender: z.enum(['M', 'F']),
      docTitle: doctorTitle,
      hosId: open(shownToAll),
      gbDeptCode: open(shownToAll),
    }),
    reply: obj(z.object({ docId: z.string() })),
    refusals: only(doctorDeskRefusals, 'place_unknown'),
  }),
  deskDoctor: service({
    name: 'staff.doctor.detail',
    kind: 'query',
    access,
    audits: { none: 'a doctor, and how many consults go on' },
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(
      z.extend(deskDoctorRow, {
        docType: z.enum(['DOC', 'NURSE', 'PHARMACIST']),
        licence: z.object({
          licenceNumber: z.string(),
          practiceCategory,
          licenceUntil: z.string(),
          teachTitle: z.string(),
          canPrescribe: z.boolean(),
          hosId: z.string(),
          gbDeptCode: z.string(),
        }),
        /** File id of the portrait. */
        docAvatar: z.string(),
        docSkill: z.string(),
        docResume: z.string(),
        docTags: z.array(z.string()),
        /** Also one that is over: it hangs no more, and its words can be used again. */
        notice: z.nullable(z.object({ content: z.string(), createdAt: instant, endsAt: z.nullable(instant) })),
        /** One of each kind that he may sell, in the order of the contract; `isOffered` false: he has never offered it. */
        offers: z.array(
          z.object({
            consultType: z.enum(offerTypes),
            isOffered: z.boolean(),
            isOpen: z.boolean(),
            priceCents: cents,
            replyLimit: z.int(),
          }),
        ),
        /** Consults with him that are unpaid or going on; they go on as they were ordered. */
        openConsults: z.int(),
      }),
    ),
    refusals: notFound,
  }),
  /** `docAvatar`: the portrait as it was (or empty), or an own upload that takes its place. */
  changeDoctor: service({
    name: 'staff.doctor.change',
    kind: 'command',
    access,
    audits: { writes: ['doctor.change'] },
    input: z.object({
      docId: open(shownToAll),
      docTitle: doctorTitle,
      docSkill: doctorSkill,
      docResume: doctorResume,
      docTags: doctorTags,
      docAvatar: open('the writer’s own upload, for everybody to see', optionalId),
      isShown: z.boolean(),
    }),
    reply: done,
    refusals: { ...notFound, ...only(doctorDeskRefusals, 'picture_unknown', 'portrait_missing') },
  }),
  /** Whoever has no licence, or one that is over, gets no right to prescribe. */
  changeLicence: service({
    name: 'staff.doctor.licence.change',
    kind: 'command',
    access,
    audits: { writes: ['doctor.licence.change'] },
    input: z.object({ docId: open(shownToAll), ...licenceFields }),
    reply: done,
    refusals: {
      ...notFound,
      ...only(doctorDeskRefusals, 'place_unknown', 'only_doctors_prescribe', 'licence_missing', 'licence_over'),
    },
  }),
  /** Empty content takes it down. `endsAt` null: it hangs until it is taken down. */
  changeNotice: service({
    name: 'staff.doctor.notice.change',
    kind: 'command',
    access,
    audits: { writes: ['doctor.notice.change'] },
    input: z.object({ docId: open(shownToAll), content: doctorNoticeText, endsAt: z.nullable(instant) }),
    reply: done,
    refusals: { ...notFound, ...only(doctorDeskRefusals, 'notice_over') },
  }),
  changeOffer: service({
    name: 'staff.doctor.offer.change',
    kind: 'command',
    access,
    audits: { writes: ['doctor.offer.change'] },
    input: z.object({
      docId: open(shownToAll),
      consultType: z.enum(offerTypes),
      isOpen: z.boolean(),
      priceCents: offerPrice,
      replyLimit: offerReplies,
    }),
    reply: done,
    refusals: { ...notFound, ...only(doctorDeskRefusals, 'price_of_periods', 'replies_missing', 'not_his_kind') },
  }),
} satisfies Services
