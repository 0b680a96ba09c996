import { maskIdCard, maskMobile } from '@nethos/contract/common/masking.ts'
import { listLooksOf } from '../audit/public.ts'
import { mobileOf } from '../account/public.ts'
import { openPeople } from '../people/public.ts'
import type { ArchiveScope, Section } from './section.ts'

export async function accountPart(scope: ArchiveScope): Promise<Section> {
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

/** The owner's numbers whole, those of the others as he sees them in the app. */
export async function peoplePart(scope: ArchiveScope): Promise<Section> {
  const people = await openPeople(scope)
  return {
    name: 'people',
    title: '就诊人',
    labels: {
      name: '姓名',
      relationship: '关系',
      gender: '性别',
      birthOn: '出生日期',
      idCard: '证件号',
      mobile: '手机号',
      areaName: '地区',
      isRealname: '已实名',
      createdAt: '添加时间',
    },
    rows: people.map(({ isSelf, idCard, mobile, ...person }) => ({
      ...person,
      isSelf,
      idCard: isSelf ? idCard : maskIdCard(idCard),
      mobile: isSelf ? mobile : maskMobile(mobile),
    })),
  }
}

export const consentsPart = async ({ db, caller }: ArchiveScope): Promise<Section> => ({
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

export const devicesPart = async ({ db, caller }: ArchiveScope): Promise<Section> => ({
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

const looksMost = 5_000

export async function looksPart(scope: ArchiveScope): Promise<Section> {
  const open = new Set((await openPeople(scope)).map(person => person.personId))
  const looks = await listLooksOf(scope, looksMost)
  return {
    name: 'looks',
    title: '谁看过我的记录',
    labels: { at: '时间', actorName: '谁', actorRole: '身份', what: '做了什么', personName: '就诊人' },
    rows: looks
      .filter(look => look.personId === '' || open.has(look.personId))
      .map(({ at, actorName, actorRole, what, personName }) => ({
        at: new Date(at),
        actorName,
        actorRole,
        what,
        personName,
      })),
  }
}
