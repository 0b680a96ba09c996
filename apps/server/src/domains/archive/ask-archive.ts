import { present } from '@nethos/contract/common/present.ts'
import { archiveStates, type ArchiveStatus } from '@nethos/contract/archive/archive.status.ts'
import type { archiveServices } from '@nethos/contract/archive/archive.services.ts'
import { stateAt } from '@nethos/contract/states.ts'
import { stepped, type HandlerOf } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { fileUrl } from '../system/public.ts'
import { addArchive, archivesOf, whyNotNow } from './archive.table.ts'
import { buildJob } from './job-names.ts'

export const listArchives: HandlerOf<typeof archiveServices.listArchives> = async ({ ctx }) =>
  (await archivesOf(ctx)).map(row => {
    const askedAt = row.askedAt.getTime()
    const expiresAt = row.expiresAt?.getTime() ?? null
    const status = stateAt(archiveStates, row.status as ArchiveStatus, { askedAt, expiresAt }, ctx.now)
    const isReady = status === 'ready' && row.attaId !== null
    return {
      archiveId: row.archiveId,
      status,
      askedAt,
      expiresAt,
      byteSize: isReady ? (row.byteSize ?? 0) : 0,
      url: isReady ? fileUrl(ctx.runtime, ctx.caller, present(row.attaId)) : '',
    }
  })

export const sendArchiveCaptcha: HandlerOf<typeof archiveServices.sendArchiveCaptcha> = async ({ ctx }) =>
  sendCaptcha(ctx, 'archive', await mobileOf(ctx, ctx.caller.accountId))

const proofOf = (input: { cid: string; captcha: string }, mobile: string): CaptchaProof => ({
  purpose: 'archive',
  mobile,
  ...input,
})

export const askArchive = stepped<typeof archiveServices.askArchive, boolean, void>({
  async prepare({ input: { cid, captcha }, ctx }) {
    const mobile = await mobileOf(ctx, ctx.caller.accountId)
    return (await tryCaptcha(ctx, proofOf({ cid, captcha }, mobile))) !== undefined
  },
  outside: async () => undefined,
  async settle(_verified, isRight, { input: { cid, captcha }, ctx, refuse }) {
    const { accountId } = ctx.caller
    const proof = proofOf({ cid, captcha }, await mobileOf(ctx, accountId))
    if (!isRight || (await takeCaptcha(ctx, proof)) === undefined) return refuse('captcha_wrong')
    const reason = await whyNotNow(ctx)
    if (reason) return refuse(reason)
    const archiveId = await addArchive(ctx)
    await ctx.audit({ action: 'account.archive.ask', accountId, recordType: 'archive', recordId: archiveId })
    await ctx.enqueue(buildJob, { archiveId }, { onceKey: archiveId })
    return { archiveId }
  },
})
