import type { LabItem, SentSeries } from '@nethos/contract/reports/report-content.schemas.ts'
import type { HospitalReport } from '../../ports/hospital-results.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import { departmentOf } from './organizations.ts'
import type { Draft, Store } from './store.ts'

const iso = (at: number): string => new Date(at).toISOString()
const interpretation = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const codes = { '': 'N', low: 'L', high: 'H', critical_low: 'LL', critical_high: 'HH', abnormal: 'A' } as const
const statuses = {
  registered: 'registered',
  preliminary: 'preliminary',
  final: 'final',
  amended: 'amended',
  cancelled: 'cancelled',
}

/** A file and a person: what a report is of. */
export const patientWith = (store: Store, system: string, recordNumber: string): string =>
  store
    .all('Patient')
    .find(one => one.identifier?.some((each: any) => each.system === system && each.value === recordNumber))?.id ??
  store.create({ resourceType: 'Patient', active: true, identifier: [{ system, value: recordNumber }] }).id

function observation(item: LabItem, id: string, patientId: string): Draft {
  const quantity = {
    value: item.value,
    unit: item.unit,
    ...(item.comparator && { comparator: item.comparator }),
    ...(item.ucum && { system: systems.units, code: item.ucum }),
  }
  const { low, high, text } = item.range
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    code: {
      text: item.name,
      coding: [
        ...(item.loinc ? [{ system: systems.loinc, code: item.loinc }] : []),
        ...(item.itemCode ? [{ system: 'urn:test:item', code: item.itemCode }] : []),
      ],
    },
    subject: { reference: `Patient/${patientId}` },
    effectiveDateTime: iso(0),
    ...(item.value === null ? { valueString: item.text } : { valueQuantity: quantity }),
    interpretation: [{ coding: [{ system: interpretation, code: codes[item.flag] }] }],
    ...((low !== undefined || high !== undefined || text !== '') && {
      referenceRange: [
        {
          ...(low !== undefined && { low: { value: low } }),
          ...(high !== undefined && { high: { value: high } }),
          text,
        },
      ],
    }),
    ...(item.method && { method: { text: item.method } }),
    ...(item.specimen && { specimen: { display: item.specimen } }),
    ...(item.note && { note: [{ text: item.note }] }),
  }
}

const seriesDraft = (one: SentSeries): Draft => ({
  resourceType: 'ImagingStudy',
  status: 'available',
  description: one.seriesName,
  series: [{ uid: '1.2', modality: { code: one.modality }, description: one.seriesName }],
})

/** A hospital's laboratory writes a version of a report: its Observations first, then the report that names them. */
export function issueReport(store: Store, system: string, report: HospitalReport): void {
  const patientId = patientWith(store, system, report.recordNumber)
  departmentOf(store, 'lab', '检验科')
  const { content } = report
  const put = (draft: Draft & { id: string }) =>
    store.find(draft.resourceType, draft.id) ? store.update(draft, draft.id) : store.create(draft)
  const results = content.items.map((item, at) =>
    put({ ...observation(item, `${report.reportCode}-${at + 1}`, patientId), id: `${report.reportCode}-${at + 1}` }),
  )
  const request =
    report.orderedAt === undefined
      ? undefined
      : put({
          resourceType: 'ServiceRequest',
          id: `order-${report.reportCode}`,
          status: 'active',
          intent: 'order',
          subject: { reference: `Patient/${patientId}` },
          authoredOn: iso(report.orderedAt),
          requester: { display: report.orderedBy },
        })
  const studies = content.series.map(one => store.create(seriesDraft(one)))
  put({
    resourceType: 'DiagnosticReport',
    id: report.reportCode,
    status: statuses[report.state],
    category: [{ coding: [{ system: systems.reportKind, code: report.kind }] }],
    code: { text: report.reportName },
    subject: { reference: `Patient/${patientId}` },
    ...(report.takenAt !== undefined && { effectiveDateTime: iso(report.takenAt) }),
    ...(report.issuedAt !== undefined && { issued: iso(report.issuedAt) }),
    ...(request && { basedOn: [{ reference: `ServiceRequest/${request.id}` }] }),
    performer: [
      { reference: 'Organization/lab', display: report.departmentName },
      { reference: 'Practitioner/p1', display: report.reportedBy },
    ],
    resultsInterpreter: [{ reference: 'Practitioner/p2', display: report.checkedBy }],
    ...(report.feeCents > 0 && {
      extension: [{ url: extensions.fee, valueMoney: { value: report.feeCents / 100, currency: 'CNY' } }],
    }),
    ...(results.length > 0 && { result: results.map(one => ({ reference: `Observation/${one.id}` })) }),
    ...(studies.length > 0 && { imagingStudy: studies.map(one => ({ reference: `ImagingStudy/${one.id}` })) }),
    ...(content.conclusion && { conclusion: content.conclusion }),
  })
}
