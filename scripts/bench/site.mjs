// @ts-check
/** Builds and serves a checkout of the site: this one, or a copy of it with more content. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** This checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds a checkout with its own script and says how many seconds it took, and how many of all
 * processors together: a machine busy with other things changes those less.
 *
 * @returns {Promise<{ seconds: number, work: number }>}
 * @throws {Error} with the builder's words when it fails
 */
export async function build(/** @type {string} */ folder) {
  const notes = await mkdtemp(join(tmpdir(), 'surma-work-'))
  try {
    const start = performance.now()
    await run('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('note-work.mjs', import.meta.url)}`,
        BENCH_WORK_FOLDER: notes,
      },
    })
    return { seconds: (performance.now() - start) / 1000, work: await sumOf(notes) }
  } finally {
    await rm(notes, { recursive: true, force: true })
  }
}

/** What each of the builder's processes noted, together. */
async function sumOf(/** @type {string} */ folder) {
  const files = await readdir(folder)
  const noted = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return noted.reduce((sum, text) => sum + Number(text), 0)
}

/**
 * Serves a finished build from a process of its own while some work is done.
 *
 * @template Result
 * @param {string} folder
 * @param {(origin: string) => Promise<Result>} work
 */
export async function whileServed(folder, work) {
  const server = spawn(process.execPath, [join(folder, 'scripts', 'serve.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return await work(await firstLine(server))
  } finally {
    server.kill()
  }
}

/** A server says its address as soon as it listens. */
async function firstLine(/** @type {import('node:child_process').ChildProcess} */ server) {
  if (!server.stdout) throw new Error('The server cannot be heard.')
  const lines = createInterface({ input: server.stdout })
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(server, 'exit').then(() => {
      throw new Error('The server did not start.')
    }),
  ])
  return String(line)
}

/**
 * Runs a command and returns what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 * @throws {Error} with what it said when it fails
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const output = []
  /** @type {Buffer[]} */
  const complaints = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => complaints.push(chunk))
  const [code] = await once(child, 'close')
  const said = Buffer.concat(output).toString()
  if (code === 0) return said
  throw new Error(
    `${command} ${args.join(' ')} failed:\n${Buffer.concat(complaints)}\n${said.slice(-2000)}`,
  )
}
