export { mostPictures } from '../common/picture-limit.ts'
/** Limits in code points (core 9); those of the supplement and of the doctor are ours (docs/product/rules.md 3). */
export const consultLimits = {
  content: 500,
  illnessName: 20,
  illnessTime: 50,
  expectedHelp: 500,
  supplement: 500,
  review: 200,
  chat: 100,
  answer: 1000,
  reason: 200,
} as const
