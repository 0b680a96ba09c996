import * as z from 'zod/mini'
import { editionServices, type EditionAudits } from '../common/editions.ts'
import { instant } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { list, service, type Services } from '../service.ts'
import { labItemDocument, labMapDocument } from './lab/lab-documents.ts'

const maintainers = ['operator', 'admin'] as const
const noPerson = { none: 'codes and how often they came; nobody’s results' } as const

export const labAudits = {
  write: 'lab.write',
  submit: 'lab.write',
  publish: 'lab.publish',
  sendBack: 'lab.write',
  drop: 'lab.write',
  withdraw: 'lab.publish',
} as const satisfies EditionAudits

/** 检验知识: what patients read of a laboratory item. */
export const labItemServices = editionServices({
  prefix: 'staff.lab.item',
  access: maintainers,
  audits: labAudits,
  document: labItemDocument,
})
/** 编码对照: what a hospital's own codes mean. */
export const labMapServices = editionServices({
  prefix: 'staff.lab.map',
  access: maintainers,
  audits: labAudits,
  document: labMapDocument,
})

/** What a name may mean; a person decides. */
const proposal = z.object({
  key: z.string(),
  name: z.string(),
  loinc: z.string(),
  /** False: it is measured in another kind of unit. */
  unitFits: z.boolean(),
})
const seenCode = z.object({
  itemCode: z.string(),
  itemName: z.string(),
  unit: z.string(),
  results: z.int(),
  reports: z.int(),
  lastAt: instant,
  proposals: z.array(proposal),
})
export type SeenCode = z.infer<typeof seenCode>

/** What a row would change in the reports of half a year. */
const rowEffect = z.object({
  itemCode: z.string(),
  results: z.int(),
  reports: z.int(),
  /** What its results are explained as; empty: nothing is known of them. */
  before: z.string(),
  after: z.string(),
  unitFits: z.boolean(),
})
export type RowEffect = z.infer<typeof rowEffect>

export const labDeskServices = {
  /** Codes without LOINC that came in half a year and stand in no published table, the most frequent first; 200 at most. */
  unmappedCodes: service({
    name: 'staff.lab.code.list',
    kind: 'query',
    access: maintainers,
    audits: noPerson,
    input: z.object({ hosId: staff('hospital') }),
    reply: list(seenCode),
  }),
  /** What a table would change, without changing it. */
  tryMap: service({
    name: 'staff.lab.map.try',
    kind: 'query',
    access: maintainers,
    audits: noPerson,
    input: z.object({
      hosId: staff('hospital'),
      rows: labMapDocument.shape.rows,
    }),
    reply: list(rowEffect),
  }),
} satisfies Services
