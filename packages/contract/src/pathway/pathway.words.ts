import type { Spelling } from '../spelling.ts'

/** 诊疗计划, on the wire: as other domains call a person there. */
export const pathwaySpelling: Spelling = { words: { personId: 'compatId' } }
