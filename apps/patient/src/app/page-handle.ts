/** What the shell knows about the page that is shown. */
export interface PageHandle {
  keepAlive: boolean
  /** The pattern of its address. */
  path: string
}
