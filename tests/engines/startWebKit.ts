import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { virtualScreen, webKitDriver } from './findEngines.ts';
import { type StartedEngine, type Tab, type Target, tabSize, tapElement } from './Tab.ts';

const TIMEOUT_MS = 15_000;
const STEP_MS = 100;
/** WebKit loses a script that arrives while a tab changes its process, as between documents of other opener policies. */
const SCRIPT_MS = 3000;

/** Without a graphics card, drawing by the processor itself costs a third less than by what stands in for one. */
const drawingSettings = {
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  LP_NUM_THREADS: '0',
  // For gtk-3.0/settings.ini.
  XDG_CONFIG_HOME: import.meta.dirname,
};

/** Testing Library's queries by role, label and text, which run in the page. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** WebKit, by its own driver, with a screen for it. */
export async function startWebKit(): Promise<StartedEngine> {
  const screen = spawn(virtualScreen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort(0);
  const driver = spawn(webKitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...drawingSettings,
      DISPLAY: `:${String(display).trim()}`,
      NO_AT_BRIDGE: '1',
      LC_ALL: 'C.UTF-8',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await waitUntilReady(server, driver);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: 2 * TIMEOUT_MS, script: SCRIPT_MS },
    'webkitgtk:browserOptions': { args: ['--automation', '--dark-mode'] },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  // Stays open, because MiniBrowser ends with its last window.
  const firstHandle = await session.getWindowHandle();
  return {
    async openTab() {
      await session.switchTo().window(firstHandle);
      // What lies behind another tab of a window draws nothing.
      await session.switchTo().newWindow('window');
      const tab = toTab(session, await session.getWindowHandle());
      await tab.resize(tabSize.width, tabSize.height);
      return tab;
    },
    async stop() {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}

async function waitUntilReady(server: string, driver: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error(`${webKitDriver} ended with ${driver.exitCode}`);
    await sleep(STEP_MS);
  }
}

/** Repeats what a page that is still changing may refuse, until it gives something. */
async function repeat<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
  let reason: unknown = 'it is not there';
  for (const started = Date.now(); Date.now() - started < TIMEOUT_MS; await sleep(STEP_MS)) {
    try {
      const result = await attempt();
      if (result !== null) return result;
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`${what}: ${reason}`);
}

/**
 * Brings an element to the middle of the window, and notes whether the next click reaches it; gives false if it moves.
 * Runs in the page.
 */
async function awaitClick(element: Element): Promise<boolean> {
  // The driver itself scrolls no further than to a place below a bar.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = element.getBoundingClientRect();
  const page = globalThis as { isPressed?: boolean };
  page.isPressed = false;
  element.addEventListener('click', () => (page.isPressed = true), { capture: true, once: true });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const now = element.getBoundingClientRect();
  return now.left === left && now.top === top;
}

function toTab(session: WebDriver, handle: string): Tab {
  /** A session has one current tab. */
  const here = async () => {
    await session.switchTo().window(handle);
    return session;
  };
  /** Runs a query of Testing Library; gives the first element found. */
  const query = async <Args extends unknown[]>(script: (...args: Args) => Element | undefined, ...args: Args) => {
    const page = await here();
    const hasQueries = await page.executeScript<boolean>('return "TestingLibraryDom" in globalThis');
    if (!hasQueries) await page.executeScript(`(function () { ${queries} }).call(globalThis)`);
    return page.executeScript<WebElement | null>(script, ...args);
  };
  const find = (target: Target) => {
    if ('css' in target) {
      return query(
        (css, index) =>
          [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0)[index],
        target.css,
        target.index ?? 0,
      );
    }
    const { role, name = null, within = 'body' } = target;
    return query(
      (role, name, isPattern, within) => {
        const place = document.querySelector<HTMLElement>(within);
        const wanted = isPattern ? new RegExp(name!) : name;
        // Whether it is visible is asked below, of those found alone.
        const options = { hidden: true, ...(wanted !== null && { name: wanted }) };
        const found = place && TestingLibraryDom.queryAllByRole(place, role, options);
        return found?.find((element) => element.getClientRects().length > 0);
      },
      role,
      name instanceof RegExp ? name.source : name,
      name instanceof RegExp,
      within,
    );
  };
  const findByLabel = (label: string) =>
    query(
      (label) => TestingLibraryDom.queryAllByLabelText(document.body, label, { selector: 'input, textarea' })[0],
      label,
    );
  const describe = (target: Target) => ('css' in target ? target.css : `${target.role} ${target.name ?? ''}`);
  return {
    async open(address) {
      const page = await here();
      await page.get(address);
      await repeat(address, () => page.executeScript<boolean>('return true'));
    },
    async waitFor(target) {
      await repeat(describe(target), () => find(target));
    },
    async waitForText(text) {
      await repeat(text, () =>
        query(
          (text) =>
            TestingLibraryDom.queryAllByText(document.body, text, { exact: false }).find(
              (element) => element.getClientRects().length > 0,
            ),
          text,
        ),
      );
    },
    async press(target) {
      await repeat(describe(target), async () => {
        const element = await find(target);
        const isStill = element !== null && (await session.executeScript<boolean>(awaitClick, element));
        if (!isStill) return null;
        await element.click();
        // It may have moved since. Once it has led to another document, nothing is known of it.
        const isReached = await session.executeScript<boolean | null>('return globalThis.isPressed').catch(() => null);
        return isReached === false ? null : element;
      });
    },
    async tap(target) {
      await repeat(describe(target), async () => {
        const element = await find(target);
        const isTapped = element !== null && (await session.executeScript<boolean>(tapElement, element));
        return isTapped || null;
      });
    },
    async type(field, text) {
      const element = await ('label' in field
        ? repeat(field.label, () => findByLabel(field.label))
        : repeat(describe(field), () => find(field)));
      await element.sendKeys(text);
    },
    async choose(file) {
      const field = await repeat(
        'file field',
        async () => (await (await here()).findElements(By.css('input[type=file]')))[0] ?? null,
      );
      await field.sendKeys(file);
    },
    async resize(width, height) {
      const window = (await here()).manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window has bars above the page.
      const bars = height - (await session.executeScript<number>('return innerHeight'));
      if (bars > 0) await window.setRect({ x: 0, y: 0, width, height: height + bars });
    },
    async read(script, ...args) {
      return (await (await here()).executeScript(script as () => void, ...args)) as never;
    },
    async screenshot() {
      return Buffer.from(await (await here()).takeScreenshot(), 'base64');
    },
    async close() {
      await (await here()).close();
    },
    isOpen: async () => (await session.getAllWindowHandles()).includes(handle),
  };
}
