import { nthOf } from '@nethos/contract/common/present.ts'
import type { CheckupCentre } from '../../../ports/hospital-checkups.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { extensionOf, idIn } from '../wire.ts'
import { centre, institution, type Centre, type Institution } from './wire.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const names = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** Days that follow each other are one stretch: 周一至周六. */
function daysInWords(given: readonly string[] | undefined): string {
  const set = days.map(day => !given || given.includes(day))
  if (set.every(Boolean)) return '每天'
  const stretches: string[] = []
  for (let from = 0; from < set.length; from++) {
    if (!set[from]) continue
    let to = from
    while (set[to + 1]) to += 1
    const [first, last] = [nthOf(names, from), nthOf(names, to)]
    stretches.push(to > from + 1 ? `${first}至${last}` : to > from ? `${first}、${last}` : first)
    from = to
  }
  return stretches.join('、')
}

const timeInWords = (written = ''): string => written.slice(0, 5).replace(/^0/, '')

/** As people read it: 周一至周六 7:30–11:30. */
export const hoursOf = ({ availableTime = [] }: Centre): string =>
  availableTime
    .map(({ daysOfWeek, allDay, availableStartTime, availableEndTime }) => {
      const hours = allDay ? '全天' : `${timeInWords(availableStartTime)}–${timeInWords(availableEndTime)}`
      return `${daysInWords(daysOfWeek)} ${hours}`
    })
    .join('；')

export async function centresOf(client: HospitalClient): Promise<CheckupCentre[]> {
  const query = { 'service-category': `${systems.kind}|checkup`, _count: '200' }
  const all = await client.search(centre, 'HealthcareService', query)
  const found = await client.own(all.filter(one => one.active !== false))
  const institutions: ReadonlyMap<string, Institution> = await readNamed(
    client,
    institution,
    'Location',
    found.map(one => idIn(one.location?.[0], 'Location')),
  )
  return found.map(one => {
    const at = institutions.get(idIn(one.location?.[0], 'Location') ?? '')
    return {
      centreCode: one.id,
      centreName: one.name ?? one.id,
      address: at?.address?.text ?? at?.address?.line?.join('') ?? at?.name ?? '',
      phone: one.telecom?.find(each => each.system === 'phone')?.value ?? '',
      hours: hoursOf(one),
      directions: one.extraDetails ?? '',
      needsDesk: extensionOf(one, extensions.needsDesk)?.valueBoolean ?? false,
    }
  })
}
