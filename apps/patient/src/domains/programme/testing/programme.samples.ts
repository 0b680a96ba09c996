import type { ApplicationDetail, OpenApplication } from '@nethos/contract/programme/programme.schemas.ts'
import { programmeDocument, type ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'

const at = Date.parse('2026-11-20T02:00:00Z')

/** A zone with everything that a document may say. */
export const aDocument = (changes: Partial<ProgrammeDraft> = {}) =>
  programmeDocument.parse({
    name: '肩颈门诊',
    summary: '肩颈疼痛的评估和随访',
    icon: 'heart',
    tone: 'rose',
    entries: [
      { title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
      { title: '随访', icon: 'clipboard', target: { to: 'kind', kind: 'followUps' } },
      { title: '挂号', icon: 'calendar', target: { to: 'page', address: '/book' } },
    ],
    introduction: { text: '我们看肩颈疼痛。\n\n# 怎样做\n\n先评估。', place: '一楼', telephone: '400-000-1234' },
    readings: [
      {
        code: 'neck',
        title: '肩颈知识',
        articles: [
          {
            code: 'pillow',
            title: '枕头多高',
            body: '一拳高。',
            author: '康复科',
            reviewedOn: '2026-11-20',
            source: '本院编写，2026',
          },
        ],
      },
    ],
    notice: { title: '申请须知', text: '先读。', consent: '我已阅读并同意' },
    application: {
      title: '肩颈申请',
      form: {
        pages: [
          { title: '病情', items: [{ kind: 'text', id: 'illness', text: '哪里疼', required: true }] },
          {
            title: '危险',
            items: [
              {
                kind: 'single',
                id: 'numb',
                text: '手脚没有力气吗',
                required: true,
                options: [
                  { value: 'yes', label: '是' },
                  { value: 'no', label: '否' },
                ],
              },
            ],
          },
        ],
        promise: '我承诺真实',
        redFlags: [
          {
            id: 'numb',
            when: { behaviour: 'any', conditions: [{ question: 'numb', operator: '=', answer: 'yes' }] },
            title: '请马上就医',
            advice: '请今天去急诊。',
            flagged: true,
          },
        ],
      },
      offers: [{ code: 'month', title: '一月随访', text: '一个月', priceCents: 9900, days: 30 }],
    },
    hasTalk: true,
    ...changes,
  })

export const anApplication = (changes: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  applicationId: 'a1',
  code: 'neck',
  programmeName: '肩颈门诊',
  offerTitle: '一月随访',
  personId: 'p1',
  personName: '王秀英',
  status: 'applied',
  statusLabel: '待审核',
  priceCents: 9900,
  priceLabel: '¥99.00',
  createdAt: at,
  startsAt: null,
  unread: 0,
  isFlagged: false,
  edition: 1,
  document: aDocument(),
  answers: { illness: '右肩', numb: 'no' },
  attaList: [],
  statusText: '申请已提交',
  reason: '',
  payBy: null,
  endsAt: null,
  answererName: '',
  pathwayId: null,
  steps: [{ status: 'applied', label: '待审核', at }],
  flags: [],
  ...changes,
})

export const anOpenApplication = (changes: Partial<OpenApplication> = {}): OpenApplication => ({
  application: anApplication({ status: 'going', statusLabel: '进行中' }),
  pathway: null,
  ...changes,
})
