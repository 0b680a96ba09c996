import { Button } from 'antd'
import { useNavigate } from 'react-router'

/** A button that leads to another page of the desk. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  const go = useNavigate()
  return <Button onClick={() => void go(to)}>{children}</Button>
}
