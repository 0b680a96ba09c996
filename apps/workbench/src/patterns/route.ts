import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** A page of a desk, loaded when it is first asked for. */
export interface DeskRoute {
  path: string
  load: Load
  /** Pages shown inside it; without a path: what it shows at first. */
  inside?: readonly { path?: string; load: Load }[]
}
