import { sql } from 'kysely'
import type { IncidentSource } from '../../registry/incident.ts'
import { dosePatterns } from './same-dose.ts'

/** Prescriptions that patients have had, line by line: by name or ingredient of the medicine, by the dose however it is written. */
const prescriptions: IncidentSource = {
  kind: 'prescription',
  place: 'renewal',
  rows: ({ text, dose, from, until }) => sql`
    select p.prescription_id || line.nth as row_id, p.consult_id as record_id, p.account_id, p.person_id, p.approved_at as at,
      concat_ws(' ', line.one->>'drugName', line.one->>'specification', '每次' || (line.one->>'dose'), line.one->>'frequency',
        (line.one->>'days') || '天', '处方' || p.prescription_no) as excerpt
    from prescription p cross join lateral jsonb_array_elements(p.lines) with ordinality as line (one, nth)
      left join drug on drug.drug_id = line.one->>'drugId'
    where p.approved_at >= ${from} and p.approved_at < ${until}
      and (position(${text}::text in line.one->>'drugName') > 0
        or position(${text}::text in array_to_string(drug.ingredients, ' ')) > 0)
      and (${dose}::text = '' or trim(line.one->>'dose') ~ any(${dosePatterns(dose)}))`,
}

/** What the checks said to doctor and pharmacist, and from the approval on to the patient. */
const warnings: IncidentSource = {
  kind: 'warning',
  place: 'renewal',
  rows: ({ text, from, until }) => sql`
    select 'w' || w.warning_id as row_id, p.consult_id as record_id, p.account_id, p.person_id, w.at,
      w.sentence || '（' || w.knowledge || '）' as excerpt
    from prescription_warning w join prescription p using (prescription_id)
    where w.at >= ${from} and w.at < ${until} and position(${text}::text in w.sentence) > 0`,
}

export const renewalIncidents: readonly IncidentSource[] = [prescriptions, warnings]
