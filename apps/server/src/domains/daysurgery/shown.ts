import { maskMobile } from '@nethos/contract/common/masking.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { SurgeryInfo, SurgeryRow, SurgeryStep } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import {
  progressEvents,
  surgeryEvents,
  surgeryStates,
  surgeryTexts,
} from '@nethos/contract/daysurgery/surgery.status.ts'
import type { Runtime } from '../../runtime.ts'
import type { HappenedEvent, OwnSurgery } from './surgery.table.ts'

export const sealedCompanion = 'surgery.companion_mobile'

export const shownRow = (one: OwnSurgery): SurgeryRow => ({
  surgeryId: one.surgeryId,
  personId: one.personId,
  personName: one.personName,
  surgeryName: one.surgeryName,
  kind: one.kind,
  day: dayOf(one.plannedAt),
  plannedAt: one.plannedAt,
  hosName: one.hosName,
  deptName: one.deptName,
  ward: one.ward,
  doctorName: one.doctorName,
  status: one.status,
  statusLabel: surgeryStates[one.status].label,
})

/** The five steps with their true times; the last that has happened is where it stands, until it is over. */
export function stepsOf(happened: readonly HappenedEvent[]): SurgeryStep[] {
  const at = new Map(happened.map(one => [one.event, one.at]))
  const current = progressEvents.findLast(event => at.has(event))
  return progressEvents.map(event => ({
    event,
    label: surgeryEvents[event],
    at: at.get(event) ?? null,
    isCurrent: event === current,
  }))
}

export const shownInfo = (
  { runtime }: { runtime: Runtime },
  one: OwnSurgery,
  happened: readonly HappenedEvent[],
): SurgeryInfo => ({
  ...shownRow(one),
  recordNumber: one.recordNumber,
  place: one.place,
  arriveAt: one.arriveAt,
  anaesthesia: one.anaesthesia,
  notice: one.notice,
  companionName: one.companionName,
  companionRelationship: one.companionRelationship,
  companionMobileMasked:
    one.companionMobileSealed === null
      ? ''
      : maskMobile(runtime.sealer.openText(one.companionMobileSealed, sealedCompanion)),
  statusText: surgeryTexts[one.status],
  steps: stepsOf(happened),
})
