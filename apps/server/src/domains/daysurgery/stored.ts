import * as z from 'zod/mini'
import { memberRoleNames } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { jsonColumn } from '../../database/json-column.ts'

const text = z.string()

/** The JSON columns of operations, each read at this one seam. */
export const stopDrugsOf = jsonColumn('surgery.stop_drugs', z.array(z.object({ drugName: text, daysBefore: z.int() })))
export const teamOf = jsonColumn(
  'surgery.team',
  z.array(z.object({ code: text, name: text, title: text, role: z.enum(memberRoleNames) })),
)
