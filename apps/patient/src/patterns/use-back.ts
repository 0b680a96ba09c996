import { useNavigate } from 'react-router'
import { useAppInfo } from './app-info.ts'

/** The router numbers its own entries; the first one of this visit is 0. */
export const hasHistory = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** Goes to the page before, or home when this is the first page of the visit. */
export function useBack(): () => void {
  const navigate = useNavigate()
  const { home } = useAppInfo()
  return () => void (hasHistory() ? navigate(-1) : navigate(home, { replace: true }))
}
