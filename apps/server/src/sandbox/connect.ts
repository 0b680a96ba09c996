import { createHmac } from 'node:crypto'
import { resolve } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { aliyunFace } from '../adapters/aliyun-identity/aliyun-face.ts'
import { aliyunIdentity } from '../adapters/aliyun-identity/aliyun-identity.ts'
import { medicalInsurance } from '../adapters/medical-insurance/medical-insurance.ts'
import { localFiles } from '../adapters/local-files/local-files.ts'
import { tableKnowledge } from '../adapters/drug-knowledge/table-knowledge.ts'
import { commonDiagnoses } from '../adapters/diagnosis-list/diagnosis-list.ts'
import { documentSigner } from '../adapters/document-signer/document-signer.ts'
import { p12Holder } from '../adapters/p12-signer/p12-signer.ts'
import { timeStamps } from '../adapters/rfc3161/time-stamps.ts'
import { staffCertificates } from '../adapters/staff-certificates/staff-certificates.ts'
import { supervisionGateway } from '../adapters/supervision-gateway/supervision-gateway.ts'
import { surgeryInsurer } from '../adapters/surgery-insurer/surgery-insurer.ts'
import { tencentSms } from '../adapters/tencent-sms/tencent-sms.ts'
import { demoPicture } from '../demo/pictures/demo-picture.ts'
import { hospitalRecords } from '../wiring/hospital-records.ts'
import { pictureArchives } from '../wiring/picture-archives.ts'
import { openBreakers, type Breakers } from '../outside-systems/outside-systems.ts'
import { attachedHospitals } from '../wiring/attached-hospitals.ts'
import { withHl7v2 } from '../wiring/hl7v2-hospitals.ts'
import { keepsBeside, withLocal } from '../wiring/local-hospitals.ts'
import { sealerOf, keysOfSandbox, type AllKeys } from '../wiring/keys.ts'
import type { Outside } from '../wiring/outside.ts'
import type { SandboxEnv } from '../settings.ts'
import type { Clock } from '../ports/clock.ts'
import type { Hospital } from '../ports/hospital.ts'
import { archiveSandbox, archiveSandboxSettings } from './archive/archive-sandbox.ts'
import { clockRoutes } from './clock-routes.ts'
import { demoHospital } from './hospital/demo-hospital.ts'
import { bookingEvents } from './hospital/booking/booking-events.ts'
import { checkupEvents } from './hospital/checkups/checkup-events.ts'
import { examinationEvents } from './hospital/examinations/examination-events.ts'
import { surgeryEvents } from './hospital/surgeries/surgery-events.ts'
import { stayEvents } from './hospital/stays/stay-events.ts'
import { hospitalEvents, patientEvents } from './hospital/hospital-events.ts'
import { resultEvents } from './hospital/results/result-events.ts'
import { identitySandbox, identitySandboxSettings } from './identity/identity-sandbox.ts'
import { insuranceSandbox, insuranceSandboxSettings } from './insurance/insurance-sandbox.ts'
import { billEvents } from './hospital/bills/bill-events.ts'
import { insurerSandbox, insurerSandboxSettings } from './insurer/insurer-sandbox.ts'
import { demoInvoices } from './invoice/demo-invoices.ts'
import { movableClock } from './movable-clock.ts'
import { openPayments } from './open-payments.ts'
import { openShells } from './open-shells.ts'
import { sandboxPage } from './page.ts'
import { demoKey } from './signing/demo-key.ts'
import { signingSandbox, staffSigningSettings, timeStampSettings } from './signing/signing-sandbox.ts'
import { pushPath, pushSandbox } from './push/push-sandbox.ts'
import { pushKeysOf } from '../wiring/push-keys.ts'
import { webPushSender } from '../adapters/web-push/web-push.ts'
import { smsSandbox, smsSandboxSettings } from './sms/sms-sandbox.ts'
import { recordsSandbox, recordsSandboxSettings } from './records/records-sandbox.ts'
import { supervisionSandbox, supervisionSandboxSettings } from './supervision/supervision-sandbox.ts'

