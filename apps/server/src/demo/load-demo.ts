import type { Database } from '../database/connect.ts'
import { domains } from '../domains.ts'
import { putReference } from '../reference/put-reference.ts'
import type { Runtime } from '../runtime.ts'
import { inOrder, type DemoPart, type DemoScope } from '../registry/demo.ts'
import { loadClinics } from './load-clinics.ts'
import { loadDemoBills } from './load-bills.ts'
import { loadExaminations } from './load-examinations.ts'
import { loadStays } from './load-stays.ts'
import { loadFair } from './load-fair.ts'
import { hasHospital } from './has-hospital.ts'
import { loadDemoPayments } from './load-payments.ts'
import { loadSurgeries } from './load-surgeries.ts'
import { loadReports } from './load-reports.ts'
import { loadHospitalFiles } from './load-hospital-files.ts'

/** What no single domain begins with: the hospital itself, and what stands in the sandbox's outside world too. */
const hospital: readonly DemoPart[] = [
  {
    name: 'hospital',
    load: async ({ db, runtime }) => {
      // Its doctors, articles and pictures are loaded where there is no hospital yet.
      const isNew = !(await hasHospital(db)) && (await loadNew(db, runtime))
      // What a newer program brings to every hospital, such as an agreement that it asks for.
      if (!isNew) await putReference({ db, runtime })
    },
  },
  { name: 'clinics', after: ['hospital'], load: loadClinics },
  { name: 'hospital files', after: ['accounts', 'clinics'], load: loadHospitalFiles },
  { name: 'bills', after: ['stays'], load: loadDemoBills },
  { name: 'examinations', after: ['hospital files'], load: loadExaminations },
  { name: 'surgeries', after: ['hospital files'], load: loadSurgeries },
  { name: 'stays', after: ['hospital files'], load: loadStays },
  { name: 'reports', after: ['hospital files'], load: loadReports },
  { name: 'waitlists and draws', after: ['bookings'], load: loadFair },
  // Writes into the message box, whose own demo begins with an empty one.
  { name: 'payments', after: ['renewals', 'messages'], load: loadDemoPayments },
]

async function loadNew(db: Database, runtime: Runtime): Promise<boolean> {
  const { loadHospital } = await import('./load-hospital.ts')
  return loadHospital(db, runtime.clock.now(), runtime.settings)
}

export const demoParts = (): readonly DemoPart[] => [...hospital, ...domains.flatMap(({ demo }) => demo ?? [])]

/** Fills the sandbox's empty database: the hospital, who works there, and two patients. Later starts change nothing. */
export async function loadDemo(scope: DemoScope): Promise<void> {
  for (const part of inOrder(demoParts())) await part.load(scope)
}
