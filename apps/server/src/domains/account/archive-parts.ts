import { mobileOf } from './public.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

async function accountPart(scope: ArchiveScope): Promise<Section> {
  const { accountId } = scope.caller
  const row = await scope.db
    .selectFrom('account')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  const mobile = await mobileOf(scope, accountId)
  return {
    name: 'account',
    title: '账号',
    labels: { mobile: '登录手机号', createdAt: '注册时间' },
    rows: [{ accountId, mobile, createdAt: row.createdAt }],
  }
}

const consentsPart = async ({ db, caller }: ArchiveScope): Promise<Section> => ({
  name: 'consents',
  title: '授权同意',
  labels: { agreement: '协议', version: '版本', givenAt: '同意时间', withdrawnAt: '撤回时间' },
  rows: await db
    .selectFrom('consent')
    .select(['agreement', 'version', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('givenAt')
    .execute(),
})

const devicesPart = async ({ db, caller }: ArchiveScope): Promise<Section> => ({
  name: 'devices',
  title: '登录设备',
  labels: { name: '设备', firstAt: '首次登录', lastAt: '最近登录', revokedAt: '移除时间' },
  rows: await db
    .selectFrom('trustedDevice')
    .select(['name', 'firstAt', 'lastAt', 'revokedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('firstAt')
    .execute(),
})

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [
  { place: 10, sectionOf: accountPart },
  { place: 120, sectionOf: consentsPart },
  { place: 130, sectionOf: devicesPart },
]
