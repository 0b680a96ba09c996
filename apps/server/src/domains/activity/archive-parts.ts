import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

async function likesPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('rankingLike')
    .innerJoin('doctor', 'doctor.docId', 'rankingLike.docId')
    .innerJoin('ranking', 'ranking.rankingId', 'rankingLike.rankingId')
    .select(['ranking.title', 'doctor.docName', 'likedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('likedAt')
    .execute()
  return {
    name: 'likes',
    title: '医生点赞',
    labels: { title: '榜单', docName: '医生', likedAt: '点赞时间' },
    rows,
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 95, sectionOf: likesPart }]
