import * as z from 'zod/mini'
import { id } from './fields.ts'
import { mostPictures } from './picture-limit.ts'

/** Our own uploads by id, each once; above nine the sentence. */
export const pictureIds = (sentence: string) =>
  z.pipe(
    z.optional(z.nullable(z.array(id))),
    z.pipe(
      z.transform((ids: string[] | null | undefined) => [...new Set(ids ?? [])]),
      z.array(z.string()).check(z.refine(ids => ids.length <= mostPictures, sentence)),
    ),
  )

/** Pictures of a form: 最多可以上传9张图片 (core 5). */
export const formPictures = pictureIds(`最多可以上传${mostPictures}张图片`)
