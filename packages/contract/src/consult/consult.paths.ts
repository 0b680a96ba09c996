/** The consult domain's addresses, as given; written nowhere else (core 2, booking 2). */
export const consultPaths = {
  /** 申请须知; ?docId consultSource comefrom. */
  applyNotice: '/pictureConsultApply',
  /** 咨询须知; ?id type consultSource comefrom. */
  rules: '/consult/rules',
  /** 填写咨询; ?docId docType consultSource consultSourceId compatId … */
  fillIn: '/pictureConsultNext',
  /** 选择就诊人; ?id type. */
  choosePerson: '/consult/v2/1',
  /** 填写病情; ?id type. */
  describeIllness: '/consult/v2/2',
  /** 提交成功; ?consultId. */
  sent: '/allConsultSuccess',
  /** 咨询详情. */
  consult: '/team/consult/:consultId',
  /** 评价; ?consultId. */
  review: '/comment',
  /** 我的咨询. */
  consults: '/my/consult',
  /** all, or a status of the wire. */
  consultsOf: '/my/consult/:status',
  /** 补充资料; ?consultId. */
  supplement: '/my/bczl',
  /** 私人医生服务; ?consultId. */
  personalServe: '/doc/private/info',
  /** 申请私人医生; ?docId. */
  applyPersonal: '/doc/private/apply',
  /** 视频咨询申请; ?docId. */
  applyVideo: '/doc/video/apply',
  /** 视频诊室, ours; ?consultId. */
  videoRoom: '/doc/video/room',
  /** 视频问诊. */
  videoDoctors: '/videoIndex',
  /** 用药咨询; ?compatId docId. */
  askPharmacist: '/yyzx',
} as const

/** Old addresses and where they lead (core 2, booking 2; rules.md 6, no. 9). `:name` is filled from path or query. */
export const consultMoves = {
  '/waitArrange': consultPaths.consult,
  '/myConsult/commented': consultPaths.consults,
  '/quickConsult': '/index',
  '/writeInfo': '/index',
  '/writeSubmit': '/index',
  '/submitSuccess': '/index',
} as const

/** The address of one consult. */
export const consultPage = (consultId: string): string =>
  consultPaths.consult.replace(':consultId', encodeURIComponent(consultId))
