import type * as z from 'zod/mini'
import type { parts, Part } from '../calls/all.ts'
import type { DeclaredCall } from '../calls/declare.ts'

type Given<Asks extends DeclaredCall['asks']> = { [I in keyof Asks]: z.output<Asks[I][1]> }

/** One question and its answer, made up; of each call one, which the compiler holds against the schemas. */
export type ExamplesOf<P extends Part> = {
  readonly [Name in keyof (typeof parts)[P]]: (typeof parts)[P][Name] extends DeclaredCall
    ? {
        readonly given: Given<(typeof parts)[P][Name]['asks']>
        readonly answer: z.output<(typeof parts)[P][Name]['answers']>
      }
    : never
}

/** 2026-11-20 09:00 in Shanghai, and so many minutes after it. */
export const at = (minutes = 0): number => 1_795_136_400_000 + minutes * 60_000
export const recordNumber = 'B0099812'
export const idCard = '33010619550312002X'
export const ourNo = '0199a3a0-7c11-7000-8000-000000000017'
