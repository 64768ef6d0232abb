// @ts-check
/** The three engines, and how each is started. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs } from '../chromium.mjs'
import { openByHttp, openByMarionette } from './webdriver.mjs'

/** @typedef {{ programs: string[], packages: string, script: (port: number) => string, open: (port: number) => Promise<import('./webdriver.mjs').Send> }} Engine */

/**
 * Each starts in an empty folder. The style sheets let the browser's own window be as narrow as a phone.
 *
 * @type {Record<string, Engine>}
 */
export const engines = {
  chromium: {
    programs: ['chromedriver'],
    packages: 'chromium-driver',
    script: (port) => `chromedriver --port=${port} --enable-chrome-logs`,
    open: (port) =>
      openByHttp(port, { 'goog:chromeOptions': { args: ['--headless', ...chromiumArgs] } }),
  },
  firefox: {
    programs: ['firefox'],
    packages: 'firefox-esr',
    script: (port) => `
      mkdir chrome
      echo ':root { min-width: 0 !important }' > chrome/userChrome.css
      echo 'user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
        user_pref("devtools.console.stdout.content", true);
        user_pref("browser.dom.window.dump.enabled", true); // prints uncaught errors
        user_pref("marionette.port", ${port});' > user.js
      firefox --headless --marionette --profile .`,
    open: openByMarionette,
  },
  webkit: {
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    script: (port) => `
      mkdir gtk-3.0
      echo '* { min-width: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0) }' > gtk-3.0/gtk.css
      Xvfb :${port} -screen 0 1600x1200x24 &
      export DISPLAY=:${port} GDK_BACKEND=x11 XDG_CONFIG_HOME="$PWD"
      export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1 # root cannot have one
      WebKitWebDriver --port=${port}`,
    open: (port) => openByHttp(port, { browserName: 'MiniBrowser' }),
  },
}

/** What Chromium and Firefox print of errors, but of missing pages and a lost connection. */
const LOGGED =
  /(CONSOLE:|console\.error: ["(]|JavaScript error: http)(?!.*(404: |no-response|network error)).*/g

/** One for each browser: the one before may still be closing its own. */
let port = 4443

/** @type {(engine: Engine) => boolean} */
export const isInstalled = ({ programs }) => spawnSync('which', programs).status === 0

/** Starts an engine for a visitor who has not seen the site before. */
export function start(/** @type {Engine} */ { script, open }) {
  const ownPort = ++port
  const cwd = mkdtempSync(join(tmpdir(), 'test-browsers-'))
  // The shell and all that it starts are one process group, which `stop` ends.
  const { pid } = spawn(`exec > log 2>&1; ${script(ownPort)}`, { cwd, shell: true, detached: true })
  const stop = () => {
    process.off('exit', stop).kill(-Number(pid))
    rmSync(cwd, { recursive: true, force: true, maxRetries: 10 })
  }
  process.on('exit', stop)
  const logged = () => readFileSync(join(cwd, 'log'), 'utf8').match(LOGGED)
  return { open: () => open(ownPort), logged, stop }
}
