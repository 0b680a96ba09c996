import { domainTables } from './domain-tables.ts'

/** Places in `domainTables` where an address may stand: all, and in the bundle the few of build/address-index.ts. */
export const tablesAt = (_address: string): readonly number[] => domainTables.map((_, at) => at)
