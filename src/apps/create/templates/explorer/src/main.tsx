import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'tonlens/styles.css'
import { App } from './App'
import './app.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
