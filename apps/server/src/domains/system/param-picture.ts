import { paramKeys } from '@nethos/contract/system/system.params.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { putUpPicture, takeDownPicture } from './open-picture.ts'

interface PictureChange {
  key: string
  before: string
  /** Empty: none. */
  after: string
  /** Pixels a side. */
  leastEdge: number
}

/** Hangs a picture on a switch in the place of the one before, or says why it cannot stand there. */
export async function changePicture(
  ctx: Ctx<StaffCaller>,
  { key, before, after, leastEdge }: PictureChange,
): Promise<string | undefined> {
  const on = { recordType: 'param', recordId: key, before }
  if (after === '') {
    await takeDownPicture(ctx, on)
    return undefined
  }
  if (!(await putUpPicture(ctx, { ...on, after }))) return '请重新上传图片'
  const { width, height } = await ctx.db
    .selectFrom('attachment')
    .select(['width', 'height'])
    .where('attaId', '=', after)
    .executeTakeFirstOrThrow()
  return width === height && Number(width) >= leastEdge
    ? undefined
    : `图片须是正方形，边长至少${leastEdge}像素，现在是${width}×${height}`
}

/** What the hospital shows of itself, everybody sees. */
export const isParamPictureOpen = async (_db: Db, key: string): Promise<boolean> =>
  (paramKeys as string[]).includes(key)
