import { useEffect, useState } from 'react'
import './captcha-button.css'

interface CaptchaButtonProps {
  /** Asks for the SMS. False (or a failure) means that none was sent: the countdown does not start. */
  onAsk: () => Promise<boolean>
  /** How long to wait before the next one. */
  seconds?: number
}

/** 获取验证码, and after sending the time until another may be asked for. It counts on while the phone sleeps. */
export function CaptchaButton({ onAsk, seconds = 60 }: CaptchaButtonProps) {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (!until) return
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest <= 0) setUntil(0)
    }, 250)
    return () => clearInterval(timer)
  }, [until])

  const ask = async () => {
    if (isAsking) return
    setAsking(true)
    try {
      if (!(await onAsk())) return
      setLeft(seconds)
      setUntil(Date.now() + seconds * 1000)
    } finally {
      setAsking(false)
    }
  }
  return (
    <button
      type="button"
      className="captcha-button"
      onClick={() => void ask()}
      disabled={left > 0}
      aria-busy={isAsking || undefined}
    >
      {left > 0 ? `${left}s后重新获取` : '获取验证码'}
    </button>
  )
}
