import * as z from 'zod/mini'

export const warningKinds = [
  'allergy',
  'dose',
  'duration',
  'pack',
  'duplicate',
  'interaction',
  'disease',
  'pregnancy',
  'liver',
  'kidney',
  'age',
  'food',
  'unknown',
] as const
export type WarningKind = (typeof warningKinds)[number]

export const warningLevels = ['stop', 'warn', 'inform'] as const

/** What speaks against a medicine, by the rules of prescriptions. */
export const warning = z.object({
  kind: z.enum(warningKinds),
  /** stop: cannot be signed; warn: wants a reason of whoever signs; inform: to be known. */
  level: z.enum(warningLevels),
  drugIds: z.array(z.string()),
  sentence: z.string(),
  source: z.string(),
})
