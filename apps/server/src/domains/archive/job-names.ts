export const buildJob = 'archive.build'
export const dropJob = 'archive.drop'
