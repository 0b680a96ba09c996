import { createHash } from 'node:crypto'

export interface SignedPage {
  ticket: string
  nonceStr: string
  /** Seconds. */
  timestamp: string
  /** Whole, without its fragment. */
  url: string
}

/** SHA-1 of the four in this order and as they are, unescaped: what the messaging app's platform asks for. */
export const pageSignature = ({ ticket, nonceStr, timestamp, url }: SignedPage): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex')
