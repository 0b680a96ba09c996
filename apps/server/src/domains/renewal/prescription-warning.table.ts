import { wantsReason, type DeskWarning } from '@nethos/contract/renewal/prescription-check.ts'
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
      findings.map(({ key, kind, level, isOverridable, drugIds, sentence, source }) => ({
        prescriptionId,
        warningKey: key,
        kind,
        level,
        isOverridable: level === 'stop' && isOverridable,
        drugIds: [...drugIds],
        sentence,
        source,
        reason: wantsReason({ level, isOverridable }) ? (reasons.get(key) ?? '') : '',
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
    .select(['warningKey as key', 'kind', 'level', 'isOverridable', 'drugIds', 'sentence', 'source', 'reason'])
    .where('prescriptionId', '=', prescriptionId)
    .orderBy('warningId')
    .execute()
  return rows as DeskWarning[]
}

/** Kept although nothing was signed: what kept it from being signed. */
export async function saveStops(
  ctx: Ctx<StaffCaller>,
  consultId: string,
  stops: readonly Finding[],
  knowledge: string,
): Promise<void> {
  await ctx.db
    .insertInto('prescriptionStop')
    .values(
      stops.map(({ kind, drugIds, sentence, source }) => ({
        consultId,
        kind,
        drugIds: [...drugIds],
        sentence,
        source,
        staffId: ctx.caller.staffId,
        knowledge,
        at: new Date(ctx.now),
      })),
    )
    .execute()
}
