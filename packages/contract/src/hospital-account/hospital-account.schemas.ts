import * as z from 'zod/mini'

/** A place where accounts are held and patients go: a campus, and the hospital that it belongs to (booking 7). */
export const campus = z.object({
  /** The campus. Every service takes the hospital's own id as well. */
  hosId: z.string(),
  /** The hospital: its campuses share their files, so one account serves them all. */
  groupId: z.string(),
  hosName: z.string(),
  campusName: z.string(),
  /** 宁禾市东湖区. */
  areaName: z.string(),
  address: z.string(),
})
export type Campus = z.infer<typeof campus>

/** The file that was bound or made. */
export const boundFile = z.object({
  recordNumber: z.string(),
  /** The person's name from now on. */
  personName: z.string(),
  /** His name here was another one: it is now the hospital's (core 4). */
  isRenamed: z.boolean(),
})

/** What a file at the hospital says, to whoever looks after the person. */
export const hospitalFile = z.object({
  name: z.string(),
  recordNumber: z.string(),
  /** The first visit card; empty while there is none. */
  cardNumber: z.string(),
  /** Masked; empty while there is none. */
  mobile: z.string(),
  /** Whole: it fills the form in which it is corrected. Empty while there is none. */
  address: z.string(),
})

/** 就诊卡: its number and the insurance that it was given out on (省医保, 市医保, 自费), empty where the hospital does not say. */
export const visitCard = z.object({ cardNumber: z.string(), insurance: z.string() })
