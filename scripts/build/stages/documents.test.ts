import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { memberAppModule, toAppPages } from '../compile/pages/appPages.ts';
import { readPages } from '../compile/pages/readPages.ts';
import { createMemberSkeletonCss } from './createMemberSkeletonCss.ts';
import { planDocuments } from './documents.ts';
import { planMemberPagePreloads } from './planMemberPagePreloads.ts';
import type { MemberChoices } from './renderBootScript.ts';

type BootPage = MemberChoices['pages'][number];

const pages = toAppPages(readPages(path.resolve(import.meta.dirname, '../../..')));

const sheet = (name: string, text: string) => ({ name, path: `assets/${name}-01234567.css`, text });
const styleOf = (module: string) => (module.includes('SignInPage') ? [sheet('SignIn', '.sign-in{}')] : []);
const scripts = {
  styles: [sheet('first', '.first{}')],
  importMapOf: (files: readonly string[]) => ({
    imports: { '/assets/lazy-files.js': '/assets/lazy-files-1.js' },
    integrity: Object.fromEntries(files.map((one) => [one, ''])),
  }),
  lazyFilesOf: (module: string) => ({ scripts: [`/${module}.js`], styles: styleOf(module) }),
  preloadsOf: (module: string) =>
    module === memberAppModule ? ['/members.js', '/list.js'] : ['/list.js', `/${module}.js`],
  integrityOf: (files: readonly string[]) => Object.fromEntries(files.map((one) => [one, 'sha256'])),
  messagesOf: (priority: string) => [`/${priority}.js`],
};
const guestPages = pages.documents.map(({ path }) => ({ html: path, head: '', title: path, page: path }));
const toBootPage = (path: string, file: string): BootPage => ({
  ...{ path, parts: ['cards'], calls: [], portraits: 0 },
  files: [file],
});
const [homePage, matchesPage] = [toBootPage('/', '/home.js'), toBootPage('/matches', '/matches.js')];
const members = { html: '<i class="card"></i>', css: '.card{}', bootPages: [homePage, matchesPage] };

describe('planDocuments', () => {
  const documents = planDocuments({
    documents: pages.documents,
    scripts,
    fonts: { headingPreloads: ['/heading.woff2'] },
    guestPages,
    members,
  });

  test('a site has a document for each page that is rendered ahead, with that page inside, and one for members', () => {
    expect(documents.map(({ file, page }) => [file, page?.html])).toEqual([
      ...pages.documents.map(({ file, path }) => [file, path]),
      ['member.html', undefined],
    ]);
  });

  test('the document of sign-in has the styles of its page, and of the pages of members what one at "/" loads', () => {
    const document = documents.find(({ file }) => file === 'index.html');
    expect(document).toMatchObject({
      addresses: ['/', '/login'],
      css: '.first{}.sign-in{}',
      choices: {
        shownAt: ['/', '/login'],
        guestFiles: ['/heading.woff2', '/app/features/sign-in/SignInPage.tsx.js'],
        memberFiles: ['/members.js', '/list.js'],
        inlinedStyles: ['/assets/SignIn-01234567.css'],
      },
      memberChoices: {
        pages: [{ ...homePage, parts: [], files: ['/home.js', '/assets/lazy-files-1.js'] }],
        integrity: { '/home.js': 'sha256' },
      },
    });
    expect(document).not.toHaveProperty('memberSkeleton');
    expect(document!.importMap.integrity).toEqual({
      '/app/features/sign-in/SignInPage.tsx.js': '',
      '/assets/SignIn-01234567.css': '',
      '/members.js': '',
      '/list.js': '',
    });
  });

  test('the document of members has what their pages show, and for a guest what sign-in loads', () => {
    expect(documents.at(-1)).toMatchObject({
      addresses: [],
      css: '.first{}.card{}',
      memberSkeleton: members.html,
      importMap: { integrity: { '/members.js': '', '/matches.js': '' } },
      choices: {
        shownAt: [],
        guestFiles: ['/heading.woff2', '/list.js', '/app/features/sign-in/SignInPage.tsx.js'],
        inlinedStyles: [],
      },
      memberChoices: { pages: [matchesPage], integrity: {} },
    });
  });

  test('another document has nothing of the pages of members', () => {
    const document = documents.find(({ file }) => file === '404.html')!;
    expect(document).not.toHaveProperty('memberSkeleton');
    expect(document).not.toHaveProperty('memberChoices');
    expect(document.css).toBe('.first{}');
    expect(document.choices).toMatchObject({ guestFiles: ['/heading.woff2'], memberFiles: [], inlinedStyles: [] });
  });
});

describe('planMemberPagePreloads', () => {
  const described = pages.members.map(({ path }) => ({ parts: [path], calls: [] }));
  const art = { 'plan-background': '/assets/art/plan-background.svg' };

  test('a page names what it needs beside the files of the app, and its drawing', () => {
    const planned = planMemberPagePreloads(pages.members, scripts, described, art);
    const pageAt = (path: string) => planned.find((page) => page.path === path)!;
    expect(pageAt('/premium-plans/plans').files).toEqual([
      '/deferred.js',
      '/premium.js',
      '/app/features/premium/plans/PlansPage.tsx.js',
      '/assets/art/plan-background.svg',
    ]);
    expect(pageAt('/membership-area/my-account').files).toContain('/rare.js');
    expect(planned.map(({ parts }) => parts)).toEqual(pages.members.map(({ path }) => [path]));
  });

  test('a drawing that the site has not is an error', () => {
    expect(() => planMemberPagePreloads(pages.members, scripts, described, {})).toThrow(
      'there is no drawing plan-background',
    );
  });
});

test('the styles of loading pages are the rules for their markup, and hide the parts that are not shown', () => {
  const styles = [sheet('Card', '.card{color:red}.other{color:blue}')];
  const css = createMemberSkeletonCss()({ lazyFilesOf: () => ({ scripts: [], styles }) }, [], {
    html: '<i class="card"></i>',
    pages: [
      { parts: ['list'], calls: [] },
      { parts: ['list'], calls: [] },
    ],
  });
  expect(css).toBe('.card{color:red}html:not([data-parts~=list]) [data-part=list]{display:none}');
});
