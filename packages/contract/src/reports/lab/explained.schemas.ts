import * as z from 'zod/mini'

const text = z.string()

/** What a report says of one item, read for the person it is of. Stands at the item's place in the report. */
export const explainedItem = z.object({
  standing: z.enum(['in', 'low', 'high', 'abnormal', 'unknown']),
  /** It cannot wait. */
  critical: z.boolean(),
  /** Who says so: the laboratory's mark, its range, or nobody. */
  by: z.enum(['laboratory', 'range', 'none']),
  /** The laboratory's own range for this person, as numbers. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** A range of an industry standard, where the laboratory printed none; it judges nothing. */
  published: z.nullable(
    z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()), unit: text, source: text }),
  ),
  /** Null: nothing is known of this item. */
  knowledge: z.nullable(
    z.object({
      key: text,
      name: text,
      measures: text,
      above: text,
      below: text,
      calm: text,
      disturbs: z.array(text),
      sources: z.array(text),
    }),
  ),
  /** What to do now; of what cannot wait alone. */
  advice: z.nullable(z.object({ text, source: text })),
})
export type ExplainedItem = z.infer<typeof explainedItem>

/** A piece of a finding; `term` is a word of the glossary, empty where it is none. */
const piece = z.object({ text, term: text })
export type FindingPiece = z.infer<typeof piece>

/** A report in plain words. Counted and looked up, never written by a machine. */
export const explainedReport = z.object({
  /** 42 项中 7 项超出参考范围，1 项建议尽快咨询; empty for a report without items. */
  summary: text,
  outside: z.int(),
  soon: z.int(),
  items: z.array(explainedItem),
  findings: z.array(piece),
  conclusion: z.array(piece),
  terms: z.array(z.object({ term: text, plain: text, source: text })),
})
export type ExplainedReport = z.infer<typeof explainedReport>
