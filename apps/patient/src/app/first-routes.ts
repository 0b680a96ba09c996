import { firstMet as ofConsult } from '../domains/consult/first-met.routes.ts'
import { firstMet as ofDoctors } from '../domains/doctors/first-met.routes.ts'
import { firstMet as ofHome } from '../domains/home/first-met.routes.ts'
import type { AppRoute } from '../patterns/route.ts'

/** The addresses that most visits begin at: they are opened without waiting for the tables of all domains. */
export const firstRoutes: readonly AppRoute[] = [...ofHome, ...ofDoctors, ...ofConsult]
