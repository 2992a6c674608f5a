import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { compileBootScripts } from '../compile/compileBootScripts.ts';
import { renderBootScript, renderMemberBootScript } from './renderBootScript.ts';

interface Device {
  stored?: Record<string, string>;
  hostname?: string;
  pathname?: string;
  state?: object | null;
  /** Whether the browser refuses to read what is stored. */
  refuses?: boolean;
  /** The API's answer to every call. */
  answer?: unknown;
  /** Whether the site's own host proxies calls to the API. */
  proxiedApi?: boolean;
}

/** Creates a token as the API does, valid until a time in seconds. */
const createToken = (exp: number) => {
  const claims = { user_id: '7', email: 'anna@members.example', country: 'DE', exp };
  return `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
};
const token = createToken(4e9);

const origins = { apiOrigin: 'https://api.example', storageOrigin: 'https://pictures.example' };

/** Hashes of scripts and style sheets, as the import map of the document has them. */
const integrity: Readonly<Record<string, string>> = Object.fromEntries(
  ['guest.js', 'member.js', 'member.css', 'home.js', 'start.js'].map((name) => [`/assets/${name}`, `sha256-${name}`]),
);

const compiled = await compileBootScripts(path.resolve(import.meta.dirname, '../../..'));

/** Runs the scripts in a document on a device, that of members after the other, and returns the effects. */
function boot({
  stored = {},
  hostname = 'members.one.example',
  pathname = '/login',
  state = null,
  refuses,
  answer,
  proxiedApi = false,
}: Device) {
  const links: object[] = [];
  const properties: Record<string, unknown> = {};
  const dataset: { boot?: string; motion?: string; parts?: string; stopped?: string } = {};
  const pictures: { src: string; referrerPolicy: string }[] = [];
  /** The pictures in the places of each part. */
  const shown: Record<string, string[]> = {};
  const page = { title: 'Sign in – One' };
  const requests: { url: string; authorization: string }[] = [];
  const site = {
    name: 'One',
    hosts: ['members.one.example', '</script>'],
    locale: 'de',
    locales: ['de', 'en'],
  } as const;
  const values = { ...site, ...origins, proxiedApi, hosts: [...site.hosts], locales: [...site.locales] };
  const code = [
    renderBootScript(compiled, values, {
      shownAt: ['/', '/login'],
      guestFiles: ['/assets/heading.woff2', '/assets/guest.js'],
      memberFiles: ['/assets/member.js', '/assets/member.css'],
      inlinedStyles: ['/assets/guest.css'],
      memberScript: '/assets/boot-member.js',
    }),
    renderMemberBootScript(compiled, values, {
      integrity: { '/assets/later.js': 'sha256-later.js' },
      pages: [
        {
          path: '/',
          parts: ['start'],
          files: ['/assets/start.js', '/assets/start.svg'],
          calls: ['/api/user'],
          portraits: 0,
        },
        {
          path: '/home',
          parts: ['full', 'home'],
          files: ['/assets/home.js'],
          calls: ['/api/user', '/api/list?page=1'],
          portraits: 2,
        },
        { path: '/home/:id', parts: ['item'], files: [], calls: ['/api/user', '/api/item/:id'], portraits: 0 },
        { path: '/later', parts: [], files: ['/assets/later.js'], calls: [], portraits: 0 },
      ],
    }),
  ];
  const scripts: string[] = [];
  runInNewContext(code.join('\n').replace('import(', 'load('), {
    async load(address: string) {
      scripts.push(address);
    },
    document: Object.assign(page, {
      documentElement: {
        dataset,
        style: { setProperty: (name: string, value: unknown) => (properties[name] = value) },
      },
      addEventListener: () => {},
      querySelectorAll: (selector: string) => {
        const [, part = ''] = /\[data-part=(\w+)\] \[data-picture\]/.exec(selector)!;
        const append = ({ src }: { src: string }) => {
          shown[part] = [...(shown[part] ?? []), src];
        };
        return [{ append }];
      },
      createElement: () => ({}),
      querySelector: (selector: string) =>
        selector === 'script[type=importmap]' ? { textContent: JSON.stringify({ imports: {}, integrity }) } : null,
      head: { append: (link: object) => links.push(link) },
    }),
    location: { hostname, pathname, origin: `https://${hostname}` },
    history: { state },
    AbortController,
    URL,
    Image: class {
      style = {};
      decode = async () => {};
      constructor() {
        pictures.push(this as never);
      }
    },
    atob,
    performance,
    async fetch(url: string, { headers }: { headers: { authorization: string } }) {
      requests.push({ url, authorization: headers.authorization });
      return Response.json(answer ?? {});
    },
    localStorage: {
      getItem(name: string) {
        if (refuses) throw new Error('refused');
        return stored[name] ?? null;
      },
    },
  });
  const { boot, motion, parts, stopped } = dataset;
  return {
    code: code.join(),
    boot,
    motion,
    scripts,
    parts,
    stopped,
    title: page.title,
    links,
    properties,
    requests,
    pictures,
    shown,
  };
}

