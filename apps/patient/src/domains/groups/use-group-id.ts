import { useSearchParams } from 'react-router'

/** Which group a page of it is about; empty when the address does not say. */
export const useGroupId = (): string => useSearchParams()[0].get('groupId') ?? ''
