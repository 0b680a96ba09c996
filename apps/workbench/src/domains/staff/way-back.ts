/** The address that leads back here after the login. */
export const loginWithWayBack = (here: string): string =>
  here === '/' ? '/login' : `/login?back=${encodeURIComponent(here)}`

/** Where to go after the login: only a place of the workbench itself. */
export const wayBack = (search: string): string => {
  const back = new URLSearchParams(search).get('back') ?? ''
  return /^\/(?![/\\])/.test(back) && !back.startsWith('/login') ? back : '/'
}
