import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { videoServices as services } from '@nethos/contract/consult/video/video.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'

export const videoDoctors = () => query(doctorServices.listDoctors, { Video: true, sort: 'recommendSort.asc' })
export const videoTimes = (docId: string) => query(services.videoTimes, { docId })

export const startVideoConsult = command(services.startVideoConsult, services.videoTimes, consultServices.listConsults)
