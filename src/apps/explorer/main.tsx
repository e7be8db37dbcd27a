import { startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from './config/loadConfig.ts'
import { ConfigError } from './config/fields.ts'
import { prepareFormats } from './load/prepareFormats.ts'
import { getSettings } from './settings/settings.ts'
import { App } from './shell/App.tsx'
import { Boot } from './shell/Boot.tsx'
import { preloadPage } from './shell/pages.ts'
import { chooseLanguage, loadLanguage } from './texts/languages.ts'
import 'tonlens/styles.css'
import './shell/page.css'

const offline = () => import('./offline/keepOffline.ts')
const place = document.getElementById('explorer')
if (place === null) throw new Error('index.html has no element with the id "explorer".')

preloadPage(location.hash.slice(1).split('|')[0] ?? '')
// Beside the configuration, so that the first screen does not wait for one after the other.
void loadLanguage(chooseLanguage(getSettings().language)).then(({ locale }) => prepareFormats(locale))
loadConfig().then(
  (config) => {
    // In a transition, code that has arrived is shown at once. Otherwise React shows that it loads, for 300 ms at
    // least.
    startTransition(() =>
      createRoot(place).render(
        <Suspense fallback={<Boot />}>
          <App config={config} />
        </Suspense>,
      ),
    )
    // After the first content. The explorer works without: private windows refuse it, and the server may not have the
    // script.
    if (import.meta.env.PROD)
      setTimeout(
        () =>
          void offline()
            .then(({ keepOffline }) => keepOffline())
            .catch(() => {}),
        2000,
      )
  },
  (error: unknown) => {
    // Whoever configures the explorer reads this, so it names the field; languages are not chosen yet.
    console.error(error)
    const words = document.createElement('p')
    words.role = 'alert'
    words.className = 'explorer-fault'
    words.textContent =
      error instanceof ConfigError
        ? error.message
        : 'The explorer could not start. The console of the browser says why.'
    place.replaceChildren(words)
    offline()
      .then(({ reloadWhenNewer }) => reloadWhenNewer())
      .catch(() => {})
  },
)
