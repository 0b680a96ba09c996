import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'

/** Why a place of the workbench is empty, and the drawing of the patients' family that stands for it. */
export const emptyKinds = {
  /** What waited is done. */
  done: 'check',
  /** Nothing is what was asked for. */
  search: 'search',
  /** No figures of these days. */
  figures: 'report',
  /** Nothing on this day, or in these weeks. */
  days: 'calendar',
  /** Nobody has put anything there yet. */
  filed: 'file',
  /** No hospital, ward or department yet. */
  places: 'hospital',
  /** Something is to be chosen beside it. */
  choose: 'talks',
} as const satisfies Readonly<Record<string, ServiceIconName>>
export type EmptyKind = keyof typeof emptyKinds
