import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'

export const doctorWay = (docId: string): string => doctorPages.doctors.to({ docId })

export const merits = (doctor: Doctor): string[] =>
  [
    doctor.docScore > 0 ? `评分 ${doctor.docScore.toFixed(1)}` : '暂无评分',
    doctor.consultCount > 0 ? `服务 ${doctor.consultCount} 人次` : '',
    doctor.replyTimeText,
  ].filter(text => text !== '')

interface ShownOffer {
  name: string
  price: string
  isOpen: boolean
}

/** Both kinds of video where both are open at two prices; `videoPriceText` is the cheaper one's. */
export const videoOffersOf = (doctor: Doctor): ShownOffer[] => {
  const isAlone = doctor.famousIsOpen && Number(doctor.videoPriceText) === Number(doctor.famousPriceText)
  return [
    { name: '视频', price: doctor.videoPriceText, isOpen: doctor.videoIsOpen && !isAlone },
    { name: '名医视频', price: doctor.famousPriceText, isOpen: doctor.famousIsOpen },
  ].filter(offer => offer.isOpen)
}

export const offersOf = (doctor: Doctor): ShownOffer[] =>
  [
    { name: '图文', price: doctor.picturePriceText, isOpen: doctor.pictureIsOpen },
    ...videoOffersOf(doctor),
    { name: '团队', price: doctor.teamPriceText, isOpen: doctor.teamIsOpen },
  ].filter(offer => offer.isOpen)

export const priceWords = ({ name, price }: ShownOffer): string =>
  `${name} ${Number(price) === 0 ? '免费' : `¥${price}`}`
