import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { ucumOf } from '@nethos/contract/reports/lab/units.ts'

interface Wanted {
  code: string
  loinc: string
  name: string
  value: number
  unit: string
  low?: number
  high?: number
  method?: string
  specimen?: string
  group?: string
  note?: string
}

const printed = (low?: number, high?: number): string => {
  if (low !== undefined && high !== undefined) return `${low}-${high}`
  if (high !== undefined) return `≤${high}`
  return low === undefined ? '' : `≥${low}`
}

/** An item as a laboratory prints it: its arrow follows from its range. */
export function number({ code, value, low, high, unit, ...rest }: Wanted): LabItem {
  const flag = high !== undefined && value > high ? 'high' : low !== undefined && value < low ? 'low' : ''
  return {
    itemCode: code,
    group: '',
    method: '',
    specimen: '血清',
    note: '',
    ...rest,
    value,
    comparator: '',
    text: '',
    unit,
    ucum: ucumOf(unit) ?? '',
    range: {
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
      text: printed(low, high),
    },
    flag,
  }
}

export const word = (
  code: string,
  loinc: string,
  name: string,
  text: string,
  expected: string,
  over: Partial<LabItem> = {},
): LabItem => ({
  itemCode: code,
  loinc,
  name,
  group: '',
  value: null,
  comparator: '',
  text,
  unit: '',
  ucum: '',
  range: { text: expected },
  flag: text === expected ? '' : 'abnormal',
  method: '',
  specimen: '血清',
  note: '',
  ...over,
})
