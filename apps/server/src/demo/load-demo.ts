import type { Database } from '../database/connect.ts'
import { loadDemoAccounts } from '../domains/account/demo-accounts.ts'
import { loadDemoLooks } from '../domains/audit/demo-looks.ts'
import { loadDemoBookings } from '../domains/booking/demo-bookings.ts'
import { loadDemoConsults } from '../domains/consult/demo-consults.ts'
import { loadDemoKinds } from '../domains/consult/demo-kinds.ts'
import { loadDemoQuestions } from '../domains/consult/demo-questions.ts'
import { loadDemoFreeClinics } from '../domains/consult/demo-free-clinics.ts'
import { loadDemoVideo } from '../domains/consult/video/demo-video.ts'
import { loadDemoCoupons } from '../domains/coupons/demo-coupons.ts'
import { loadDemoFeedback } from '../domains/feedback/demo-feedback.ts'
import { loadDemoGrants } from '../domains/grants/demo-grants.ts'
import { loadDemoMessages } from '../domains/messages/demo-messages.ts'
import { loadDemoFollows } from '../domains/follow/demo-follows.ts'
import { loadDemoRecords } from '../domains/record/demo-record.ts'
import { loadDemoRenewals } from '../domains/renewal/demo-renewals.ts'
import { loadDemoDrugs } from '../domains/renewal/demo-drugs.ts'
import { loadDemoStaff } from '../domains/staff/demo-staff.ts'
import { loadDemoTeamFollow } from '../domains/teams/demo-team-follow.ts'
import type { House } from '../house.ts'
import { loadClinics } from './load-clinics.ts'
import { loadFair } from './load-fair.ts'
import { loadHospital } from './load-hospital.ts'
import { loadDemoPayments } from './load-payments.ts'
import { loadHospitalFiles } from './load-hospital-files.ts'
import type pg from 'pg'

/** Fills the sandbox's empty database: the hospital, who works there, and two patients. Later starts change nothing. */
export async function loadDemo({ db, house, pool }: { db: Database; house: House; pool: pg.Pool }): Promise<void> {
  await loadHospital(db, house.clock.now(), house.settings)
  await loadClinics({ db, house, pool })
  await loadDemoDrugs(db)
  await loadDemoStaff({ db, house })
  await loadDemoAccounts({ db, house })
  await loadDemoRecords({ db, house })
  await loadHospitalFiles({ db, house, pool })
  await loadDemoBookings({ db, house })
  await loadFair({ db, house, pool })
  await loadDemoConsults({ db, house })
  await loadDemoKinds({ db, house })
  await loadDemoQuestions({ db, house })
  await loadDemoFreeClinics({ db, house })
  await loadDemoRenewals({ db, house })
  await loadDemoVideo({ db, house })
  await loadDemoCoupons({ db, house })
  await loadDemoLooks({ db })
  await loadDemoMessages({ db, house })
  // Writes into the message box, whose own demo begins with an empty one.
  await loadDemoPayments({ db, house, pool })
  await loadDemoFollows({ db, house })
  await loadDemoTeamFollow({ db, house })
  await loadDemoGrants({ db, house })
  await loadDemoFeedback({ db, house })
}
