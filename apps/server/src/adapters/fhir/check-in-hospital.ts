import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { fhirCheckups } from './checkups/fhir-checkups.ts'
import type { FhirPart } from './fhir-hospital.ts'
import type { Checked } from './finding.ts'
import { fhirStays } from './stays/fhir-stays.ts'
import { fhirSurgeries } from './surgeries/fhir-surgeries.ts'

type InHospital = Extract<FhirPart, 'surgeries' | 'stays' | 'checkups'>

/** What is asked of the theatre, the admission office and the health-check centre. */
export const checkInHospital: Readonly<Record<InHospital, (checked: Checked) => Promise<void>>> = {
  async surgeries({ hospital, clock, look }) {
    await look('手术', async () => {
      const { happenings } = await fhirSurgeries([hospital], clock).happenings(hospital.hosId, '')
      const events = happenings.reduce((sum, one) => sum + one.surgery.events.length, 0)
      const detail = `两天内有变化的手术${happenings.length}台，进展${events}次`
      return happenings.length > 0 ? detail : { outcome: 'lacking', detail: `${detail}：没有可试的` }
    })
  },
  async stays({ hospital, clock, look }) {
    const stays = fhirStays([hospital], clock)
    const { hosId } = hospital
    await look('病区床位', async () => {
      const [wards, beds] = [await stays.wards(hosId), await stays.beds(hosId)]
      const known = new Set(wards.map(one => one.wardCode))
      const strays = beds.filter(one => !known.has(one.wardCode)).length
      const free = beds.filter(one => one.state === 'free').length
      const detail = `${wards.length}个病区，${beds.length}张床，空${free}张`
      if (wards.length === 0 || beds.length === 0) return { outcome: 'failed', detail: `${detail}：没有床可安排` }
      return strays === 0 ? detail : { outcome: 'failed', detail: `${detail}；${strays}张床不在已知的病区里` }
    })
    await look('住院证', async () => {
      const { happenings } = await stays.happenings(hosId, '')
      return `两天内变化：${happenings.filter(one => one.kind === 'note').length}张住院证`
    })
  },
  async checkups({ hospital, clock, look }) {
    const checkups = fhirCheckups([hospital], clock)
    const { hosId } = hospital
    let centres = new Set<string>()
    await look('体检套餐', async () => {
      const offered = await checkups.offers(hosId)
      centres = new Set(offered.centres.map(one => one.centreCode))
      const strays = offered.packages.filter(one => !centres.has(one.centreCode)).length
      const detail = `${centres.size}个体检机构，${offered.packages.length}个套餐`
      if (centres.size === 0 || offered.packages.length === 0)
        return { outcome: 'failed', detail: `${detail}：没有可预约的` }
      return strays === 0 ? detail : { outcome: 'failed', detail: `${detail}；${strays}个套餐的机构不存在` }
    })
    await look('体检号源', async () => {
      const today = dayOf(clock.now())
      const times = await checkups.times(hosId, today, addDays(today, 14))
      const left = times.reduce((sum, one) => sum + one.left, 0)
      const strays = times.filter(one => !centres.has(one.centreCode)).length
      const detail = `15天内${times.length}个时段，${left}个空位`
      if (times.length === 0)
        return { outcome: 'failed', detail: `${detail}：没有 serviceCategory 为 checkup 的 Schedule` }
      return strays === 0 ? detail : { outcome: 'failed', detail: `${detail}；${strays}个时段不属于任何体检机构` }
    })
  },
}
