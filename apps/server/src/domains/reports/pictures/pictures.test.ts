import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoStudyUid } from '../../../sandbox/archive/demo-study.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aLaboratory, aReport } from '../testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)

/** Somebody with a chest CT whose pictures lie in the archive. */
async function aScan(study?: { studyUid: string }) {
  const patient = await lab.aBound()
  const studies = [{ studyUid: study?.studyUid ?? demoStudyUid(patient.recordNumber), accessionNumber: '' }]
  const report = aReport(patient.recordNumber, { kind: 'imaging', reportName: '胸部CT平扫', content: { studies } })
  await lab.send(report)
  await lab.pull()
  const [row] = await lab.list(patient)
  const shown = async () => (await lab.detail(patient, row.reportId)).obj.content
  return { patient, report, reportId: row.reportId as string, row, shown }
}

const lightOf = async (response: Response): Promise<number> =>
  (await sharp(Buffer.from(await response.arrayBuffer())).stats()).channels[0]!.mean

test('the pictures of a study are shown from the archive, series by series, with the windows of a CT', async () => {
  const { row, shown } = await aScan()
  expect(row.hasPictures).toBe(true)
  const { series, filesComing } = await shown()
  expect(series).toMatchObject([{ modality: 'CT', windows: ['lung', 'mediastinum', 'abdomen', 'bone', 'brain'] }])
  expect([series[0].pictures.length, filesComing]).toEqual([12, 0])
})

test('each window shows other grey values, and a small picture is small', async () => {
  const { shown } = await aScan()
  const { imageUrl, thumbUrl } = (await shown()).series[0].pictures[5]
  const lights = await Promise.all(
    ['', '&window=lung', '&window=bone'].map(async window => lightOf(await server.get(imageUrl + window))),
  )
  expect(new Set(lights.map(Math.round)).size).toBe(3)
  const small = await sharp(Buffer.from(await (await server.get(thumbUrl)).arrayBuffer())).metadata()
  expect(small.width).toBe(200)
})

test('nobody sees a picture without a ticket, with the ticket of somebody else, or by another report', async () => {
  const [one, other] = [await aScan(), await aScan()]
  const { imageUrl } = (await one.shown()).series[0].pictures[0]
  const [path, query] = imageUrl.split('?')
  const [, theirs] = (await other.shown()).series[0].pictures[0].imageUrl.split('?')
  expect((await server.get(imageUrl)).status).toBe(200)
  expect((await server.get(path)).status).toBe(404)
  expect((await server.get(`${path}?${theirs}`)).status).toBe(404)
  expect((await server.get(`${path.replace(one.reportId, other.reportId)}?${theirs}`)).status).toBe(404)
  expect((await server.get(`${path.replace(/\/1$/, '/2')}?${query}`)).status).toBe(404)
})

test('a study of somebody else is not shown, whatever the report says', async () => {
  const { shown } = await aScan({ studyUid: demoStudyUid('SOMEBODYELSE') })
  expect(await shown()).toMatchObject({ series: [], filesComing: 1 })
})

test('when the hospital takes the study out of the report, its pictures open for nobody any more', async () => {
  const { patient, report, reportId, shown } = await aScan()
  const { imageUrl } = (await shown()).series[0].pictures[0]
  await lab.send({ ...report, version: 2, state: 'cancelled', content: { ...report.content, studies: [] } })
  await lab.pull()
  expect((await server.get(imageUrl)).status).toBe(404)
  expect((await lab.detail(patient, reportId)).obj.access).toBe('cancelled')
})

test('of a report that is held back no picture opens before the doctor has spoken', async () => {
  const { reportId, shown } = await aScan()
  const { imageUrl } = (await shown()).series[0].pictures[0]
  await server.db
    .updateTable('hospitalReport')
    .set({ heldUntil: new Date(Date.now() + 86_400_000 * 30) })
    .where('reportId', '=', reportId)
    .execute()
  expect((await server.get(imageUrl)).status).toBe(404)
})

test('staff who have nothing to do with the patient see none of it', async () => {
  const { shown } = await aScan()
  const { imageUrl } = (await shown()).series[0].pictures[0]
  const [path] = imageUrl.split('?')
  const stranger = await aStaffMember(server, 'nurse')
  const ticket = await ticketOf(stranger)
  expect((await server.get(`${path}?t=${ticket}`)).status).toBe(404)
})

async function ticketOf({ session }: { session: { token: string } }): Promise<string> {
  const { viewerTicket } = await import('../../system/public.ts')
  const { hashToken } = await import('../../../calls/caller.ts')
  const { sessionId, staffId } = await server.db
    .selectFrom('session')
    .select(['sessionId', 'staffId'])
    .where('tokenHash', '=', hashToken(session.token))
    .executeTakeFirstOrThrow()
  return viewerTicket(server.runtime, { kind: 'staff', staffId: staffId!, role: 'nurse', docId: null, sessionId })
}
