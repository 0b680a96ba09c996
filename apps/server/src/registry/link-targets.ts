import type { Ctx } from '../calls/handler.ts'

/** A page that the office may lead to, under the name that patients read. */
export interface LinkTarget {
  path: string
  title: string
}

/** What of a domain's own documents the desks offer where an address is asked for, beside the pages of the app. */
export type LinkTargets = (ctx: Pick<Ctx, 'db'>) => Promise<LinkTarget[]>
