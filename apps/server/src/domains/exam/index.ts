import { endoscopyNewsServices } from '@nethos/contract/exam/endoscopy-news.services.ts'
import { examDeskServices } from '@nethos/contract/exam/exam-desk.services.ts'
import { examServices } from '@nethos/contract/exam/exam.services.ts'
import { itemOrderServices } from '@nethos/contract/exam/item-order.services.ts'
import { implement } from '../../calls/handler.ts'
import { changesPushed } from '../../calls/hospital-push.ts'
import type { Domain } from '../../domain.ts'
import { bookExamination, bookTrip, cancelExamination } from './book.ts'
import { callAgain, callNext, deskExaminations, deskQueue, deskQueues, settleCall } from './desk.ts'
import { deskBookExamination, deskCancelExamination, deskExaminationSlots } from './desk-book.ts'
import { giveUp, move } from './examination.life.ts'
import { endoscopyNews } from './endoscopy-news.ts'
import { examinations } from './examination.lifecycle.ts'
import { itemOrderJobs, itemOrderTimer } from './item-order.jobs.ts'
import { itemOrders as itemOrderLives } from './item-order.life.ts'
import { cancelItemOrder, itemOrder, itemOrders, openItemOrder, orderableItems } from './item-orders.ts'
import { askAtOnce, examinationJobs, lineTimer } from './line.jobs.ts'
import { itemOrderPayable, payItemOrder, queryItemOrderPayment } from './pay-item-order.ts'
import { queuePlaces, setLeave } from './queue.ts'
import { currentExaminations, examination, examinationsOfKind, pastExaminations, slots } from './read.ts'
import { reminderTimer } from './reminders.ts'
import { planTrip } from './trip/trip.ts'
import { underWay } from './under-way.ts'
import { todayOfExaminations } from './today.ts'
import { pricesOfExaminations } from './prices.ts'

const examinationTimer = examinations.timer('examination', {
  give_up: giveUp,
  lapse: (ctx, one) => move(ctx, one, 'lapse', 'clock'),
  miss: (ctx, one) => move(ctx, one, 'miss', 'clock'),
})

export const examDomain: Domain = {
  prices: pricesOfExaminations,
  today: todayOfExaminations,
  accounts: { underWay },
  payables: { item_order: itemOrderPayable },
  services: [
    ...implement(examServices, {
      currentExaminations,
      pastExaminations,
      examinationsOfKind,
      examination,
      slots,
      bookExamination,
      cancelExamination,
      planTrip,
      bookTrip,
      queuePlaces,
      setLeave,
    }),
    ...implement(itemOrderServices, {
      orderableItems,
      openItemOrder,
      itemOrders,
      itemOrder,
      cancelItemOrder,
      payItemOrder,
      queryItemOrderPayment,
    }),
    ...implement(endoscopyNewsServices, { endoscopyNews }),
    ...implement(examDeskServices, {
      deskExaminations,
      deskExaminationSlots,
      deskBookExamination,
      deskCancelExamination,
      deskQueues,
      deskQueue,
      callNext,
      callAgain,
      settleCall,
    }),
  ],
  jobs: [...examinationJobs, ...itemOrderJobs],
  timers: [examinationTimer, itemOrderTimer, reminderTimer, lineTimer],
  lifecycles: [examinations, itemOrderLives],
  web: changesPushed('examinations', askAtOnce),
}
