import * as z from 'zod/mini'
import { atMost } from '../rule.ts'
import { list, service, staffRoles, type OutputOf, type Services, type StaffRole } from '../service.ts'

/** What is looked for, by whom: each kind by the domain that owns it, as in that one's own list. */
export const lookupKinds = {
  consult: { for: ['doctor', 'nurse', 'pharmacist'] },
  renewal: { for: ['doctor', 'pharmacist'] },
  doctor: { for: ['operator', 'admin'] },
  team: { for: ['operator', 'admin'] },
  booking: { for: ['operator', 'admin'] },
  order: { for: ['operator', 'admin'] },
} as const satisfies Readonly<Record<string, { for: readonly StaffRole[] }>>
export type LookupKind = keyof typeof lookupKinds
export const lookupKindNames = Object.keys(lookupKinds) as [LookupKind, ...LookupKind[]]

/** Of less than this too much is found. */
export const lookupLeast = 2
export const lookupMost = 40
/** So many of a kind are shown. */
export const lookupEach = 6

const hit = z.object({
  kind: z.enum(lookupKindNames),
  id: z.string(),
  /** Who and what. A name is masked where the kind's own list masks it. */
  title: z.string(),
  /** State, number, day. */
  note: z.string(),
})

export const lookupServices = {
  /** By a part of a name or a whole number, a few of each kind that the caller may see. Everybody found gets his line. */
  lookUp: service({
    name: 'staff.lookup',
    kind: 'query',
    access: staffRoles,
    audits: { listed: 'lookup.list' },
    input: z.object({
      word: z
        .string()
        .check(z.trim(), z.minLength(lookupLeast, '请至少输入2个字'), atMost(lookupMost, '查找内容不能超过40个字')),
    }),
    reply: list(hit),
    limits: [{ per: 'account', times: 60, seconds: 60 }],
  }),
} satisfies Services

export type LookupHit = OutputOf<typeof lookupServices.lookUp>[number]
