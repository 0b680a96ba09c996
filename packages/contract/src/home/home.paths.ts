export const homePaths = {
  home: '/v4/index',
  /** ?search= fills the field. */
  search: '/v2/search',
} as const
