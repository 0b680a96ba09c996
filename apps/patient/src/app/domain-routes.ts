import { routes as account } from '../domains/account/routes.ts'
import { routes as activity } from '../domains/activity/routes.ts'
import { routes as audit } from '../domains/audit/routes.ts'
import { routes as booking } from '../domains/booking/routes.ts'
import { routes as checkup } from '../domains/checkup/routes.ts'
import { routes as consult } from '../domains/consult/routes.ts'
import { routes as content } from '../domains/content/routes.ts'
import { routes as coupons } from '../domains/coupons/routes.ts'
import { routes as daysurgery } from '../domains/daysurgery/routes.ts'
import { routes as doctors } from '../domains/doctors/routes.ts'
import { routes as exam } from '../domains/exam/routes.ts'
import { routes as feedback } from '../domains/feedback/routes.ts'
import { routes as fees } from '../domains/fees/routes.ts'
import { routes as follow } from '../domains/follow/routes.ts'
import { routes as grants } from '../domains/grants/routes.ts'
import { routes as groups } from '../domains/groups/routes.ts'
import { routes as hospitalAccount } from '../domains/hospital-account/routes.ts'
import { routes as inpatient } from '../domains/inpatient/routes.ts'
import { routes as mdt } from '../domains/mdt/routes.ts'
import { routes as messages } from '../domains/messages/routes.ts'
import { routes as pathway } from '../domains/pathway/routes.ts'
import { routes as payment } from '../domains/payment/routes.ts'
import { routes as people } from '../domains/people/routes.ts'
import { routes as programme } from '../domains/programme/routes.ts'
import { routes as questionnaire } from '../domains/questionnaire/routes.ts'
import { routes as record } from '../domains/record/routes.ts'
import { routes as renewal } from '../domains/renewal/routes.ts'
import { routes as reports } from '../domains/reports/routes.ts'
import { routes as school } from '../domains/school/routes.ts'
import { routes as shell } from '../domains/shell/routes.ts'
import { routes as system } from '../domains/system/routes.ts'
import { routes as teams } from '../domains/teams/routes.ts'
import { routes as guide } from '../domains/guide/routes.ts'
import type { AppRoute } from '../patterns/route.ts'
import { routes as triage } from '../domains/triage/routes.ts'

/** One line per domain; home stands in router.tsx, because it is part of the first load. */
export const domainRoutes: AppRoute[] = [
  ...account,
  ...activity,
  ...audit,
  ...booking,
  ...checkup,
  ...consult,
  ...content,
  ...coupons,
  ...daysurgery,
  ...doctors,
  ...exam,
  ...feedback,
  ...fees,
  ...follow,
  ...grants,
  ...groups,
  ...hospitalAccount,
  ...inpatient,
  ...mdt,
  ...messages,
  ...pathway,
  ...payment,
  ...people,
  ...programme,
  ...questionnaire,
  ...record,
  ...renewal,
  ...reports,
  ...school,
  ...shell,
  ...system,
  ...teams,
  ...triage,
  ...guide,
]
