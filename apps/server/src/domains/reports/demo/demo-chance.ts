/** Numbers that look like chance and are the same on every machine: of a text, one after another, from 0 to 1. */
export function chanceOf(seed: string): () => number {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
