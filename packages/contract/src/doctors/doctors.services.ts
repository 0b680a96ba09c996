import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { limitedText } from '../common/text.ts'
import { list, obj, only, page, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { doctorRefusals } from './doctors.refusals.ts'
import { clinicName, searchText } from './doctors.rules.ts'
import { clinicPlace, departmentWithSubs, doctor, hospital, hotDepartment, offer, review } from './doctors.schemas.ts'
import { doctorSpelling as spelling } from './doctors.words.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const flag = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform(text => text === 'true'),
    ),
  ]),
  false,
)

/** How the doctor list is sorted (core 7): recommended, the famous first, by praise, by service count. */
export const doctorSorts = ['recommendSort.asc', 'famousSort.asc', 'docScoure.desc', 'consultCount.desc'] as const

export const doctorServices = {
  /** Pages through doctors with the four filters (core 7). Sub-departments may ask for 1000 at once. */
  listDoctors: service({
    name: 'nethos.doc.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      pageNum,
      pageSize: pageSize(10, 1000),
      hosId: open(shownToAll, optionalId),
      /** A top-level or a sub-department of the national list; 00 is all. */
      gbDeptCode: open(shownToAll, optionalId),
      /** Wins over gbDeptCode. */
      subDeptCode: open(shownToAll, optionalId),
      /** A clinic by the name that it shows (docDeptName), e.g. 乳腺外科. */
      subDeptName: clinicName,
      /** DOC or NURSE; without it both. Pharmacists have a list of their own (/yyzx). */
      docType: z.optional(z.nullable(z.enum(['DOC', 'NURSE', '']))),
      /** Forms of consult (core 9); several at once narrow down. Team: member of a team that can be asked now. */
      Pic: flag,
      Video: flag,
      Team: flag,
      Prescription: flag,
      /** Comes along with recommendSort.asc (core 7); the order says it all, nobody is left out. */
      isRecommend: flag,
      sort: z._default(z.enum(doctorSorts), 'recommendSort.asc'),
      search: searchText,
    }),
    reply: page(doctor),
    spelling,
  }),
  /** The doctor's public card; with a token also whether the account follows him (core 7). */
  doctorCard: service({
    name: 'nethos.doc.card',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(
      z.object({ sysDoc: doctor, isFollow: z.boolean(), followId: z.nullable(z.string()), offers: z.array(offer) }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Card, résumé, notice, first three comments and articles: the doctor page in one call. */
  doctorDetail: service({
    name: 'nethos.doc.detail',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(
      z.object({
        sysDoc: doctor,
        docResume: z.string(),
        isFollow: z.boolean(),
        /** Of the talk with the doctor; null while the account does not follow. */
        followId: z.nullable(z.string()),
        /** What the doctor's own QR code says; null when none was given out. */
        exclusiveCodeId: z.nullable(z.string()),
        offers: z.array(offer),
        notice: z.nullable(z.object({ content: z.string(), createdAt: instant })),
        articleList: z.array(z.object({ articleId: z.string(), title: z.string(), createdAt: instant })),
        /** The newest three. */
        commentList: z.array(review),
        commentCount: z.int(),
        /** How many accounts follow the doctor. */
        followCount: z.int(),
        teams: z.array(z.object({ teamId: z.string(), teamName: z.string() })),
        /** Where he can be visited. */
        clinics: z.array(clinicPlace),
        /** When he answers, a line for each stretch of days; none: he has not said. */
        serviceHours: z.array(z.string()),
        /** How many more may ask him by text and pictures today; null: as many as like. */
        leftToday: z.nullable(z.int()),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Hospitals of the filter; only those with showStatus (core 2). */
  listHospitals: service({
    name: 'nethos.doc.hos.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: list(hospital),
  }),
  /** Comments of a doctor or, with moduleType TEAMPIC, of the team moduleId, by time or by content (core 7); note pageNo. */
  listReviews: service({
    name: 'nethos.doc.comment.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      pageNum,
      pageSize: pageSize(10, 50),
      docId: open(shownToAll, optionalId),
      /** time: newest first. content: those with text first, longest first. */
      searchType: z._default(z.enum(['time', 'content']), 'time'),
      /** The team's id when moduleType is TEAMPIC. */
      moduleId: open(shownToAll, optionalId),
      moduleType: z.optional(z.string()),
    }),
    reply: page(review),
    spelling: { ...spelling, words: { ...spelling.words, moduleId: 'moudleId', pageNum: 'pageNo' } },
  }),
  /** What the doctor has pinned to his door, e.g. that he is away. */
  doctorNotice: service({
    name: 'nethos.doc.notice.get',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(z.nullable(z.object({ content: z.string(), createdAt: instant }))),
    spelling,
  }),
  /** The national list of clinical departments, two levels. */
  listDepartments: service({
    name: 'nethos.system.gbdept.list',
    aliases: ['nethos.system.stddept.list'],
    kind: 'query',
    access: 'anybody',
    /** hasDoctors: only those that somebody of works in, and what is above them, for filters that lead to a doctor. */
    input: z.object({ hasDoctors: flag }),
    reply: list(departmentWithSubs),
    spelling,
  }),
  /** The grid of hot departments, at most 10 (core 9). */
  listHotDepartments: service({
    name: 'nethos.system.hotstddept.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: list(hotDepartment),
  }),
  /** The doctor behind an exclusive QR code, and whether the account follows him already. */
  scanCode: service({
    name: 'nethos.doc.exclusive.code.scan.get',
    kind: 'query',
    access: 'anybody',
    limits: [{ per: 'address', times: 60, seconds: 60 }],
    input: z.object({ exclusiveCodeId: open('a code that hangs on walls') }),
    reply: obj(
      z.object({ docId: z.string(), sysDoc: doctor, isFollow: z.boolean(), followId: z.nullable(z.string()) }),
    ),
    spelling,
    refusals: only(doctorRefusals, 'code_unknown'),
  }),
  /** The psychiatric departments, which have their own entry: national code 15 and what stands below it. */
  listPsychiatry: service({
    name: 'nethos.doc.psychiatry.department',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: list(departmentWithSubs),
    spelling,
  }),
  /** Doctors and nurses of a department, by the name that it shows; 200 at most. */
  listDepartmentStaff: service({
    name: 'nethos.hos.staff.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ deptName: limitedText('科室名称', 50) }),
    reply: list(doctor),
    spelling,
  }),
  /** Where a doctor who can be asked online can be visited: departments to book, and who he is there. */
  listBookingDepartments: service({
    name: 'nethos.doc.book.dept.list',
    aliases: ['nethos.sys.bookdoc.list'],
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: list(clinicPlace),
    spelling: spell(spelling, { words: { hosId: 'bookHosId' } }),
  }),
  /** For how long a doctor can be engaged, and for how much: the open services of his card. */
  listDoctorServes: service({
    name: 'smarthos.card.info.doc.serve',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: list(
      z.object({
        serveName: z.string(),
        priceCents: cents,
        lengthOfTime: z.int(),
        /** DAY, WEEK, MONTH or YEAR. */
        lengthUnit: z.string(),
      }),
    ),
    spelling: {
      words: {
        docId: 'doctorId',
        priceCents: 'servePrice',
        lengthOfTime: 'serveLengthOfTime',
        lengthUnit: 'serveLengthOfTimeUnit',
      },
    },
  }),
  /** Follows a doctor; following twice is the same (core 4). */
  followDoctor: service({
    name: 'nethos.follow.dp.add',
    kind: 'command',
    access: 'account',
    oneStatement: true,
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(z.object({ isFollow: z.boolean(), followId: z.string() })),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Unfollows a doctor; unfollowing twice is the same. */
  unfollowDoctor: service({
    name: 'nethos.follow.cancel',
    kind: 'command',
    access: 'account',
    oneStatement: true,
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(z.object({ isFollow: z.boolean() })),
  }),
} satisfies Services
