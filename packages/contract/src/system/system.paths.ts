/** Addresses of the app's own pages (routes.csv); the last two are ours. */
export const systemPaths = {
  about: '/v2/about',
  help: '/v2/help',
  /** 资质公示. */
  licences: '/v2/licences',
  /** 开源软件声明. */
  openSource: '/v2/open-source',
} as const
