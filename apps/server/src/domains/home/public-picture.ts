/** Pictures that everybody may see. */
export const publicPicture = async (_name: string): Promise<Buffer | undefined> => undefined
