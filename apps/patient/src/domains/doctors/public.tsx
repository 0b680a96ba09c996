/** What other domains show of doctors. */
export { DoctorBrief } from './parts/doctor-brief.tsx'
export { DoctorCard, doctorWay, videoOffersOf } from './parts/doctor-card.tsx'
export { ReviewItem } from './parts/review-item.tsx'
export { DepartmentGrid } from './parts/department-grid.tsx'
export { doctorCard, doctors, followDoctor, promotingDoctor, scannedDoctor } from './doctors.calls.ts'
export { useUnfollow } from './use-unfollow.ts'
export { SharePicture } from './parts/share-picture.tsx'
export { doctorPicture } from './doctor-picture.ts'
