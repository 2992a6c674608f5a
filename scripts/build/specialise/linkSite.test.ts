import { describe, expect, test } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import { noCache } from '../../lib/cache.ts';
import type { CompiledValues } from '../compile/CompiledValues.ts';
import { inWeight } from '../compile/iconPathsPlugin.ts';
import { messagePriorities } from '../compile/MessagePriority.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { withClasses } from '../compile/styleClasses.ts';
import { toNeutralChunk } from '../compile/toNeutralChunk.ts';
import { createSpecialiser } from './createSpecialiser.ts';
import { createSiteLinker } from './linkSite.ts';

const preload = (name: string) => `__vitePreload(() => import("./${name}.js"), __vite__mapDeps([0]))`;

const sources: Record<string, { code: string; dynamicExports?: string[]; styles?: string[]; isCore?: boolean }> = {
  main: {
    code: [
      'import { n as flag, f as format } from "./flags.js";',
      'var __vitePreload = (load, files) => load(files);',
      `globalThis.open = __SITE__.liveChat ? () => ${preload('chat')} : null;`,
      `globalThis.other = () => ${preload('other')};`,
      'globalThis.shown = [flag, format(__SITE__.name)];',
      'export { __vitePreload as v };',
    ].join('\n'),
    styles: ['assets/main-00000000.css'],
  },
  flags: {
    code: [
      'var limit = __SITE__.minAge;',
      'function format(text) { return text + "!"; }',
      'function onlyChat() { return "only chat asks for this"; }',
      'export { limit as n, format as f, onlyChat as c };',
    ].join('\n'),
  },
  chat: {
    code: 'import { c as onlyChat } from "./flags.js";\nimport { g as greet } from "./shared.js";\nvar chat = [onlyChat(), greet(), "wide chat"];\nexport { chat as default };',
    dynamicExports: ['default'],
    styles: ['assets/chat-00000000.css'],
  },
  other: {
    code: 'import { s as shared } from "./shared.js";\nimport { n as limit } from "./flags.js";\nimport { f as field } from "./classes.js";\nvar other = shared(limit, field);\nexport { other as default };',
    dynamicExports: ['default'],
  },
  // A style module: nothing but class names, which are constants.
  classes: {
    code: 'var field = "a1";\nvar label = "a2";\nexport { field as f, label as l };',
    styles: ['assets/classes-00000000.css'],
  },
  shared: {
    isCore: true,
    code: [
      'function shared(x) { return [x, globalThis]; }',
      'function greet() { return [globalThis, "for a greeting"]; }',
      'export { shared as s, greet as g };',
    ].join('\n'),
  },
};

const chunks = Object.entries(sources).map(([name, { code, dynamicExports = [], styles = [], isCore = false }]) =>
  toNeutralChunk(code, { name: `${name}.js`, label: name, isCore, dynamicExports, styles, packages: [name] }),
);
const styleSheets = [
  { path: 'assets/main-00000000.css', text: 'a{color:red}.library__part{color:red}' },
  { path: 'assets/chat-00000000.css', text: '.chat{color:red}' },
  { path: 'assets/classes-00000000.css', text: '.a1{color:red}.a2,.a1:hover .a2{color:#00f}' },
];
const noMessages = Object.fromEntries(messagePriorities.map((priority) => [priority, {}])) as NeutralApp['messages'];
const app: NeutralApp = {
  entry: 'main.js',
  chunks,
  sources: {},
  messages: { ...noMessages, critical: { de: 'other.js' }, deferred: { de: 'other.js' } },
  moduleWays: {},
  pages: {
    routes: [],
    members: [],
    documents: [{ path: '/login', file: 'index.html', module: 'app/features/sign-in/SignInPage.tsx' }],
  },
  preloadedModules: { 'app/chat.ts': 'chat.js' },
  prerenderer: { entry: '', sources: [], icons: {}, modules: {} },
  bootScripts: { document: '', memberPage: '', noticer: '', reporter: '', sources: [] },
  styleSheets: withClasses(styleSheets, chunks),
};
const newLinker = () => createSiteLinker(app, createSpecialiser(noCache));
const link = async (values: CompiledValues) => newLinker()(values);
const art = { 'pay-card': '/art/pay-card-1.svg', welcome: '/art/welcome-2.svg' };
const withChat = { ...sampleSiteValues({ liveChat: true, minAge: 40, name: 'Anna' }), art, ownTexts: {} };
const withoutChat = { ...withChat, liveChat: false };
const codeOf = (site: Awaited<ReturnType<typeof link>>, label: string) =>
  site.files.find(({ path }) => path.startsWith(`assets/${label}-`))?.code;

