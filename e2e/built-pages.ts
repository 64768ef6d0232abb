import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

export const CLIENT = 'build/client'

/** Every page of the build, with its path on the site. */
export const builtPages = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(`${CLIENT}/${file}`, 'utf8'),
  }))

/** The pages that search engines may list. */
export const listedPages = builtPages.filter(
  ({ html }) => !html.includes('<meta name="robots" content="noindex"/>'),
)

export function htmlOf(path: string) {
  const page = builtPages.find((page) => page.path === path)
  if (!page) throw new Error(`The build has no page ${path}`)
  return page.html
}

type RouteFiles = { module: string; imports: string[] }

/** The files with the code of a screen, by the id of its route: its own is the first. */
export function scriptsOf(screen: string): string[] {
  const [manifest = ''] = /assets\/manifest-[\w-]+\.js/.exec(htmlOf('/')) ?? []
  const [json = '{}'] = /{.*}/s.exec(readFileSync(`${CLIENT}/${manifest}`, 'utf8')) ?? []
  const { routes }: { routes: Record<string, RouteFiles> } = JSON.parse(json)
  const { module = '', imports = [] } = routes[screen] ?? {}
  return [module, ...imports]
}

export const codeOf = (screen: string) => `${scriptsOf(screen)[0]}`

const attribute = (html: string, tag: RegExp, name: string) =>
  decode(new RegExp(` ${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1] ?? '')

export const meta = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (name|property)="${name}"[^>]*>`), 'content')
export const canonical = (html: string) => attribute(html, /<link rel="canonical"[^>]*>/, 'href')
export const title = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
export const heading = (html: string) => text(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '')

/** The text of a page, as read without script. */
export const visibleText = (html: string) => text(html.slice(html.indexOf('<body')))

const text = (html: string) =>
  decode(
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<\/?(b|strong|em|i|span|time)( [^>]*)?>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

function decode(text: string) {
  const named = { amp: '&', lt: '<', gt: '>', quot: '"' } as Record<string, string>
  return text
    .replace(/&#x([0-9a-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name) => named[name] ?? whole)
}

/** The bytes sent for a file: of its Brotli twin, or its own if it is too small to have one. */
export function transferSize(path: string) {
  const file = `${CLIENT}${path}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
