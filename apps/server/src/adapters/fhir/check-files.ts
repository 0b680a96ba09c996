import type { FhirHospital } from './fhir-hospital.ts'
import type { Look } from './finding.ts'
import { hospitalClient } from './hospital-client.ts'
import { identifiersOf, patient, type Patient } from './patients/patient.ts'

/** So many of the newest files are looked at; of none of them anything is shown. */
const most = 100

/** On a server of several hospitals: whether its files say whose they are. What of a file says nothing is known by its number alone. */
export async function checkFiles(hospital: FhirHospital, look: Look): Promise<void> {
  const client = hospitalClient({ ...hospital, report: () => {} })
  if (!(await client.isShared().catch(() => false))) return
  await look('病案归属', async () => {
    const files = await client.search(patient, 'Patient', { _count: String(most), _sort: '-_lastUpdated' }, 1)
    const unsaid = files.filter(one => !saysWhose(one, hospital.recordSystem)).length
    if (unsaid === 0) return `最新的${files.length}份病案都写了属于哪家医院`
    return {
      outcome: 'lacking',
      detail: `这台服务器上有几家医院，最新的${files.length}份里有${unsaid}份病案没有写属于哪家医院（Patient.managingOrganization，或病案号的 identifier.assigner）：只凭病案号的标识符系统认作本院的，各院的 recordSystem 不能相同`,
    }
  })
}

const saysWhose = (one: Patient, recordSystem: string): boolean =>
  one.managingOrganization !== undefined ||
  identifiersOf(one, recordSystem).some(each => each['assigner'] !== undefined)
