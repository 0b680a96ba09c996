import { createHash } from 'node:crypto'

/** The very bytes that are digested and sent. */
export const textOf = (body: object): string => JSON.stringify(body)

/** SHA-256, hex. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
