export { NextClinics } from './parts/next-clinics.tsx'
