/** What the wire answers when a call does not reach a service (docs/product/protocol.md 1). */
export const troubles = {
  malformed: { http: 400, code: '00010400', msg: '没有提交成功，请刷新页面再试' },
  unauthenticated: { http: 401, code: '00010401', msg: '您暂未登录或登录信息已过期，是否重新登录？' },
  badSignature: { http: 403, code: '00010403', msg: '没有提交成功，请刷新页面再试' },
  badTime: { http: 403, code: '00010403', msg: '手机或电脑的时间不准，请改为自动设置后再试' },
  replayed: { http: 403, code: '00010403', msg: '已经提交过了，请刷新后查看' },
  unknownService: { http: 404, code: '00010404', msg: '这项功能已更新，请刷新页面再试' },
  tooLarge: { http: 413, code: '00010413', msg: '内容太大，请减少一些再试' },
  wrongType: { http: 415, code: '00010415', msg: '没有提交成功，请刷新页面再试' },
  tooMany: { http: 429, code: '00010429', msg: '操作太频繁了，请稍后再试' },
  fault: { http: 500, code: '00010500', msg: '响应异常' },
  unavailable: { http: 503, code: '00010503', msg: '网络错误，请稍后重试' },
} as const

/** Seconds after which whoever was told 503 may come again: not all of them in the same second. */
export const retryAfter = (): number => 1 + Math.floor(Math.random() * 3)

export type Trouble = keyof typeof troubles

/** A call that does not reach its service; answered with the trouble's status and code. */
export class TroubleError extends Error {
  override name = 'TroubleError'
  readonly trouble: Trouble
  readonly detail: { msg?: string; obj?: unknown; retryAfter?: number }
  constructor(trouble: Trouble, detail: TroubleError['detail'] = {}) {
    super(detail.msg ?? troubles[trouble].msg)
    this.trouble = trouble
    this.detail = detail
  }
}

/** Turned away at the door, by the thousand: it is counted and is no fault, and costs no stack. */
export class ShedError extends TroubleError {
  override name = 'ShedError'
  constructor() {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super('unavailable')
    Error.stackTraceLimit = stackTraceLimit
  }
}
