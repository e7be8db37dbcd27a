import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import 'tonlens/styles.css'
import './app.css'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'TON accounts', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  )
}
