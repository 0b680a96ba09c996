import type { Session } from '../testing/client.ts'

export interface Patient {
  accountId: string
  personId: string
  session: Session
}

/** Who is calling, and of whom the last consult was asked: the test and the world both look and write here. */
export interface Scene {
  /** Set by the test: the caller of the call that is being put together. */
  caller: 'owner' | 'stranger'
  /** The doctor of the consult that was made last. */
  latestDocId: string
}
