import type { Db } from '../../database/connect.ts'
import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { aConsultWorld, aDoctor, aPatient } from '../consult/testbed.ts'

/** A patient who follows a doctor, and sessions of both. */
export interface FollowWorld {
  patient: { accountId: string; session: Session }
  doctor: { docId: string; staffId: string; session: Session }
  followId: string
}

export async function aFollowWorld(server: TestServer): Promise<FollowWorld> {
  const { patient, doctor } = await aConsultWorld(server)
  const { obj } = await server.call('nethos.follow.dp.add', { docId: doctor.docId }, patient.session)
  return { patient, doctor, followId: obj.followId }
}

export { aDoctor, aPatient }

export const talkRow = (db: Db, followId: string) =>
  db.selectFrom('followTalk').selectAll().where('followId', '=', followId).executeTakeFirst()
