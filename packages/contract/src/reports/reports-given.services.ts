import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { linkMeaning, shownToAll } from '../common/open-ids.ts'
import { hospitalAccountRefusals } from '../hospital-account/hospital-account.refusals.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { reportTypeNames } from './reports.kinds.ts'
import { reportRefusals } from './reports.refusals.ts'

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const ofBound = {
  ...acting,
  ...only(hospitalAccountRefusals, 'not_bound'),
  ...only(reportRefusals, 'report_no_id_card'),
}
const notOpen = only(reportRefusals, 'report_held', 'report_to_pay', 'report_not_issued')
const date = z.optional(z.nullable(day('日期格式不正确')))
const titles = { none: 'titles alone; each report is written down when it is opened' } as const
const read = { read: 'report.read', of: 'report' } as const
const of = {
  reportId: own('report'),
  personId: open('compared with the person of the report, looked up nowhere', optionalId),
  hosId: open(shownToAll, optionalId),
}
const inBooking = { words: { personId: 'compatId', hosId: 'bookHosId' } }
const inHospital = { words: { personId: 'compatId', hosId: 'hosid', cardNumber: 'jzkh' } }

/** 已出, 未出, 已作废: what people read. */
const status = z.enum(['已出', '未出', '已作废'])
const hospitalRow = z.object({
  reportId: z.string(),
  reportName: z.string(),
  /** YYYY-MM-DD HH:mm; empty while it is not issued. */
  reportDate: z.string(),
  status,
})
/** Of one visit card: a file has its cards, and a report belongs to the file. */
const byCard = z.object({
  personId: own('person', optionalId),
  hosId: open(shownToAll, optionalId),
  cardNumber: open(linkMeaning, optionalId),
})

/** The services of services.csv, in their words. Out of our copy: the hospital is asked by jobs alone. */
export const givenReportServices = {
  listInspections: service({
    name: 'nethos.book.inspect.list',
    kind: 'query',
    access: 'account',
    audits: titles,
    input: z.object({
      personId: own('person', optionalId),
      hosId: open(shownToAll, optionalId),
      type: z.optional(z.nullable(z.enum([...reportTypeNames, '']))),
      startDate: date,
      endDate: date,
    }),
    reply: list(
      z.object({
        reportId: z.string(),
        reportType: z.string(),
        reportName: z.string(),
        applyDate: z.string(),
        reportDate: z.string(),
        status,
      }),
    ),
    spelling: inBooking,
    refusals: ofBound,
  }),
  inspection: service({
    name: 'nethos.book.inspect.examination',
    kind: 'query',
    access: 'account',
    audits: read,
    input: z.object(of),
    reply: obj(
      z.object({
        reportName: z.string(),
        items: z.array(
          z.object({
            itemName: z.string(),
            result: z.string(),
            unit: z.string(),
            reference: z.string(),
            /** ↑, ↓, or empty; what is marked otherwise: *. */
            flag: z.string(),
          }),
        ),
        conclusion: z.string(),
        reportDate: z.string(),
      }),
    ),
    spelling: inBooking,
    refusals: { ...acting, ...notOpen },
  }),
  listImages: service({
    name: 'nethos.book.image.imagelist',
    kind: 'query',
    access: 'account',
    audits: read,
    input: z.object(of),
    reply: list(z.object({ imageUrl: z.string(), thumbUrl: z.string(), seriesName: z.string() })),
    spelling: inBooking,
    refusals: { ...acting, ...notOpen },
  }),
  listLabReports: service({
    name: 'zheer.yygh.ApiJyjcService.ExamList',
    kind: 'query',
    access: 'account',
    audits: titles,
    input: byCard,
    reply: list(hospitalRow),
    spelling: inHospital,
    refusals: ofBound,
  }),
  listCheckReports: service({
    name: 'zheer.yygh.ApiJyjcService.checkList',
    kind: 'query',
    access: 'account',
    audits: titles,
    input: byCard,
    reply: list(hospitalRow),
    spelling: inHospital,
    refusals: ofBound,
  }),
  findPdf: service({
    name: 'zheer.yygh.ApiJyjcService.queryPdfRoute',
    kind: 'query',
    access: 'account',
    audits: read,
    input: z.object(of),
    reply: obj(z.object({ pdfUrl: z.string() })),
    spelling: inHospital,
    refusals: { ...acting, ...notOpen, ...only(reportRefusals, 'report_no_pdf') },
  }),
} satisfies Services
