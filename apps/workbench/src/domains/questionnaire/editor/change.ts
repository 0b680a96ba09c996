import { nthOf } from '@nethos/contract/common/present.ts'
import type { QuestionnaireDocument, QuestionPage } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'

/** One of a list changed, moved by a place, or taken out. */
export const replaced = <One>(list: readonly One[], at: number, one: One): One[] =>
  list.map((other, nth) => (nth === at ? one : other))
export const without = <One>(list: readonly One[], at: number): One[] => list.filter((_, nth) => nth !== at)
export function moved<One>(list: readonly One[], at: number, by: -1 | 1): One[] {
  const to = at + by
  if (to < 0 || to >= list.length) return [...list]
  const next = [...list]
  next.splice(to, 0, ...next.splice(at, 1))
  return next
}

/** An item up or down; at the edge of its page onto the next one, if there is one. A page is never left without an item. */
export function movedItem(pages: readonly QuestionPage[], page: number, at: number, by: -1 | 1): QuestionPage[] {
  const { items } = nthOf(pages, page)
  const to = at + by
  if (to >= 0 && to < items.length) return replaced(pages, page, { ...nthOf(pages, page), items: moved(items, at, by) })
  const other = pages[page + by]
  if (!other || items.length === 1) return [...pages]
  const item = nthOf(items, at)
  const put = by > 0 ? [item, ...other.items] : [...other.items, item]
  return pages.map((one, nth) => {
    if (nth === page) return { ...one, items: without(items, at) }
    return nth === page + by ? { ...one, items: put } : one
  })
}

const renamedIn = (question: string, from: string, to: string): string =>
  question === from || question.startsWith(`${from}/`) ? `${to}${question.slice(from.length)}` : question

/** Another name of an item: conditions, red flags and scores that look at it go along. */
export function renamedItem(document: QuestionnaireDocument, item: QuestionItem, id: string): QuestionnaireDocument {
  const isOnly = document.pages.flatMap(page => page.items).filter(one => one.id === item.id).length === 1
  const conditioned = <When extends { conditions: { question: string }[] }>(when: When): When => ({
    ...when,
    conditions: when.conditions.map(one => ({ ...one, question: renamedIn(one.question, item.id, id) })),
  })
  const pages = document.pages.map(page => ({
    ...page,
    items: page.items.map(one => {
      const own = one === item ? { ...one, id } : one
      return isOnly && own.shownWhen ? { ...own, shownWhen: conditioned(own.shownWhen) } : own
    }),
  }))
  if (!isOnly) return { ...document, pages }
  return {
    ...document,
    pages,
    redFlags: document.redFlags.map(flag => ({ ...flag, when: conditioned(flag.when) })),
    scores: document.scores.map(score => ({
      ...score,
      groups: score.groups.map(group => ({
        ...group,
        terms: group.terms.map(term => ({ ...term, question: renamedIn(term.question, item.id, id) })),
      })),
    })),
  }
}
