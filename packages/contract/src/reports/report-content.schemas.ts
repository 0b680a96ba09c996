import * as z from 'zod/mini'
import { windowNames } from './report-windows.ts'

const line = z.string().check(z.maxLength(200))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(20_000))
const code = z.string().check(z.maxLength(64))

/** What the laboratory itself marked. Empty: it marked nothing. */
export const labFlags = ['', 'low', 'high', 'critical_low', 'critical_high', 'abnormal'] as const
export type LabFlag = (typeof labFlags)[number]

/** The laboratory's own range, as it was printed for this person. */
export const labRange = z.object({
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  /** As printed: 3.5-9.5, <5.0, 阴性. May be empty. */
  text: line,
})
export type LabRange = z.infer<typeof labRange>

/** One item of a laboratory report. A result is a number, with or without a comparator, or a text; both may stand. */
export const labItem = z.object({
  /** The hospital's own code; may be empty. */
  itemCode: code,
  /** LOINC, where the hospital or its table says it; else empty. */
  loinc: z.string().check(z.regex(/^(\d{1,7}-\d)?$/)),
  name,
  /** A heading that several items stand under: 血常规, 一般检查. Empty: none. */
  group: line,
  value: z.nullable(z.number()),
  comparator: z.enum(['', '<', '<=', '>=', '>']),
  /** As printed: 阴性(-), 1:80, 3+. Empty where the number says it all. */
  text: line,
  /** As printed: 10^9/L, mmol/L. */
  unit: line,
  /** The same in UCUM (10*9/L), where it is known; else empty. */
  ucum: z.string().check(z.maxLength(40)),
  range: labRange,
  flag: z.enum(labFlags),
  /** How it was measured; empty: not said. Results of different methods are not compared silently. */
  method: line,
  specimen: line,
  /** What the laboratory adds: 标本轻度溶血. */
  note: line,
})
export type LabItem = z.infer<typeof labItem>

/** One lead of an ECG: microvolt = (sample × factor) + origin. Null: nothing was recorded there. */
const ecgLead = z.object({
  /** I, II, III, aVR, aVL, aVF, V1 … V6. */
  lead: z.string().check(z.minLength(1), z.maxLength(8)),
  /** Microvolts that one step of a sample is. */
  factor: z.number(),
  origin: z.number(),
  samples: z.array(z.nullable(z.int())).check(z.maxLength(60_000)),
})

/** The trace of an ECG (SampledData of FHIR, in numbers). All leads begin together. */
export const ecgTrace = z.object({
  /** Milliseconds between two samples. */
  periodMs: z.number().check(z.positive()),
  leads: z.array(ecgLead).check(z.maxLength(18)),
})
export type EcgLead = z.infer<typeof ecgLead>
export type EcgTrace = z.infer<typeof ecgTrace>

const measure = z.nullable(z.number())
export const ecg = z.object({
  /** Beats in a minute. */
  heartRate: measure,
  /** Milliseconds. */
  prMs: measure,
  qrsMs: measure,
  qtMs: measure,
  qtcMs: measure,
  /** Degrees. */
  axis: measure,
  /** Lowest and highest of a long recording (Holter); null for a short one. */
  lowestRate: measure,
  highestRate: measure,
  trace: z.nullable(ecgTrace),
})
export type Ecg = z.infer<typeof ecg>

/** A file of the hospital's that hangs on a report. */
const file = { fileCode: name }

/** A series of pictures, in the order in which they are looked at. */
export const sentSeries = z.object({
  seriesName: line,
  /** DICOM's word: CT, MR, US, DX, ES (endoscopy), ECG, SM (slide). */
  modality: z.string().check(z.maxLength(16)),
  pictures: z.array(z.object({ ...file, title: line })).check(z.maxLength(600)),
})
export type SentSeries = z.infer<typeof sentSeries>

/** A study in the hospital's picture archive: by its DICOM number, or by that of the request (检查号, AccessionNumber). */
export const sentStudy = z.object({
  studyUid: z.string().check(z.regex(/^[0-9.]{0,64}$/)),
  accessionNumber: z.string().check(z.maxLength(64)),
})
export type SentStudy = z.infer<typeof sentStudy>

export const sentDocument = z.object({ ...file, title: line })
export type SentDocument = z.infer<typeof sentDocument>

/** What a report says. Kept as it came; a later version stands beside it. */
export const reportContent = z.object({
  items: z.array(labItem).check(z.maxLength(400)),
  /** 检查所见, 内镜所见, 肉眼与镜下所见. */
  findings: text,
  /** 诊断意见, 体检结论. */
  conclusion: text,
  /** What the doctor advises. */
  advice: text,
  /** Part of the body, specimen, or what was done: 胸部CT平扫. */
  subject: line,
  clinicalDiagnosis: line,
  ecg: z.nullable(ecg),
  series: z.array(sentSeries).check(z.maxLength(40)),
  documents: z.array(sentDocument).check(z.maxLength(20)),
  /** Pictures that stay in the archive; left out: none. */
  studies: z.optional(z.array(sentStudy).check(z.maxLength(10))),
})
export type ReportContent = z.infer<typeof reportContent>

/** What has no content yet. */
export const emptyContent: ReportContent = {
  items: [],
  findings: '',
  conclusion: '',
  advice: '',
  subject: '',
  clinicalDiagnosis: '',
  ecg: null,
  series: [],
  documents: [],
}

/** A picture that can be opened: `imageUrl` and `thumbUrl` carry a ticket for the one who asked. */
export const shownPicture = z.object({
  attaId: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  thumbUrl: z.string(),
})
export type ShownPicture = z.infer<typeof shownPicture>
export const imageSeries = z.object({
  seriesName: z.string(),
  modality: z.string(),
  pictures: z.array(shownPicture),
  /** The windows in which the archive renders them; none: they are shown as they were sent. */
  windows: z.array(z.enum(windowNames)),
})
export type ImageSeries = z.infer<typeof imageSeries>
