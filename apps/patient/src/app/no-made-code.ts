/**
 * The content security policy allows no code made at run time. The schema library is told so before it is fetched
 * (with the first form), in the place where it looks, so that the first load does not carry it.
 */
export const forbidMadeCode = (): void => {
  const known = (globalThis as { __zod_globalConfig?: object }).__zod_globalConfig
  // Where it is there already it goes on looking into the object that it has.
  Object.assign(globalThis, { __zod_globalConfig: Object.assign(known ?? {}, { jitless: true }) })
}
