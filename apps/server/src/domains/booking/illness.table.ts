import { historyKeys, type History } from '@nethos/contract/record/record.rules.ts'
import type { Runtime } from '../../runtime.ts'

const sealedFor = 'booking.illness'
export type Illness = Record<History, string>

export const sealIllness = ({ sealer }: Runtime, illness: Illness): Buffer =>
  sealer.sealText(JSON.stringify(illness), sealedFor)

/** What was written; without anything, all texts are empty. */
export function openIllness({ sealer }: Runtime, sealed: Buffer | null): Illness {
  const written = sealed === null ? {} : (JSON.parse(sealer.openText(sealed, sealedFor)) as Partial<Illness>)
  return Object.fromEntries(historyKeys.map(key => [key, written[key] ?? ''])) as Illness
}
