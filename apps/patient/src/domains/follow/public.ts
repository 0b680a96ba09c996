/** What other domains show of 我的医生. */
export { MyDoctors } from './parts/my-doctors.tsx'
