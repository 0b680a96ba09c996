import type pg from 'pg'
import { allHeld, clearAway, openRush, soldOf, type Rush } from './crowd.ts'

export const [patientCount, numberCount] = [2_000, 100]
/** In one round, one after the other. */
export const sessionsEach = 4

/**
 * Releases the sessions of a round, lets them be stormed, and says what came of it: `faults` counts by SQL what was sold too often,
 * what was left, and what does not match. Then everybody may book again.
 */
export async function playRound<T>(
  pool: pg.Pool,
  name: string,
  storm: (rushes: readonly Rush[]) => Promise<T>,
): Promise<{ outcome: T; faults: number }> {
  const rushes: Rush[] = []
  for (let nth = 0; nth < sessionsEach; nth++)
    rushes.push(await openRush(pool, { code: `${name}-${nth}`, inDays: 3 + nth, numbers: numberCount }))
  await pool.query('vacuum analyze clinic_session, clinic_number')
  const outcome = await storm(rushes)
  await allHeld(pool, rushes)
  let faults = 0
  for (const rush of rushes) {
    const { over, under, wrong } = await soldOf(pool, rush)
    if (over + under + wrong > 0)
      console.log(`${rush.sessionId}: ${over} sold too many, ${under} not sold, ${wrong} do not match`)
    faults += over + under + wrong
  }
  await clearAway(pool, rushes)
  return { outcome, faults }
}
