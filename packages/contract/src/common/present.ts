// What must be there although its type cannot say so: the first row of a count, the entry that was just put in. If it is not, these fail
// where it is missing. The pages of patients narrow by their types instead, which costs no bytes.

/** A value that is neither null nor undefined. */
export function present<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error('A value that must be there is missing.')
  return value
}

/** The element of a list at an index within it. */
export function nthOf<T>(list: ArrayLike<T>, index: number): T {
  if (!(index >= 0 && index < list.length)) throw new Error(`A list of ${list.length} has no element ${index}.`)
  return list[index] as T
}

/** The first element of a list that is not empty. */
export const firstOf = <T>(list: ArrayLike<T>): T => nthOf(list, 0)

/** The last element of a list that is not empty. */
export const lastOf = <T>(list: ArrayLike<T>): T => nthOf(list, list.length - 1)

/** What a map has under a key that it knows. */
export function mustGet<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error('A map does not have a key that it must know.')
  return value
}
