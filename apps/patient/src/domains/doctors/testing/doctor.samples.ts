import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { Doctor, Review } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { OutputOf, Page } from '@nethos/contract/service.ts'

export const aDoctor = (changes: Partial<Doctor> = {}): Doctor => ({
  docId: 'd1',
  docType: 'DOC',
  docName: '张伟',
  docAvatar: 'f1',
  docTitle: '主任医师',
  teachTitleName: '教授',
  docCcpRole: '',
  docDeptName: '心血管内科',
  gbDeptCode: '03.04',
  docHosName: '南山云医院',
  hosId: 'h1',
  docSkill: '高血压、冠心病',
  docTags: [],
  docScore: 9.6,
  reviewCount: 3,
  consultCount: 120,
  consultPriceCents: 3_000,
  replyLimit: 3,
  pictureIsOpen: true,
  picturePriceCents: 3_000,
  picturePriceText: '30.00',
  videoIsOpen: false,
  videoPriceText: '',
  famousIsOpen: false,
  famousPriceText: '',
  teamIsOpen: false,
  teamPriceText: '',
  canPrescribe: false,
  freeClinicIsOn: false,
  replyTimeText: '平均30分钟内回复',
  ...changes,
})

export const onePage = <Row>(...rows: Row[]): Page<Row> => ({ rows, pageNum: 1, pageSize: 10, hasNextPage: false })

type Detail = OutputOf<typeof doctorServices.doctorDetail>
type Card = OutputOf<typeof doctorServices.doctorCard>

const pictureOffer = { consultType: 'DOCPIC', priceCents: 3_000, replyLimit: 3, isOpen: true }

export const aCard = (changes: Partial<Card> = {}): Card => ({
  sysDoc: aDoctor(),
  isFollow: false,
  followId: null,
  offers: [pictureOffer],
  ...changes,
})

export const aDetail = (changes: Partial<Detail> = {}): Detail => ({
  ...aCard(),
  exclusiveCodeId: 'x1',
  docResume: '从医三十年。',
  notice: null,
  articleList: [],
  commentList: [],
  commentCount: 0,
  followCount: 0,
  teams: [],
  clinics: [],
  serviceHours: [],
  leftToday: null,
  ...changes,
})

/** 2026-11-21 15:04 in the hospital. */
export const afternoon = Date.parse('2026-11-21T07:04:00Z')

export const aReview = (changes: Partial<Review> = {}): Review => ({
  score: 10,
  content: '医生很耐心',
  tags: [],
  patientName: '王*',
  moduleType: 'DOCPIC',
  createdAt: afternoon,
  ...changes,
})

export const departmentTree: OutputOf<typeof doctorServices.listDepartments> = [
  {
    gbDeptCode: '03',
    gbDeptName: '内科',
    subDepartments: [
      { gbDeptCode: '03.04', gbDeptName: '心血管内科专业' },
      { gbDeptCode: '03.07', gbDeptName: '内分泌专业' },
    ],
  },
  { gbDeptCode: '50', gbDeptName: '中西医结合科室', subDepartments: [] },
]
