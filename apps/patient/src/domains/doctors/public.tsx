/** What other domains show of doctors. */
export { DoctorBrief } from './parts/doctor-brief.tsx'
export { DoctorCard } from './parts/doctor-card.tsx'
export { ReviewItem } from './parts/review-item.tsx'
export { DepartmentGrid } from './parts/department-grid.tsx'
export { doctorCard } from './doctors.calls.ts'
