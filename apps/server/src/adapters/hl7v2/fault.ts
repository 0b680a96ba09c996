/** Codes of HL7 table 0357, as ERR-3 says them. */
export const errorCodes = {
  100: 'Segment sequence error',
  101: 'Required field missing',
  102: 'Data type error',
  103: 'Table value not found',
  200: 'Unsupported message type',
  201: 'Unsupported event code',
  202: 'Unsupported processing id',
  203: 'Unsupported version id',
  204: 'Unknown key identifier',
  207: 'Application internal error',
} as const
export type ErrorCode = keyof typeof errorCodes

/** What is wrong with a message: the element by its HL7 name, in words that name nothing of a patient. */
export class MessageFault extends Error {
  override name = 'MessageFault'
  readonly where: string
  readonly code: ErrorCode

  /** `where`: OBR-24, or OBX-5 of the third: OBX[3]-5. */
  constructor(where: string, what: string, code: ErrorCode = 101) {
    super(`${where} ${what}`)
    this.where = where
    this.code = code
  }
}

/** Not taken whatever stands in it: another kind, another version, another sender. Answered with AR. */
export const isRejected = (code: ErrorCode): boolean => code >= 200 && code < 204
