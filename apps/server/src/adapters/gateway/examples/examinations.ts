import type { ExaminationOrder, ExaminationSlot } from '../../../ports/hospital-examinations.ts'
import { at, ourNo, recordNumber, type ExamplesOf } from './example.ts'

const order: ExaminationOrder = {
  orderNo: 'YZ881',
  recordNumber,
  itemCode: 'CT08',
  itemName: '胸腹部CT增强',
  kind: 'ct',
  deptName: '放射科',
  place: '医技楼1层 CT1室',
  building: '医技楼',
  resourceCode: 'CT1',
  minutes: 30,
  needsAppointment: true,
  needsFasting: true,
  contrast: 'iodine',
  isSedated: false,
  preparation: '检查前禁食4小时',
  orderedAt: at(),
  validUntil: at(43_200),
  state: 'ordered',
}
const slot: ExaminationSlot = {
  slotCode: 'CT1-20261124-0930',
  resourceCode: 'CT1',
  startsAt: at(5_790),
  endsAt: at(5_820),
  left: 2,
  version: 9,
}

export const examinationExamples: ExamplesOf<'examinations'> = {
  items: {
    given: [],
    answer: [{ itemCode: 'J001', itemName: '血脂四项', groupName: '检验', priceCents: 6001, place: '2号楼1层 抽血处' }],
  },
  orders: { given: [recordNumber], answer: [order] },
  slots: { given: ['2026-11-23', '2026-12-07'], answer: [slot] },
  appoint: {
    given: [{ ourNo, orderNo: order.orderNo, slotCode: slot.slotCode }],
    answer: { slot: { ...slot, left: 1, version: 10 } },
  },
  change: { given: [ourNo, slot.slotCode], answer: { slot: { ...slot, left: 1, version: 10 } } },
  cancel: { given: [ourNo], answer: undefined },
  openItems: {
    given: [{ ourNo, recordNumber, itemCodes: ['J001'], amountCents: 6001 }],
    answer: { code: 'ZZ20261120-3' },
  },
  closeItems: { given: [ourNo], answer: undefined },
  call: { given: ['Q-CT1', 17, 'called'], answer: undefined },
  happenings: {
    given: ['412'],
    answer: {
      happenings: [
        {
          at: at(5_790),
          kind: 'queue',
          entry: {
            queueCode: 'Q-CT1',
            queueName: 'CT1室',
            deptName: '放射科',
            room: 'CT1室',
            day: '2026-11-24',
            number: 17,
            orderNo: order.orderNo,
            state: 'called',
          },
        },
      ],
      cursor: '413',
    },
  },
}
