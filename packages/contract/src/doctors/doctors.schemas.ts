import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'

/** A doctor as the lists and the card show him (core 3, Doctor). */
export const doctor = z.object({
  docId: z.string(),
  /** DOC or NURSE. */
  docType: z.string(),
  docName: z.string(),
  /** File id of the portrait: GET /files/{docAvatar}. */
  docAvatar: z.string(),
  docTitle: z.string(),
  teachTitleName: z.string(),
  /** A public role that is worth a badge, e.g. 党员先锋岗; empty: none. */
  docCcpRole: z.string(),
  /** The clinic by the hospital's own name, else the department's. */
  docDeptName: z.string(),
  gbDeptCode: z.string(),
  docHosName: z.string(),
  hosId: z.string(),
  docSkill: z.string(),
  docTags: z.array(z.string()),
  /** 0 to 10, one decimal; 0 when nobody has rated yet. */
  docScore: z.number(),
  reviewCount: z.int(),
  /** How many consults the doctor has served. */
  consultCount: z.int(),
  /** What the cheapest open way to ask costs, in cents; 0 also when none is open. */
  consultPriceCents: cents,
  /** Replies that the patient may send in a picture consult; 0 when the doctor offers none. */
  replyLimit: z.int(),
  pictureIsOpen: z.boolean(),
  picturePriceCents: cents,
  /** Yuan with two decimals, for showing; empty when there is no such offer. So all the price texts. */
  picturePriceText: z.string(),
  /** One of the two kinds of video consult is open; the text is the cheaper one's price. */
  videoIsOpen: z.boolean(),
  videoPriceText: z.string(),
  /** A famous doctor whose own video consult (DOCVIDEO) is open. */
  famousIsOpen: z.boolean(),
  /** What that one costs; empty when the doctor has none. */
  famousPriceText: z.string(),
  /** Member of a team that can be asked now; the text is the cheapest such team's price. */
  teamIsOpen: z.boolean(),
  teamPriceText: z.string(),
  canPrescribe: z.boolean(),
  freeClinicIsOn: z.boolean(),
  /** 平均30分钟内回复 under an hour, else 平均2小时内回复, both rounded up; empty when there is nothing to go by. */
  replyTimeText: z.string(),
})
export type Doctor = z.infer<typeof doctor>

export const department = z.object({ gbDeptCode: z.string(), gbDeptName: z.string() })
/** A top-level department with its sub-departments (national list). */
export const departmentWithSubs = z.object({ ...department.shape, subDepartments: z.array(department) })
/** A department of the hot grid; deptAvatar names a public picture or is empty. */
export const hotDepartment = z.object({ deptCode: z.string(), deptName: z.string(), deptAvatar: z.string() })

export const hospital = z.object({ hosId: z.string(), hosName: z.string(), showStatus: z.boolean() })

/** A rating: score 0 to 10 in steps of two, twice the stars (core 9). */
export const review = z.object({
  score: z.int(),
  content: z.string(),
  tags: z.array(z.string()),
  /** Partly masked. */
  patientName: z.string(),
  moduleType: z.string(),
  createdAt: instant,
})
export type Review = z.infer<typeof review>

/** What a doctor sells: how, for how much, with how many replies. */
export const offer = z.object({ consultType: z.string(), priceCents: cents, replyLimit: z.int(), isOpen: z.boolean() })
export type Offer = z.infer<typeof offer>

/** Where a doctor who can be asked online can be visited: a department to book, and who he is there. */
export const clinicPlace = z.object({
  clinicDoctorId: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
})
