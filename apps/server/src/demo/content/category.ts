import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import type { HospitalShelf } from '@nethos/contract/content/content.shelves.ts'
import type { Sign } from '../pictures/signs.ts'

/** One text of the hospital: paragraphs; a line that begins with "# " is a heading, with "- " an item, with "! " a picture. */
export interface ShelfText {
  title: string
  summary?: string
  tags: readonly string[]
  /** Its cover; else the category's. */
  sign?: Sign
  /** Days ago; else by chance. */
  daysAgo?: number
  isRecommended?: true
  text: string
}

/** A category with its texts. */
export interface Category {
  typeId: string
  shelf: HospitalShelf
  typeName: string
  icon: ServiceIconName
  sign: Sign
  /** Who wrote the texts. */
  source: string
  texts: readonly ShelfText[]
}

/** A text in one breath: title, what it says, what people look for, the text itself. */
export const text = (
  title: string,
  summary: string,
  tags: readonly string[],
  body: string,
  more: Pick<ShelfText, 'sign' | 'isRecommended'> = {},
): ShelfText => ({ title, summary, tags, text: body, ...more })
