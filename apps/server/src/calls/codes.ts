/** What the wire answers when a call does not reach a service (docs/product/protocol.md 1). */
export const troubles = {
  malformed: { http: 400, code: '00010400', msg: '请求格式不正确' },
  unauthenticated: { http: 401, code: '00010401', msg: '您暂未登录或登录信息已过期，是否重新登录？' },
  badSignature: { http: 403, code: '00010403', msg: '签名校验失败' },
  badTime: { http: 403, code: '00010403', msg: '请求时间与服务器不一致' },
  replayed: { http: 403, code: '00010403', msg: '重复的请求' },
  unknownService: { http: 404, code: '00010404', msg: '服务不存在' },
  tooLarge: { http: 413, code: '00010413', msg: '内容过大' },
  wrongType: { http: 415, code: '00010415', msg: '不支持的内容类型' },
  tooMany: { http: 429, code: '00010429', msg: '操作过于频繁，请稍后再试' },
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
