import type { Store } from './store.ts'

/** A department below the hospital whose Organization the tests set. */
export function departmentOf(store: Store, id: string, name: string): void {
  const partOf = { reference: 'Organization/org' }
  if (!store.find('Organization', id)) store.create({ resourceType: 'Organization', id, active: true, name, partOf })
}
