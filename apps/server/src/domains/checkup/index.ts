import { checkupDeskServices } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'
import { implement } from '../../calls/handler.ts'
import { changesPushed } from '../../calls/hospital-push.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { bookCheckup, cancelCheckup, changeDate } from './book.ts'
import { closeVoucher, companies, companyPackages, deskVouchers, importCompany } from './companies.ts'
import { readSheet } from './company-sheet.ts'
import { confirmCheckup, declineCheckup, deskCheckups, refundCheckup } from './desk.ts'
import { checkupJobs, orderTimer } from './jobs.ts'
import { askAtOnce, askCentres, lineTimer } from './line.jobs.ts'
import { checkupOrders as lives } from './order.lifecycle.ts'
import { checkupOrder, checkupOrders, timesOfOrder } from './orders.ts'
import { checkupPayable, payCheckup, queryCheckupPayment } from './pay-checkup.ts'
import { centres, checkupPackage, offlineRecords, packages, persons, proposals, times } from './read.ts'
import { reminderTimer } from './reminders.ts'
import { vouchers as voucherLives, voucherTimer } from './voucher.life.ts'
import { bookForFamily } from './family.ts'
import { bookWithVoucher, claimVoucher, timesOfVoucher, voucher, vouchers } from './vouchers.ts'
import { underWay } from './under-way.ts'
import { todayOfCheckups } from './today.ts'
import { pricesOfCheckups } from './prices.ts'

export const checkupDomain: Domain = {
  prices: pricesOfCheckups,
  today: todayOfCheckups,
  payables: { checkup_order: checkupPayable },
  accounts: { underWay },
  archive: archiveParts,
  demo: [
    {
      name: 'health checks',
      after: ['hospital files', 'accounts'],
      load: async scope => (await import('./demo-checkups.ts')).loadDemoCheckups(scope),
    },
  ],
  services: [
    ...implement(checkupServices, {
      centres,
      packages,
      package: checkupPackage,
      times,
      persons,
      proposals,
      bookCheckup,
      checkupOrders,
      checkupOrder,
      timesOfOrder,
      changeDate,
      cancelCheckup,
      payCheckup,
      queryCheckupPayment,
      offlineRecords,
    }),
    ...implement(voucherServices, { vouchers, voucher, timesOfVoucher, claimVoucher, bookWithVoucher, bookForFamily }),
    ...implement(checkupDeskServices, {
      deskCheckups,
      confirmCheckup,
      declineCheckup,
      refundCheckup,
      companies,
      companyPackages,
      readSheet,
      importCompany,
      deskVouchers,
      closeVoucher,
    }),
  ],
  jobs: [...checkupJobs, askCentres],
  timers: [orderTimer, voucherTimer, reminderTimer, lineTimer],
  lifecycles: [lives, voucherLives],
  web: changesPushed('checkups', askAtOnce),
}