test.for<[what: string, device: Device, boot: string | undefined]>([
  ['a guest', {}, undefined],
  ['a guest whose browser stores nothing', { refuses: true }, undefined],
  ['a guest who reads the language of the site', { stored: { locale: 'de' } }, undefined],
  ['a guest at the first address', { pathname: '/' }, undefined],
  ['a guest who reads another language', { stored: { locale: 'en' } }, 'wordless'],
  ['a member', { stored: { token: '"a"' } }, 'other'],
  ['a guest at another address', { pathname: '/membership-area/home' }, 'other'],
  ['a guest whom a page has handed something', { state: { usr: {} } }, 'other'],
  ['a guest at a copy of the site', { hostname: 'members.two.example' }, 'other'],
])('%s', ([, device, expected]) => {
  expect(boot(device)).toMatchObject({ boot: expected, title: expected ? 'One' : 'Sign in – One' });
});

test('a copy of the site is stopped, and loads nothing ahead', () => {
  const { stopped, links, requests } = boot({
    hostname: 'members.two.example',
    stored: { token: JSON.stringify(token) },
  });
  expect({ stopped, requests, loaded: links.filter((link) => !('disabled' in link)) }).toEqual({
    stopped: '',
    requests: [],
    loaded: [],
  });
  expect(boot({}).stopped).toBeUndefined();
});

test('loads ahead what the app will ask for, scripts and style sheets with their hashes', () => {
  const file = (name: string, link: object) => ({
    ...link,
    href: `/assets/${name}`,
    integrity: integrity[`/assets/${name}`] ?? '',
  });
  const asked = { crossOrigin: '', fetchPriority: 'auto' };
  const inlined = { disabled: true, rel: 'stylesheet', href: '/assets/guest.css' };
  expect(boot({}).links).toEqual([
    inlined,
    file('heading.woff2', { ...asked, rel: 'preload', as: 'font', type: 'font/woff2' }),
    file('guest.js', { ...asked, rel: 'modulepreload' }),
  ]);
  const stored = { token: '"a"' };
  const ofMembers = [
    inlined,
    file('member.js', { ...asked, rel: 'modulepreload' }),
    file('member.css', { ...asked, rel: 'preload', as: 'style' }),
    { rel: 'preconnect', href: origins.apiOrigin, crossOrigin: '' },
    { rel: 'preconnect', href: origins.storageOrigin },
  ];
  expect(boot({ stored }).links).toEqual(ofMembers);
  const later = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low' };
  for (const pathname of ['/home', '/home/', '/home/more']) {
    expect(boot({ stored, pathname }).links, pathname).toEqual([...ofMembers, file('home.js', later)]);
  }
  expect(boot({ stored, pathname: '/' }).links).toEqual([...ofMembers, file('start.js', later)]);
  expect(boot({ stored, pathname: '/homes' }).links).toEqual(ofMembers);
});

test('loads the script of members for these alone, on the own host', () => {
  const stored = { token };
  expect(boot({ stored }).scripts).toEqual(['/assets/boot-member.js']);
  expect(boot({}).scripts).toEqual([]);
  expect(boot({ stored, hostname: 'members.two.example' }).scripts).toEqual([]);
});

test('loads files with hashes that the import map does not have, and shows no page that the document does not have', () => {
  const { links, boot: shown, parts } = boot({ stored: { token }, pathname: '/later' });
  const file = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', integrity: 'sha256-later.js' };
  expect(links).toContainEqual({ ...file, href: '/assets/later.js' });
  expect([shown, parts]).toEqual(['other', undefined]);
});

