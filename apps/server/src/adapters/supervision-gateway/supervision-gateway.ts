import * as z from 'zod/mini'
import { SupervisionUnreachableError, type SupervisionPlatform } from '../../ports/supervision.ts'
import { signedLine } from '../signed-json/signed-line.ts'

export interface GatewaySettings {
  /** The registration number of the institution's licence: whose reports they are. */
  institution: string
  /** e.g. https://supervision.example/internet-hospital/v1 */
  apiBase: string
  /** The hospital's own Ed25519 key, PEM. */
  privateKey: string
  /** The platform's, PEM: an answer that is not signed by it is none. */
  platformKey: string
  now: () => number
}

const receipts = z.object({
  receipts: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ reportId: z.string(), outcome: z.literal('accepted'), receiptNo: z.string() }),
      z.object({ reportId: z.string(), outcome: z.literal('refused'), reason: z.string() }),
    ]),
  ),
})
const entries = z.object({ entries: z.array(z.object({ reportId: z.string(), digest: z.string() })) })

/**
 * Speaks to a supervision platform by signed JSON over HTTPS (docs/decisions/0116). A province with a protocol of its own
 * gets an adapter of its own beside this one.
 */
export function supervisionGateway({ institution, apiBase, privateKey, platformKey, now }: GatewaySettings) {
  const ask = signedLine({
    them: 'the platform',
    institution,
    apiBase,
    privateKey,
    theirKey: platformKey,
    now,
    unreachable: why => new SupervisionUnreachableError(why),
  })

  return {
    async report(reports) {
      const { receipts: given } = await ask('/reports', { reports }, receipts)
      const named = new Set(given.map(({ reportId }) => reportId))
      if (!reports.every(({ reportId }) => named.has(reportId)))
        throw new SupervisionUnreachableError('The platform gave no receipt for some reports')
      return given
    },
    acceptedOn: async onDay => (await ask('/reports/accepted', { onDay }, entries)).entries,
  } satisfies SupervisionPlatform
}
