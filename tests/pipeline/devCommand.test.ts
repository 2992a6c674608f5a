import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { findRule } from '../../scripts/build/hosting/findRule.ts';
import { ServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { builtFixtureRoot } from '../support/builtFixture.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { startScript } from '../support/startScript.ts';

const productionRules = 'dist/hosting/rules/members.alderwick.de.example.json';
/** Development has a policy and caching of its own, and no encryption. */
const ownHeaders = ['Content-Security-Policy', 'Cache-Control', 'Strict-Transport-Security'];

/** `npm run dev` for the German site of alderwick in the project at `project`. */
async function startDev(project: string) {
  const [port, sandboxPort] = [await freePort(0), await freePort(0)];
  const options = ['--brand', 'alderwick', '--port', `${port}`, '--sandbox-port', `${sandboxPort}`];
  const script = startScript('dev.ts', project, options);
  return { ...script, fetch: (address: string) => fetch(`http://127.0.0.1:${port}${address}`) };
}

test('follows brand, theme and drawings, keeps the page over a mistake, and sends the policy of production', async () => {
  await using project = await createFixtureProject();
  using dev = await startDev(project.root);
  const read = async (address = '/') => (await dev.fetch(address)).text();
  /** Repeats `check` until it passes. */
  const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 20_000, interval: 50 });
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const place = path.join(project.root, file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(from, to));
  };
  await soon(() => expect(dev.output()).toContain('with hot reload: http://127.0.0.1:'));

  const page = await dev.fetch('/');
  expect(await page.text()).toContain('<title>Alderwick</title>');
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toMatch(/style-src 'self' 'sha256-[^ ]+' 'nonce-[^ ]+';/);
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  const production = ServingRules.parse(
    JSON.parse(await readFile(path.join(builtFixtureRoot(), productionRules), 'utf8')),
  );
  for (const [name, value] of Object.entries(findRule(production, '/').headers)) {
    if (!ownHeaders.includes(name)) expect(page.headers.get(name), name).toBe(value);
  }
  expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
  for (const address of ['/frames/chat', '/frames/chat.html', '/frames/maps']) {
    const frame = await dev.fetch(address);
    expect(frame.headers.get('content-security-policy'), address).toContain('; sandbox allow-scripts');
    expect(await frame.text(), address).not.toContain('id="root"');
  }

  await edit('brands/alderwick/brand.json', '"Alderwick"', '"Alder Wick"');
  await soon(async () => expect(await read()).toContain('<title>Alder Wick</title>'));
  expect(await read('/main.ts')).toContain('Alder Wick');
  await edit('themes/burgundy.json', '#962D3E', '#2568A8');
  await soon(async () => expect(await read()).toContain('--primary-500:#2568a8'));
  const logo = /src="(\/assets\/logo[^"]+)"/.exec(await read())![1]!;
  await edit('brands/alderwick/logo.svg', '</svg>', '<g/></svg>');
  await soon(async () => expect(await read()).not.toContain(logo));

  await edit('brands/alderwick/brand.json', '"theme"', '"thee"');
  await soon(() => expect(dev.output()).toContain('brands/alderwick/brand.json:5:3  unknown key "thee"'));
  expect(await read()).toContain('<title>Alder Wick</title>');
  await edit('brands/alderwick/brand.json', '"thee": "burgundy"', '"theme": "forest"');
  await soon(async () => expect(await read()).toContain('--primary-500:#2c7756'));

  // Mistakes that do not stop the site are told too, as check tells them.
  await mkdir(path.join(project.root, 'brands/alderwick/texts'));
  await writeFile(path.join(project.root, 'brands/alderwick/texts/de.po'), 'msgid "No such text"\nmsgstr "x"\n');
  await edit('brands/birchmere/brand.json', '"Birchmere"', '7');
  const others = [
    'brands/alderwick/texts/de.po:1:1  the app has no message',
    'brands/birchmere/brand.json:2:11  "name" is 7',
  ];
  for (const problem of others) await soon(() => expect(dev.output()).toContain(problem));

  // A formatter writes a file a second time, right after the browser has asked for the first.
  await edit('app/chat.ts', /$/, 'export const writes = 1;\n');
  await setTimeout(30);
  await read('/chat.ts');
  await edit('app/chat.ts', 'writes = 1', 'writes = 2');
  await soon(async () => expect(await read('/chat.ts')).toContain('writes = 2'));

  await edit('app/chat.ts', /export const writes.*/, "import './none.ts';");
  await soon(async () => expect((await dev.fetch('/chat.ts')).status).toBe(500));
  await edit('app/chat.ts', "import './none.ts'", 'const x =');
  await soon(async () => expect(await read('/chat.ts')).toContain('Unexpected token'));
  // What a process prints arrives by another way than what it answers, so it may come later.
  await soon(() => expect(dev.output()).toMatch(/File: app\/chat\.ts:6:.*app\/chat\.ts:6:10 /s));
  expect(dev.output()).not.toContain(project.root);
  expect(dev.output()).not.toMatch(/^\s+at /m);
});
