import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { GatewaySettings } from '../../adapters/supervision-gateway/supervision-gateway.ts'
import type { Clock } from '../../ports/clock.ts'
import { keyPairOf, signedProvider } from '../signed-provider.ts'
import { acceptedOn, takeReport } from './entry.table.ts'
import { sentReport } from './sent-report.ts'

const providerPath = '/sandbox/providers/supervision'
export const sandboxInstitution = 'PDY00000033010017A1001'

/** What the adapter needs to speak to the sandbox at this origin. */
export async function supervisionSandboxSettings(
  pool: pg.Pool,
  origin: string,
  clock: Clock,
): Promise<GatewaySettings> {
  const [hospital, platform] = await Promise.all([keyPairOf(pool, 'hospital'), keyPairOf(pool, 'platform')])
  return {
    institution: sandboxInstitution,
    apiBase: origin + providerPath,
    privateKey: hospital.privateKey,
    platformKey: platform.publicKey,
    now: () => clock.now(),
  }
}

const reports = z.object({ reports: z.array(sentReport).check(z.maxLength(200)) })
const day = z.object({ onDay: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })

/** A platform of a province: takes signed reports once each, refuses what is not whole, and lists what it has of a day. */
export async function supervisionSandbox(
  app: FastifyInstance,
  { pool, clock }: { pool: pg.Pool; clock: Clock },
): Promise<void> {
  const [hospital, platform] = [await keyPairOf(pool, 'hospital'), await keyPairOf(pool, 'platform')]
  const provider = {
    pool,
    clock,
    path: providerPath,
    institution: sandboxInstitution,
    hospitalKey: hospital.publicKey,
    ownKey: platform.privateKey,
  }
  await signedProvider(app, provider, serve => {
    serve('/reports', reports, async ({ reports: sent }) => {
      const receipts = []
      for (const one of sent) receipts.push(await takeReport(pool, sandboxInstitution, one))
      return { receipts }
    })
    serve('/reports/accepted', day, async ({ onDay }) => ({
      entries: await acceptedOn(pool, sandboxInstitution, onDay),
    }))
  })
}
