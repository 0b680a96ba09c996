/**
 * The content security policy allows no code made at run time. The schema library is told so before it is fetched
 * (with the first form), in the place where it looks, so that the first load does not carry it.
 */
export const forbidMadeCode = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
