import { chance } from '../chance.ts'
import type { DemoDoctor } from './doctors.ts'
import { firstDoctors } from './first-doctors.ts'

interface Offer {
  docId: string
  consultType: 'DOCPIC' | 'VIDEO' | 'DOCVIDEO' | 'PERSONAL_TIME_PIC'
  priceCents: number
  replyLimit: number
  isOpen: boolean
}

const prices: Readonly<Record<string, readonly number[]>> = {
  主任医师: [5000, 6000, 8000, 10000, 10000, 12000, 15000, 20000, 30000],
  副主任医师: [2000, 3000, 3000, 4000, 5000, 6000],
  主治医师: [1000, 1500, 1900, 2000, 2500, 3000],
  住院医师: [0, 0, 500, 990],
  主任护师: [2000, 3000],
  副主任护师: [1500, 2000],
  主管护师: [0, 990, 1500],
}

const dearest = 30_000
const within = (cents: number) => Math.min(cents, dearest)

/** What the doctor sells. Some do not take new patients in pictures, most have no video. */
export function offersOf(doctor: DemoDoctor): Offer[] {
  const luck = chance(`offer ${doctor.docId}`)
  const first = firstDoctors.find(one => one.docId === doctor.docId)
  const priceCents = first?.priceCents ?? (luck.share(0.06) ? 0 : luck.pick(prices[doctor.docTitle]!))
  const dear = Math.max(priceCents, 2000)
  const isDoctor = doctor.docType === 'DOC'
  const offer = (consultType: Offer['consultType'], cents: number, replyLimit: number, isOpen: boolean): Offer => ({
    docId: doctor.docId,
    consultType,
    priceCents: cents,
    replyLimit,
    isOpen,
  })
  return [
    offer(
      'DOCPIC',
      priceCents,
      first?.replyLimit ?? luck.pick([8, 10, 10, 10, 12, 15]),
      first ? true : luck.share(0.88),
    ),
    ...(isDoctor && (first || luck.share(0.5))
      ? [offer('VIDEO', first?.videoCents ?? within(dear * 2), 0, first ? true : luck.share(0.75))]
      : []),
    ...(doctor.famousPosition !== null ? [offer('DOCVIDEO', first?.famousCents ?? within(dear * 3), 0, true)] : []),
    ...(isDoctor && (first || luck.share(0.25)) ? [offer('PERSONAL_TIME_PIC', within(dear * 5), 5, true)] : []),
  ]
}

/** Periods of a doctor who is one's own for a while: a week, a month, a quarter. */
export function servicesOf(doctor: DemoDoctor) {
  const own = offersOf(doctor).find(offer => offer.consultType === 'PERSONAL_TIME_PIC')
  if (!own) return []
  const periods = [
    { name: '私人医生·周', times: 1, length: 1, unit: 'WEEK' },
    { name: '私人医生·月', times: 3, length: 1, unit: 'MONTH' },
    { name: '私人医生·季', times: 8, length: 3, unit: 'MONTH' },
  ]
  return periods.map(({ name, times, length, unit }, position) => ({
    serviceId: `${doctor.docId}s${position + 1}`,
    docId: doctor.docId,
    serveName: name,
    serveIcon: 'doctor',
    serveContent: `服务期内可随时向${doctor.docName}医生图文提问，每天最多发送${own.replyLimit}条，医生24小时内回复。适合需要连续调整用药、术后恢复或慢病管理的患者。急症请直接前往医院。`,
    priceCents: own.priceCents * times,
    lengthOfTime: length,
    lengthUnit: unit,
    dailyReplyLimit: own.replyLimit,
    position,
  }))
}
