import type { Spelling } from '../spelling.ts'

/** On the wire an examination is an order: orderId, itemName, bookDate. */
export const examSpelling: Spelling = {
  words: { examinationId: 'orderId', personId: 'compatId', hosId: 'hosid', day: 'bookDate', preparation: 'notice' },
}
/** What a patient orders for himself (querykdxm, openDrug). */
export const itemOrderSpelling: Spelling = {
  words: {
    itemOrderId: 'orderId',
    personId: 'compatId',
    hosId: 'hosid',
    itemIds: 'allProject',
    priceCents: 'price',
    groupName: 'group',
    serialNumber: 'zflsh',
    totalCents: 'totalFee',
  },
}
/** Several examinations as one visit. */
export const tripSpelling: Spelling = {
  words: { personId: 'compatId', examinationIds: 'orderIds', examinationId: 'orderId' },
}
