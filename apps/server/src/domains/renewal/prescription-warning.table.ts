import type { DeskWarning } from '@nethos/contract/renewal/prescription-check.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Finding } from '../drugs/public.ts'

/** Kept with the signature: what was said of a prescription, and the doctor's reason for each. */
export async function saveWarnings(
  ctx: Ctx<StaffCaller>,
  prescriptionId: string,
  findings: readonly Finding[],
  reasons: ReadonlyMap<string, string>,
  knowledge: string,
): Promise<void> {
  if (findings.length === 0) return
  await ctx.db
    .insertInto('prescriptionWarning')
    .values(
      findings.map(({ key, kind, level, drugIds, sentence, source }) => ({
        prescriptionId,
        warningKey: key,
        kind,
        level,
        drugIds: [...drugIds],
        sentence,
        source,
        reason: level === 'warn' ? (reasons.get(key) ?? '') : '',
        staffId: ctx.caller.staffId,
        knowledge,
        at: new Date(ctx.now),
      })),
    )
    .execute()
}

/** As they were signed, the strongest first. Whoever asks has shown that he may see the prescription. */
export async function warningsOfPrescription({ db }: Pick<Ctx, 'db'>, prescriptionId: string): Promise<DeskWarning[]> {
  const rows = await db
    .selectFrom('prescriptionWarning')
    .select(['warningKey as key', 'kind', 'level', 'drugIds', 'sentence', 'source', 'reason'])
    .where('prescriptionId', '=', prescriptionId)
    .orderBy('warningId')
    .execute()
  return rows as DeskWarning[]
}
