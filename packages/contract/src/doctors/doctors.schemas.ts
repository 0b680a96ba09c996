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
  replyLimit: z.int(),
  pictureIsOpen: z.boolean(),
  picturePriceCents: cents,
  /** Yuan with two decimals, for showing. */
  picturePriceText: z.string(),
  videoIsOpen: z.boolean(),
  videoPriceText: z.string(),
  famousIsOpen: z.boolean(),
  teamIsOpen: z.boolean(),
  teamPriceText: z.string(),
  canPrescribe: z.boolean(),
  freeClinicIsOn: z.boolean(),
  /** e.g. 平均2小时内回复; empty when there is nothing to go by. */
  replyTimeText: z.string(),
})
export type Doctor = z.infer<typeof doctor>

export const department = z.object({ gbDeptCode: z.string(), gbDeptName: z.string() })
/** A top-level department with its sub-departments (national list). */
export const departmentWithSubs = z.object({ ...department.shape, subDepartments: z.array(department) })
/** A department of the hot grid. */
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
