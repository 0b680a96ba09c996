import { consultSpelling } from '../consult/consult.words.ts'
import { spell } from '../spelling.ts'

/** The staff's side: beside the renewal stands the health file, whose allergyHistory is another thing. */
export const renewalDeskSpelling = spell(consultSpelling, {
  words: {
    personName: 'compatName',
    weightKg: 'consulterWeight',
    liver: 'liverFunction',
    kidney: 'kidneyFunction',
    fertility: 'fertilityPlan',
    complaint: 'consultContent',
    totalCents: 'totalFee',
    cardNumber: 'jzkh',
    recordNumber: 'compatMedicalRecord',
  },
})

/** The renewals' words of the wire that do not explain themselves. */
export const renewalSpelling = spell(renewalDeskSpelling, { words: { allergies: 'allergyHistory' } })

/** The hospital's words of an order (booking 3, "Prescription/drug opening"). */
export const orderSpelling = {
  words: {
    cardNumber: 'jzkh',
    hosId: 'hosid',
    items: 'allProject',
    hospitalPersonId: 'hzid',
    accountId: 'patId',
    recordNumber: 'binganhao',
    isDrugOrder: 'isDrugConsult',
    doctorCode: 'ysdm',
    serialNumber: 'zflsh',
    totalCents: 'totalFee',
    priceCents: 'price',
  },
} as const
