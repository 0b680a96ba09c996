/** The pages on which only ways begin; what stands on them is the hospital's (home_entry.page). */
export const hubs = {
  /** /v2/index. */
  classic: '首页',
  /** /v2/senility. */
  elder: '长辈版',
  /** /v2/jy: before, during and after a visit. */
  visit: '就医服务',
  /** /serviceIndex: the kinds of consult. */
  service: '服务首页',
  /** /query: what the hospital knows of a person. */
  query: '查询服务',
} as const
export type Hub = keyof typeof hubs
export const hubNames = Object.keys(hubs) as [Hub, ...Hub[]]
