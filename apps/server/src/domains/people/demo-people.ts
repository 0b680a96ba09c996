import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import { addPersonRow, type PeopleScope } from './person.table.ts'

/** A well-formed ID number for somebody born on that day ('YYYY-MM-DD'). */
function idCardOf(bornOn: string, gender: 'M' | 'F'): string {
  const first17 = `330106${bornOn.replaceAll('-', '')}02${gender === 'M' ? 1 : 2}`
  return first17 + checkCharacter(first17)
}

const area = { areaCode: '330106', areaName: '浙江省杭州市西湖区' }

/** 王秀英, verified, with her father, her husband who is not verified yet, and a daughter of four who has a guardian. */
export async function addDemoFamily(owner: PeopleScope, mobile: string): Promise<void> {
  // Added long ago: the five additions in 90 days are left for whoever tries them.
  const scope = { ...owner, now: owner.now - 365 * 86_400_000 }
  const idCard = idCardOf('1988-03-12', 'F')
  const childIdCard = idCardOf(addDays(dayOf(owner.now), -4 * 366 - 60), 'F')
  const guardian = {
    guardianName: '王秀英',
    guardianIdCard: idCard,
    guardianMobile: mobile,
    guardianRelationship: '母亲',
  }
  const family = [
    { personName: '王秀英', relationship: 'self', idCard, mobile, maritalStatus: 'married', isRealname: true },
    {
      personName: '王德福',
      relationship: 'parents',
      idCard: idCardOf('1954-10-02', 'M'),
      mobile: '13900000011',
      maritalStatus: 'widowed',
      isRealname: true,
    },
    {
      personName: '李建国',
      relationship: 'spouse',
      idCard: idCardOf('1986-07-21', 'M'),
      mobile: '13900000012',
      maritalStatus: 'married',
    },
    {
      personName: '李小满',
      relationship: 'children',
      idCard: childIdCard,
      mobile,
      maritalStatus: 'unmarried',
      guardian,
    },
  ] as const
  for (const person of family) await addPersonRow(scope, { ...person, ...area })
}
