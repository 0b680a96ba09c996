import { aClinic } from '../domains/hospital-account/testbed.ts'
import type { TestServer } from '../testing/server.ts'
import type { Patient } from './scene.ts'

/** What the world has of people at the hospital h1. */
export interface VisitorWorld {
  /** A person of the owner's at the hospital h1: has a file there, has it bound, or has none and is verified. */
  visitor(how: 'filed' | 'bound' | 'new'): Promise<string>
  /** The bound account of such a person. */
  hospitalAccount(): Promise<string>
  /** A captcha to the mobile of the visitor that was made last. */
  visitorsProof(): Promise<object>
}

export async function visitorWorld(server: TestServer, first: Patient): Promise<VisitorWorld> {
  const clinic = await aClinic(server)
  let latestVisitor: Awaited<ReturnType<typeof clinic.aPatient>>
  const visitor: VisitorWorld['visitor'] = async how => {
    // One account binds for all trials of a file; the limit of an hour is for people.
    await server.pool.query('delete from call_count')
    latestVisitor =
      how === 'bound'
        ? await clinic.aBound({}, { owner: first })
        : await clinic.aPatient({ owner: first, ...(how === 'new' && { isRealname: true }) })
    if (how === 'filed') await clinic.atWindow(latestVisitor)
    return latestVisitor.personId
  }
  return {
    visitor,
    async hospitalAccount() {
      const personId = await visitor('bound')
      const found = server.db.selectFrom('hospitalAccount').select('hospitalAccountId').where('personId', '=', personId)
      return (await found.executeTakeFirstOrThrow()).hospitalAccountId
    },
    async visitorsProof() {
      await server.advance(60)
      return clinic.aCaptcha(latestVisitor)
    },
  }
}
