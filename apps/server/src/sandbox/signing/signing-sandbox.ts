import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { StaffCertificatesSettings } from '../../adapters/staff-certificates/staff-certificates.ts'
import type { TimeStampSettings } from '../../adapters/rfc3161/time-stamps.ts'
import type { Clock } from '../../ports/clock.ts'
import { keyPairOf, signedProvider } from '../signed-provider.ts'
import { rootCertificate, staffHolder, type Authority } from './issued.ts'

const providerPath = '/sandbox/providers/signing'
const stampPath = '/sandbox/providers/timestamp'
const institution = 'PDY00000033010017A1001'

/** What the adapters need to speak to the sandbox at this origin. */
export async function staffSigningSettings(
  { pool }: Authority,
  origin: string,
  clock: Clock,
): Promise<StaffCertificatesSettings> {
  const [hospital, authority] = await Promise.all([keyPairOf(pool, 'hospital'), keyPairOf(pool, 'certificates')])
  return {
    institution,
    apiBase: origin + providerPath,
    privateKey: hospital.privateKey,
    authorityKey: authority.publicKey,
    now: () => clock.now(),
  }
}
export const timeStampSettings = (origin: string): TimeStampSettings => ({ url: origin + stampPath })

const word = z.string().check(z.maxLength(200))
const signer = z.object({ signerId: word.check(z.minLength(1)), name: word.check(z.minLength(1)), licenceNumber: word })
const signing = z.object({
  signer,
  about: word,
  algorithm: z.literal('RSA-SHA256'),
  bytes: z.string().check(z.maxLength(8_000)),
})

/** An authority that issues a certificate to whom it is asked for, keeps the key and signs; and one of time stamps (RFC 3161). */
export async function signingSandbox(
  app: FastifyInstance,
  { authority, clock }: { authority: Authority; clock: Clock },
): Promise<void> {
  const { pool } = authority
  const [hospital, own] = [await keyPairOf(pool, 'hospital'), await keyPairOf(pool, 'certificates')]
  const line = { pool, clock, path: providerPath, institution, hospitalKey: hospital.publicKey, ownKey: own.privateKey }
  await signedProvider(app, line, serve => {
    serve('/certificates', z.object({ signer }), async ({ signer: who }) => ({
      certificates: (await staffHolder(authority, who).certificates()).map(one => one.toString('base64')),
    }))
    serve('/signatures', signing, async ({ signer: who, bytes }) => ({
      signature: (await staffHolder(authority, who).sign(Buffer.from(bytes, 'base64'))).toString('base64'),
    }))
  })
  await app.register(async inside => {
    inside.removeAllContentTypeParsers()
    inside.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    inside.post(stampPath, async ({ body }, reply) => {
      const { stampAnswer } = await import('./stamp-answer.ts')
      return reply
        .header('content-type', 'application/timestamp-reply')
        .send(await stampAnswer(Buffer.isBuffer(body) ? body : Buffer.alloc(0), authority, clock))
    })
  })
  // Whom a reader of a signed PDF has to trust to see the demo's signatures as good.
  app.get(`${providerPath}/ca.pem`, async (_request, reply) => {
    const lines = (await rootCertificate(authority)).toString('base64').match(/.{1,64}/g) ?? []
    return reply
      .header('content-type', 'application/x-pem-file')
      .send(`-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`)
  })
}
