import { useSearchParams } from 'react-router'

type Words<K extends string> = Readonly<Record<K, string>>

/** Filters and the number of the page, kept in the address: a reload or a link shows the same list. */
export function useFilters<K extends string>(usual: Words<K>) {
  const [params, setParams] = useSearchParams()
  const value = Object.fromEntries(
    Object.entries<string>(usual).map(([key, word]) => [key, params.get(key) ?? word]),
  ) as Words<K>
  const put = (changed: Record<string, string>, keepsOthers: boolean) =>
    setParams(before => {
      const after = new URLSearchParams(keepsOthers ? before : {})
      for (const [key, word] of Object.entries(changed)) {
        if (word === '' || word === (usual as Record<string, string>)[key]) after.delete(key)
        else after.set(key, word)
      }
      return after
    })
  return {
    value,
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    /** Another filter begins on the first page again. */
    filter: (changed: Partial<Words<K>>) => put({ ...value, ...changed } as Record<string, string>, false),
    toPage: (pageNum: number) => put({ page: pageNum > 1 ? String(pageNum) : '' }, true),
  }
}
