import { demoPicture } from '../../demo/pictures/demo-picture.ts'

/** Pictures that everybody may see, by the beginning of their name: portraits, banners, covers. */
export const publicPicture = demoPicture