test('loads the first pictures that an answer names, from the origins of the site alone', async () => {
  const answer = {
    data: ['https://evil.example/1.webp', '/p/2.webp', '/p/3.webp'].map((public_path) => ({ public_path })),
  };
  const picturesAt = async (pathname: string, given: unknown = answer) => {
    const { pictures } = boot({ pathname, stored: { token }, answer: given });
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { referrerPolicy } of pictures) expect(referrerPolicy).toBe('no-referrer');
    return [...new Set(pictures.map(({ src }) => src))];
  };
  const own = { data: { public_path: `${origins.storageOrigin}/p/4.webp` } };
  expect(await picturesAt('/home', own)).toEqual([`${origins.storageOrigin}/p/4.webp`]);
  expect(await picturesAt('/home')).toEqual([`${origins.apiOrigin}/p/2.webp`]);
  expect(await picturesAt('/home/12')).toEqual([]);
});

test('shows the drawing of a page, and the pictures that an answer names, where the skeleton has a place for them', async () => {
  const answer = { data: ['/p/2.webp', '/p/3.webp'].map((public_path) => ({ public_path })) };
  const expectShown = (pathname: string, expected: Record<string, string[]>) => {
    const { shown } = boot({ pathname, stored: { token }, answer });
    return vi.waitFor(() => expect(shown).toEqual(expected));
  };
  await expectShown('/', { start: ['/assets/start.svg'] });
  // Both calls have the same answer, and there is one place.
  const picture = `${origins.apiOrigin}/p/2.webp`;
  await expectShown('/home', { home: [picture, picture] });
});

test('shows a member the page of the address while it is loading', () => {
  const stored = { token };
  expect(boot({ stored, pathname: '/home' })).toMatchObject({ boot: 'member', parts: 'full home', title: 'One' });
  expect(boot({ stored, pathname: '/home/12' })).toMatchObject({ boot: 'member', parts: 'item' });
  expect(boot({ stored: { token, locale: 'en' }, pathname: '/home' }).parts).toBe('full home wordless');
  expect(boot({ stored, pathname: '/homes' })).toMatchObject({ boot: 'other', parts: undefined });
  expect(boot({ stored, pathname: '/home', hostname: 'members.two.example' })).toMatchObject({ boot: 'other' });
  expect(boot({ pathname: '/home' })).toMatchObject({ boot: 'other', parts: undefined });
});

test('sends the first calls of the address, once each', () => {
  const askedAt = (pathname: string, stored = {}, device: Device = {}) =>
    boot({ ...device, pathname, stored: { token, ...stored } }).requests.map(({ url, authorization }) => {
      expect(authorization).toBe(`Bearer ${token}`);
      return url.replace(origins.apiOrigin, '');
    });
  expect(askedAt('/')).toEqual(['/api/user']);
  for (const pathname of ['/home', '/home/']) expect(askedAt(pathname)).toEqual(['/api/user', '/api/list?page=1']);
  expect(askedAt('/home/12')).toEqual(['/api/user', '/api/item/12']);
  expect(askedAt('/home/12/more')).toEqual([]);
  expect(askedAt('/home', { locale: 'en' })).toEqual([]);
  expect(askedAt('/home', {}, { hostname: 'members.two.example' })).toEqual([]);
  expect(boot({ pathname: '/home', stored: { token: createToken(1e9) } }).requests).toEqual([]);
  expect(boot({ pathname: '/home' }).requests).toEqual([]);
});

test('sends the first calls to its own host where that hands them on', () => {
  const { requests, links } = boot({ pathname: '/', stored: { token }, proxiedApi: true });
  expect(requests.map(({ url }) => url)).toEqual(['https://members.one.example/api/user']);
  expect(links).not.toContainEqual(expect.objectContaining({ href: origins.apiOrigin }));
});

test('applies the chosen text size, if it is one', () => {
  expect(boot({ stored: { textScale: '150' } }).properties).toEqual({ '--text-scale': '1.5' });
  for (const textScale of ['100', '201', 'big']) expect(boot({ stored: { textScale } }).properties).toEqual({});
});

test('applies the chosen motion', () => {
  expect(boot({ stored: { motion: 'reduced' } }).motion).toBe('reduced');
  expect(boot({}).motion).toBeUndefined();
});

test('cannot end its element', () => {
  expect(boot({}).code).not.toContain('</');
});
