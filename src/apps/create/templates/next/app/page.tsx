'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SearchBox, type SearchTarget } from 'tonlens'

/** Leads to the page of an account. */
export default function Page() {
  const router = useRouter()
  const [problem, setProblem] = useState('')
  const search = (target: SearchTarget) => {
    if (target.kind === 'address') router.push(`/account/${encodeURIComponent(target.address)}`)
    else setProblem('This application has pages of accounts only: enter an address.')
  }
  return (
    <>
      <h1>TON accounts</h1>
      <SearchBox onSelect={search} operations={false} />
      <p role="status">{problem}</p>
    </>
  )
}
