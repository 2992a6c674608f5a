import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '../../scripts/backend/sandbox/seededRandom.ts';
import { type Sandbox, startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import { loadTarget } from '../../scripts/build/config/resolve/loadTarget.ts';
import { openBrowser } from '../../scripts/local/screenshots/ensureChromium.ts';
import { emailOf, memberPassword } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openShipStore } from '../../scripts/release-tools/ship/readDist.ts';
import { openMachines } from '../../scripts/release-tools/ship/targets/openMachines.ts';
import { noteFailures, openSignIn, signIn } from '../../scripts/release-tools/waves/walkSite.ts';
import { rollback } from '../../scripts/rollback.ts';
import { ship } from '../../scripts/ship.ts';
import { callCommand } from '../support/callCommand.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { spawnScript } from '../support/spawnScript.ts';
import { type Fault, faults, plantFault } from './plantFault.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import type { RunningServer } from './startWebServers.ts';
import { engineKinds, type StoryEngine } from './storyEngines.ts';
import { buildStoryReleases, type StoryReleases, storyHosts } from './storyReleases.ts';

// The story of a release, on each engine that serves one: it is shipped, broken off, resumed, shipped in waves with a fault,
// and taken back, while a tab is open that never reloads.

const projectRoot = path.resolve(import.meta.dirname, '../..');
const [waveHost, otherHost] = storyHosts;
const account = { email: emailOf('complete'), password: memberPassword };
const allFaults = Object.keys(faults) as Fault[];
const KILL_COUNT = isFullMatrix ? 25 : 1;

/** Phrases that a run reports when it begins a step; the first is the start of its process. */
const steps = ['', ' -> ', 'Making the folders', 'Switching', 'Reading back'];

/** Longest time from there to the moment at which it is killed. */
const MOST_MS = 250;
const seed = process.env.STORY_SEED ?? String(Date.now());

let releases: StoryReleases;
let own: string;
let sandbox: Sandbox;
let browser: Browser;
/** Folders of the two releases. */
let first: string;
let second: string;
const engines = new Map<string, StoryEngine>();

const renderTarget = (name: string, { target }: StoryEngine) => `
  '${name}-before': { ${target}, serves: null },
  '${name}': { ${target} },
  '${name}-waves': { ${target}, waves: [{ hosts: ['${waveHost}'] }], walk: { email: '${account.email}' } },`;

beforeAll(async () => {
  own = await mkdtemp(path.join(tmpdir(), 'story-'));
  sandbox = await startSandbox({ port: 0, country: 'GB' });
  for (const [index, { name, isThere, open }] of engineKinds.entries())
    if (isThere) engines.set(name, await open(path.join(own, String(index))));
  const targets = Array.from(engines, ([name, engine]) => renderTarget(name, engine));
  releases = await buildStoryReleases(sandbox.origin, targets.join(''));
  ({ first, second } = releases);
  browser = await openBrowser('--host-resolver-rules=MAP *.example 127.0.0.1');
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([...engines.values()].map((engine) => engine.close()));
  await sandbox?.close();
  await releases?.remove();
  if (own) await rm(own, { recursive: true, force: true });
});

