import { pages } from '../pages.ts'

/** Where most visits begin: the router knows it from the first script on, so it stands apart from the rest. */
export const homeFirstPages = pages({
  home: { at: '/v4/index', title: '首页', kind: 'hub', for: 'anybody' },
})
