import { maskIdCard, maskMobile } from '@nethos/contract/common/masking.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { recordNumbersOf } from './hospital-records.ts'
import { openPeople } from './public.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

/** The owner's numbers whole, those of the others as he sees them in the app. */
async function peoplePart(scope: ArchiveScope): Promise<Section> {
  const people = await openPeople(scope)
  const numbers = await recordNumbersOf(scope)
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
      maritalStatus: '婚姻状况',
      recordNumbers: '病案号',
      isRealname: '已实名',
      createdAt: '添加时间',
    },
    rows: people.map(({ isSelf, idCard, mobile, birthOn, maritalStatus, ...person }) => ({
      ...person,
      maritalStatus: maritalStatuses[maritalStatus],
      recordNumbers: numbers
        .filter(one => one.personId === person.personId)
        .map(one => `${one.hosName} ${one.recordNumber}`)
        .join('；'),
      isSelf,
      // Beside a masked number the day of birth would unmask it.
      birthOn: isSelf ? birthOn : birthOn?.slice(0, 4),
      idCard: isSelf ? idCard : maskIdCard(idCard),
      mobile: isSelf ? mobile : maskMobile(mobile),
    })),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 20, sectionOf: peoplePart }]
