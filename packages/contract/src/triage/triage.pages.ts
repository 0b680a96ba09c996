import { pages } from '../pages.ts'

export const triagePages = pages({})