/** The sandbox as the outside world: the production adapters, speaking to the providers' protocols on loopback. */
export async function connectSandbox(
  env: SandboxEnv,
  { pool, origin, log }: { pool: pg.Pool; origin: string; log: Logger },
): Promise<{ outside: Outside; keys: AllKeys }> {
  const keys = await keysOfSandbox(pool)
  const clock = movableClock(pool)
  await clock.readOffset()
  if (env.SANDBOX_FIRST_TIME) await clock.beginAt(env.SANDBOX_FIRST_TIME)
  const breakers = openBreakers(() => clock.now())
  const pushKey = createHmac('sha256', keys.secret).update('the demo hospital pushes').digest()
  const shells = await openShells({ pool, origin, clock, sealer: sealerOf(keys) })
  const authority = { pool, sealer: sealerOf(keys) }
  const money = await openPayments({ pool, origin, clock, log, userOfCode: shells.userOfCode })

  return {
    keys,
    outside: {
      clock,
      breakers,
      files: localFiles(resolve(env.NETHOS_DATA, 'files'), sealerOf(keys)),
      sms: tencentSms(await smsSandboxSettings(pool, origin)),
      push: webPushSender({
        ...(await pushKeysOf(pool, sealerOf(keys))),
        subject: 'https://nethos.example',
        alsoAt: origin + pushPath,
      }),
      payments: money.providers,
      shells: shells.platforms,
      ...(await withHl7v2(env, await hospitalOf(env, { pool, origin, log, clock, keys, pushKey, breakers }), {
        pool,
        clock,
        keys,
        log,
      })),
      pictures: await pictureArchives(env.NETHOS_HOSPITAL_DICOMWEB_FILE, log, archiveSandboxSettings(keys, origin)),
      signer: documentSigner({
        hospitalName: `${env.NETHOS_HOSPITAL}（演示）`,
        hospital: p12Holder(() => demoKey(resolve(env.NETHOS_DATA), env.NETHOS_HOSPITAL)),
        staff: staffCertificates(await staffSigningSettings(authority, origin, clock)),
        stamps: timeStamps(timeStampSettings(origin)),
      }),
      invoices: demoInvoices(pool, clock),
      surgeryInsurer: surgeryInsurer(await insurerSandboxSettings(pool, origin, clock)),
      insurance: medicalInsurance(insuranceSandboxSettings(keys, origin, clock)),
      drugKnowledge: tableKnowledge(),
      diagnoses: commonDiagnoses(),
      records: await hospitalRecords(
        env.NETHOS_HOSPITAL_FHIR_FILE,
        { origin, clock, log },
        recordsSandboxSettings(keys, origin),
      ),
      supervision: supervisionGateway(await supervisionSandboxSettings(pool, origin, clock)),
      identity: aliyunIdentity(await identitySandboxSettings(pool, origin)),
      staffIdentity: aliyunFace({ ...(await identitySandboxSettings(pool, origin)), sceneId: 1 }),
      formHosts: [origin],
      publicPicture: demoPicture,
      async mount(app, { runner }) {
        await app.register(smsSandbox, { pool, clock })
        await app.register(recordsSandbox, { pool, clock, keys })
        await app.register(supervisionSandbox, { pool, clock })
        await app.register(signingSandbox, { authority, clock })
        await app.register(insurerSandbox, { pool, clock })
        await app.register(insuranceSandbox, { pool, clock, keys })
        await app.register(archiveSandbox, { keys })
        await pushSandbox(app)
        await app.register(money.plugin)
        await shells.plugin(app)
        await app.register(identitySandbox, { pool, origin })
        hospitalEvents(app, {
          ...patientEvents(pool, clock),
          ...billEvents(pool, clock),
          ...examinationEvents(pool, clock),
          ...surgeryEvents(pool, clock),
          ...stayEvents(pool, clock),
          ...checkupEvents(pool, clock),
          ...bookingEvents({ pool, clock, pushKey, origin }),
          ...resultEvents({ pool, clock, pushKey, origin }),
        })
        clockRoutes(app, { clock, runner, settleNotices: money.settleNotices })
        sandboxPage(app, { pool, clock })
        app.addHook('onListen', async () => money.start())
      },
      onClockMoved: () => clock.readOffset().catch(error => log.warn({ err: error }, 'the clock could not be read')),
      close: () => money.stop(),
    },
  }
}

/**
 * The listed hospitals speak FHIR or our own gateway, so that an integrator tries his server without providers; the demo
 * hospital is all others.
 */
async function hospitalOf(
  { NETHOS_KEPT_HOSPITALS: localHospitals = 'none', ...env }: SandboxEnv,
  {
    pushKey,
    ...inside
  }: { pool: pg.Pool; origin: string; log: Logger; clock: Clock; keys: AllKeys; pushKey: Buffer; breakers: Breakers },
): Promise<Hospital> {
  const { ids, ports } = await attachedHospitals(env, inside, demoHospital(inside.pool, inside.clock, pushKey))
  if (ids.length > 0) inside.log.info(`Connected: ${ids.join(', ')}; the demo hospital answers for all others`)
  return withLocal(ports, keepsBeside(localHospitals, ids), inside)
}
