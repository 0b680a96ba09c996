/** A new id; unlike crypto.randomUUID it works where the page came over plain HTTP, as within a hospital's net. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