describe.for(engineKinds)('$name', ({ name, isThere, fault }) => {
  beforeEach(({ skip }) => skip(!isThere, `${name} is not installed`));
  let engine: StoryEngine;
  let server: RunningServer;
  let context: BrowserContext;
  let tab: Page;
  let failures: ReadonlySet<string>;
  /** Documents and scripts that the tab has asked for. */
  const requestedPages: string[] = [];
  const scripts = new Set<string>();
  const env = () => ({ ...engine.env, MATCHPRESS_WALK_PASSWORD: memberPassword });
  const cacheFolder = () => path.join(releases.root, '.cache');
  const toArgs = (dist: string) => ['--root', releases.root, '--cache', cacheFolder(), '--out', dist, '--json'];
  const shipFrom = async (dist: string, to: string, ...args: string[]) => {
    const called = await callCommand(ship, [...toArgs(dist), '--to', to, ...args], { env: env() });
    return { ...called, result: JSON.parse(called.stdout) };
  };

  /** Asks a host for a file of its site; the connection is not used again, so a server that reloads does not end it. */
  const ask = async (host: string, address: string) =>
    (
      await sendRawRequest(`http://127.0.0.1:${engine.port}`, { host, path: address, headers: { Connection: 'close' } })
    ).body.toString('latin1');

  /** Returns the one release of which a host serves everything. Throws if it is none. */
  const readServed = async (host: string): Promise<string> => {
    const told = await ask(host, '/release.json');
    const read = (release: string, file: string) => readFile(path.join(release, host, file), 'latin1');
    const [isFirst, isSecond] = await Promise.all(
      [first, second].map(async (one) => (await read(one, 'release.json')) === told),
    );
    expect([host, isFirst || isSecond]).toEqual([host, true]);
    const release = isFirst ? first : second;
    const documents = await Promise.all(['/login', '/membership-area/home'].map((address) => ask(host, address)));
    expect(documents).toEqual(await Promise.all(['index.html', 'member.html'].map((file) => read(release, file))));
    const scripts = new Set(documents.join().match(/(?<=\/)assets\/[\w-]+-[0-9a-f]{10}\.js\b/g));
    expect(scripts.size).toBeGreaterThan(20);
    for (const script of scripts)
      expect([script, await ask(host, `/${script}`)]).toEqual([script, await read(release, script)]);
    return release;
  };
  const readAllServed = () => Promise.all(storyHosts.map(readServed));

  beforeAll(() => {
    engine = engines.get(name)!;
  });
  afterAll(async () => {
    await context?.close();
    await server?.stop();
  });

  /** Lists scripts that the tab has and that one of the releases has. */
  const scriptsIn = (release: string) =>
    [...scripts].filter((script) => existsSync(path.join(release, waveHost, 'assets', script)));

  /** Goes to a page by its link on the page that is open, which loads texts of that name; its files are the first release's. */
  const goTo = async (address: string, texts: string, mark: string) => {
    const loaded = tab.waitForResponse((response) => response.url().includes(`/catalogue-en-${texts}-`));
    await tab.locator(`a[href="${address}"]`).first().click();
    await Promise.all([loaded, tab.waitForURL(({ pathname }) => pathname === address)]);
    await tab.locator(mark).first().waitFor();
    expect([...failures, ...requestedPages]).toEqual(['/login']);
    expect(scriptsIn(first)).toEqual([...scripts]);
    expect(scriptsIn(second)).not.toContainEqual(expect.stringMatching(`^catalogue-en-${texts}-`));
  };

  /** Makes the target have the first release alone, as before the second was shipped. */
  const forgetOthers = async () => {
    const store = await openShipStore(releases.root, { dist: first, cacheFolder: cacheFolder() });
    const options = { env: { ...process.env, ...env() }, store, locks: true, takesOver: true, since: 'now' };
    const [machine] = await openMachines(await loadTarget(releases.root, name), options);
    const { releases: kept } = await machine!.readState();
    await machine!.removeReleases(kept.map((one) => one.name).filter((one) => one !== path.basename(first)));
    await machine!.close();
  };

  test('a member opens a tab on the first release', async () => {
    expect(await shipFrom(first, `${name}-before`)).toMatchObject({ code: 0 });
    server = await engine.start((file) => shipFrom(first, name, '--edge', file));
    expect(await readAllServed()).toEqual([first, first]);
    context = await browser.newContext();
    tab = await context.newPage();
    const origin = `http://${waveHost}:${engine.port}`;
    failures = noteFailures(tab, origin);
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) requestedPages.push(pathname);
      if (/^\/assets\/[^/]*\.js$/.test(pathname)) scripts.add(path.basename(pathname));
    });
    await openSignIn({ page: tab, origin });
    await signIn({ page: tab, account });
  });

  test(`the second release is broken off and resumed, and what is served is whole: STORY_SEED=${seed}`, {
    timeout: 120_000 + 20_000 * KILL_COUNT,
  }, async () => {
    const random = createRandom(`${seed}/${name}`);
    for (let round = 0; round < KILL_COUNT; round++) {
      if (round > 0) {
        expect(await shipFrom(second, name, '--release', path.basename(first))).toMatchObject({ code: 0 });
        await forgetOthers();
      }
      const moment = { killAfterText: random.pick(steps), killAfterMs: random.integer(0, MOST_MS) };
      const options = { env: env(), nodeFlags: ['--import', './scripts/lib/installed.mjs'], ...moment };
      const { signal } = await spawnScript(projectRoot, 'ship.ts', [...toArgs(second), '--to', name], options);
      await engine.waitUntilIdle();
      // A server that reloads may answer from both for a moment.
      const served = await vi.waitFor(readAllServed, 20_000);
      expect([first, second], JSON.stringify(moment)).toEqual(expect.arrayContaining(served));
      if (signal === null) expect(served).toEqual([second, second]);
      const resumed = await shipFrom(second, name);
      expect(resumed, JSON.stringify(moment)).toMatchObject({ code: 0 });
      expect(await readAllServed()).toEqual([second, second]);
    }
  });

  test('the tab goes on with files of the first release', async () => {
    await goTo('/membership-area/messages', 'chat', 'main a[href^="/membership-area/messages/"]');
  });

  test.for(isFullMatrix ? allFaults : [fault])('%s stops the first wave, and the way back is open', async (planted) => {
    const broken = path.join(own, name, planted);
    await plantFault(second, broken, storyHosts, planted);
    const { code, result } = await shipFrom(broken, `${name}-waves`);
    expect([code, result]).toMatchObject([1, { waves: 2, passed: 0 }]);
    expect(result.failures).toContainEqual(expect.stringMatching(faults[planted].named));
    expect(await readServed(otherHost)).toBe(second);
    await expect(readServed(waveHost)).rejects.toThrow();
    expect(await shipFrom(second, `${name}-waves`, '--back')).toMatchObject({ code: 0 });
    expect(await readAllServed()).toEqual([second, second]);
  });

  test('the tab goes on after a release that was broken', async () => {
    await goTo('/safety', 'rare', 'main h1');
  });

  test('a rollback brings the first release back to all', async () => {
    const { code, stdout } = await callCommand(rollback, [...toArgs(second), '--at', name], { env: env() });
    expect([code, JSON.parse(stdout).to]).toEqual([0, path.basename(first)]);
    expect(await readAllServed()).toEqual([first, first]);
    await goTo('/premium-plans/plans', 'premium', 'main input[type=radio]');
  });

  test('what is sent is what has changed', async () => {
    await forgetOthers();
    const before = engine.sentBytes();
    const { code, result } = await shipFrom(second, name);
    const sent = engine.sentBytes() - before;
    expect([code, result.machines[0].changed]).toEqual([0, storyHosts.toSorted()]);
    expect(sent).toBeLessThan(1.05 * releases.sizeOfChange());
  });
});
