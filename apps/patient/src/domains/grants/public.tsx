/** What other domains take of the grants: pages about somebody else hear at once when he takes his say back. */
export { GrantBlock } from './parts/grant-block.tsx'
export { managers } from './grants.calls.ts'
export { useGrantNews } from './use-grant-news.ts'
