/** Pictures per form and per send (core 9). */
export const mostPictures = 9
