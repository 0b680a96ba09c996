import * as z from 'zod/mini'
import { programmeDocument } from './programme.document.ts'

/** No programme can have this code: under it the patients' pages show what the workbench hands them, in its frame alone. */
export const previewCode = '~draft'

/** The kinds of pages that need no record of anybody's. */
export const previewKinds = [
  'home',
  'introduction',
  'experts',
  'reading',
  'article',
  'notice',
  'offers',
  'apply',
] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Said by the page in the frame: it waits for a document. */
export const previewAsked = z.object({ type: z.literal('nethos.preview.asked') })
/** Said to it: show this. */
export const previewShown = z.object({ type: z.literal('nethos.preview.shown'), document: programmeDocument })