describe('linking a site', () => {
  const linkMain = (code: string, values: CompiledValues) => {
    const chunks = [
      toNeutralChunk(code, {
        name: 'main.js',
        label: 'main',
        isCore: false,
        dynamicExports: [],
        styles: [],
        packages: [],
      }),
    ];
    return createSiteLinker({ ...app, chunks, messages: noMessages }, createSpecialiser(noCache))(values);
  };

  test('keeps the read of a picture only where it can be shown', async () => {
    const code =
      'globalThis.mark = __SITE__.liveChat ? [__SITE__.art$pay$card, __SITE__.art$welcome, __SITE__.art$pay$[globalThis.key]] : null;';
    const full = await linkMain(code, withChat);
    expect([...full.pictures]).toEqual(['pay-', 'pay-card', 'welcome']);
    expect(codeOf(full, 'site-values')).toBe(
      'export const art$pay$={"card":"/art/pay-card-1.svg"},art$pay$card="/art/pay-card-1.svg",art$welcome="/art/welcome-2.svg";',
    );
    expect([...(await linkMain(code, withoutChat)).pictures]).toEqual([]);
  });

  test('keeps values that guests see first apart from those of later chunks', async () => {
    const toChunk = (name: string, code: string) =>
      toNeutralChunk(code, {
        ...{ name: `${name}.js`, label: name, isCore: false, styles: [], packages: [] },
        dynamicExports: name === 'main' ? [] : ['default'],
      });
    const site = await createSiteLinker(
      {
        ...app,
        chunks: [
          toChunk(
            'main',
            `var __vitePreload = (load, files) => load(files);\nglobalThis.open = [() => ${preload('sign')}, () => ${preload('album')}, __SITE__.name];\nexport { __vitePreload as v };`,
          ),
          toChunk('sign', 'var sign = [__SITE__.art$welcome];\nexport { sign as default };'),
          toChunk(
            'album',
            'var all = [__SITE__.art$welcome, __SITE__.art$pay$[globalThis.key], __SITE__.siteId];\nexport { all as default };',
          ),
        ],
        messages: noMessages,
        preloadedModules: { 'app/features/sign-in/SignInPage.tsx': 'sign.js', 'app/album.ts': 'album.js' },
      },
      createSpecialiser(noCache),
    )(withChat);
    expect(codeOf(site, 'site-values')).toBe('export const art$welcome="/art/welcome-2.svg",name="Anna";');
    expect(codeOf(site, 'site-later-values')).toBe('export const art$pay$={"card":"/art/pay-card-1.svg"},siteId=901;');
    expect(codeOf(site, 'main')).toContain('["assets/album.js","assets/site-later-values.js"]');
    const labelsOf = (paths: readonly string[]) => paths.map((path) => /assets\/([a-z-]+)-/.exec(path)![1]);
    expect(labelsOf(site.preloads)).toEqual(['site-values']);
    expect(labelsOf(site.lazyFilesOf('app/album.ts').scripts)).toEqual(['album', 'site-later-values']);
    expect(labelsOf(site.lazyFilesOf('app/features/sign-in/SignInPage.tsx').scripts)).toEqual(['sign']);
    const module = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
    const imported = ['site-values', 'site-later-values'].reduce(
      (code, label) => code.replace(`./${label}.js`, module(codeOf(site, label)!)),
      codeOf(site, 'album')!,
    );
    expect((await import(module(imported))).default).toEqual(['/art/welcome-2.svg', undefined, 901]);
  });

  test('has no values chunk where the scripts show no value', async () => {
    const lean = await linkMain('globalThis.age = __SITE__.liveChat ? __SITE__.name : 1;', withoutChat);
    expect(lean.files.map(({ code }) => code)).toEqual(['globalThis.age=1;']);
    expect(lean.preloads).toEqual([]);
  });

  test('imports values in every place where code reads them', async () => {
    const code = [
      'var e = __SITE__.name, t = { name: __SITE__.name, list: __SITE__.locales };',
      'function n(e) { return `a$${__SITE__.name}b` + __SITE__.minAge.toFixed(1) + e; }',
      'globalThis.seen = [e, t, n(1 - __SITE__.minAge), (() => __SITE__.legal.company)()];',
    ].join('\n');
    const values = { ...withChat, name: 'it\'s "so" </script>\u2028', minAge: -2, legal: { company: 'Klee' } };
    const site = await linkMain(code, values as unknown as CompiledValues);
    const module = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
    const imported = codeOf(site, 'main')!.replace('./site-values.js', module(codeOf(site, 'site-values')!));
    await import(module(imported));
    const { seen } = globalThis as { seen?: unknown };
    Reflect.deleteProperty(globalThis, 'seen');
    const { name, locales } = values;
    expect(seen).toEqual([name, { name, list: locales }, `a$${name}b-2.03`, 'Klee']);
  });

  test('puts own texts into the catalogue of their language, for all sites with the same ones', {
    tags: 'rule',
  }, async () => {
    const messages = JSON.stringify({ greet: ['Hallo'], leave: ['Tschüß'] });
    const chunks = [
      toNeutralChunk(`globalThis.messages = JSON.parse(${JSON.stringify(messages)});`, {
        ...{ name: 'main.js', label: 'main', isCore: false, dynamicExports: [], styles: [], packages: [] },
        catalogue: { file: 'app/i18n/de.po', tag: 'de', priority: 'critical' },
      }),
    ];
    const linkSite = createSiteLinker({ ...app, chunks, messages: noMessages }, createSpecialiser(noCache));
    const linkWith = async (ownTexts: CompiledValues['ownTexts']) =>
      (await linkSite({ ...withChat, ownTexts })).files[0]!;
    const [plain, own, same, foreign] = await Promise.all([
      linkWith({}),
      linkWith({ de: { greet: 'Grüß Gott' } }),
      linkWith({ de: { greet: 'Grüß Gott', elsewhere: 'x' }, en: { greet: 'Hello' } }),
      linkWith({ en: { greet: 'Hello' } }),
    ]);
    expect(own.code).toMatch(/Grüß Gott.*Tschüß/);
    expect(own.code).not.toContain('Hallo');
    expect(same).toEqual(own);
    expect(foreign).toEqual(plain);
    expect(plain.code).toContain('Hallo');
  });

  test('keeps one weight of an icon', { tags: 'rule' }, async () => {
    const weights = inWeight('__SITE__.icons')({ light: 'Mlight', regular: 'Mregular', bold: 'Mbold' }, 'x');
    const codes = await Promise.all(
      (['light', 'regular', 'bold'] as const).map(
        async (icons) => codeOf(await linkMain(`globalThis.icon = ${weights};`, { ...withChat, icons }), 'main')!,
      ),
    );
    expect(codes.map((code) => code.match(/M\w+/g))).toEqual([['Mlight'], ['Mregular'], ['Mbold']]);
  });

  test('keeps only reachable chunks and the exports that they use', async () => {
    const [full, lean] = await Promise.all([link(withChat), link(withoutChat)]);
    expect(codeOf(full, 'chat')).toContain('default');
    expect(codeOf(full, 'flags')).toContain('only chat asks for this');
    expect(codeOf(lean, 'chat')).toBeUndefined();
    expect(codeOf(lean, 'flags') ?? '').not.toContain('only chat asks for this');
    expect(Object.keys(lean.addresses).join()).not.toContain('chat');
    expect(lean.files.map(({ code }) => code).join()).not.toMatch(/chat/);
  });

  test('gives all sites the same file of a core chunk', async () => {
    const [full, lean] = await Promise.all([link(withChat), link(withoutChat)]);
    expect(codeOf(lean, 'shared')).toContain('for a greeting');
    expect(codeOf(lean, 'shared')).toBe(codeOf(full, 'shared'));
  });

  test('moves constants into the chunks that import them', async () => {
    expect(codeOf(await link(withChat), 'other')).toMatch(/40/);
    expect(codeOf(await link(withChat), 'main')).not.toMatch(/n as/);
  });

  test("fills preload lists with the site's files that the first load lacks", async () => {
    const site = await link(withChat);
    expect(codeOf(site, 'main')).toContain('["assets/shared.js","assets/chat.js","assets/chat.css"]');
    expect(codeOf(site, 'main')).toContain('["assets/shared.js","assets/other.js","assets/classes.css"]');
    expect(site.addresses['/assets/chat.css']).toBe('/assets/chat-00000000.css');
    expect(site.addresses['/assets/classes.css']).toMatch(/^\/assets\/classes-[0-9a-f]{10}\.css$/);
  });

  test('lists style sheets that have a name in common by their paths', async () => {
    const paths = ['assets/main-00000000.css', 'assets/main-00000001.css'];
    const styleSheets = paths.map((path) => ({ path, text: 'a{color:red}', classes: [] }));
    const stylesOf: Record<string, string[]> = { 'main.js': [paths[0]!], 'chat.js': [paths[1]!] };
    const styled = chunks.map((chunk) => ({ ...chunk, styles: stylesOf[chunk.name] ?? [] }));
    const linkSite = createSiteLinker({ ...app, chunks: styled, styleSheets }, createSpecialiser(noCache));
    expect(codeOf(await linkSite(withChat), 'main')).toContain(`["assets/shared.js","assets/chat.js","${paths[1]}"]`);
  });

  test('lists the style sheets of imported chunks before those of the importer, which win', async () => {
    const styled = chunks.map((chunk) => ({
      ...chunk,
      styles: chunk.label === 'chat' || chunk.label === 'shared' ? [`assets/${chunk.label}-00000000.css`] : [],
    }));
    const styleSheets = ['chat', 'shared'].map((label) => ({
      path: `assets/${label}-00000000.css`,
      text: 'a{color:red}',
      classes: [],
    }));
    const linkSite = createSiteLinker({ ...app, chunks: styled, styleSheets }, createSpecialiser(noCache));
    expect(codeOf(await linkSite(withChat), 'main')).toContain('"assets/shared.css","assets/chat.css"]');
  });

  test('keeps the style sheet of a chunk that has become empty', async () => {
    const site = await link(withChat);
    expect(codeOf(site, 'other')).toMatch(/["`]a1["`]/);
    expect(codeOf(site, 'classes')).toBeUndefined();
    expect(site.lazyStyles.map(({ path }) => path.replace(/-.*/, '')).toSorted()).toEqual([
      'assets/chat',
      'assets/classes',
    ]);
    expect(site.styles.map(({ path }) => path)).toEqual(['assets/main-00000000.css']);
  });

  test('says what a lazy module needs beside the first load', async () => {
    const site = await link(withChat);
    const { scripts, styles } = site.lazyFilesOf('app/chat.ts');
    const nameOf = (path: string) => path.replace(/^assets\/|-[^-]*$/g, '');
    expect(scripts.map(nameOf).toSorted()).toEqual(['chat', 'shared']);
    expect(styles.map(({ path }) => nameOf(path))).toEqual(['chat']);
    expect((await link(withoutChat)).lazyFilesOf('app/chat.ts')).toEqual({ scripts: [], styles: [] });
    expect(() => site.lazyFilesOf('app/other.ts')).toThrow('app/other.ts is not among');
  });

  test('drops the rules for classes that are left in no script, and a style sheet of nothing else', {
    tags: 'rule',
  }, async () => {
    const [full, lean] = await Promise.all([link(withChat), link(withoutChat)]);
    // A library puts this class name together when it runs.
    const library = 'a{color:red}.library__part{color:red}';
    const sheetsOf = (site: typeof full) =>
      [...site.styles, ...site.lazyStyles].map(({ text }) => text.trim()).toSorted();
    expect(sheetsOf(full)).toEqual(['.a1{color:red}', '.chat{color:red}', library]);
    expect(sheetsOf(lean)).toEqual(['.a1{color:red}', library]);
    expect(codeOf(full, 'other')).not.toMatch(/a2/);
  });

  test("preloads the chunks that the first page needs, with the critical messages of the site's language", async () => {
    const labels = async (languageTag: string) =>
      (await link({ ...withChat, languageTag })).preloads.map((path) => /assets\/(\w+)-/.exec(path)![1]);
    expect(await labels('de')).toEqual(['flags', 'site', 'shared', 'other']);
    expect(await labels('fr')).toEqual(['flags', 'site']);
  });

  test('names the packages of the chunks that it has, and of those that have become empty', async () => {
    expect((await link(withChat)).packages).toEqual(['chat', 'classes', 'flags', 'main', 'other', 'shared']);
    expect((await link({ ...withChat, liveChat: false })).packages).not.toContain('chat');
  });

  test('shares all files but the values chunk among sites that fold the same', async () => {
    const [anna, berta] = await Promise.all([link(withChat), link({ ...withChat, name: 'Berta' })]);
    const changed = Object.keys(anna.addresses).filter((name) => anna.addresses[name] !== berta.addresses[name]);
    expect(changed).toEqual(['/assets/site-values.js']);
    expect(codeOf(berta, 'site-values')).toBe('export const name="Berta";');
  });

  test('gives the same bytes in any order of sites', async () => {
    const linkSite = newLinker();
    await linkSite(withoutChat);
    await linkSite({ ...withChat, name: 'Berta' });
    expect(JSON.stringify(await linkSite(withChat))).toBe(JSON.stringify(await link(withChat)));
  });

  test('throws where the site lacks a value', async () => {
    const { name: _, ...nameless } = withChat;
    await expect(link(nameless as unknown as CompiledValues)).rejects.toThrow('no value named name');
  });
});
