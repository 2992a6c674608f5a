import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkAreas, optionalModules } from '../../../../app/start/chunkAreas.ts';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { readPages } from '../pages/readPages.ts';
import { assertNoCircle } from './chunkGroups.ts';

const app = path.resolve(import.meta.dirname, '../../../../app');

const declare = (name: string, area: string) =>
  `export default definePage({ name: '${name}', address: '/${name}', access: 'member', title: msg\`Page\`, area: '${area}' });`;

/** Pages of three areas; each takes something for itself alone, and what its name says from the others. */
const files = {
  'app/features/sign-in/login.page.ts': declare('login', 'main'),
  'app/features/questionnaire/questions.page.ts': declare('questions', 'questionnaire'),
  'app/features/premium/plans.page.ts': declare('plans', 'premium'),
  'app/site/site.ts': 'export const site = { siteId: 1 };',
  'app/site/SiteValues.ts': 'export interface SiteValues { siteId: number }',
  'app/main.ts': `
import { brand } from './brand.ts';
import { libraryOfAll } from './libraryOfAll.ts';
globalThis.pages = [
  () => import('./features/sign-in/SignIn.ts'),
  () => import('./legal/Legal.ts'),
  () => import('./features/questionnaire/Questionnaire.ts'),
  () => import('./features/account/Account.ts'),
  () => import('./members/startMemberApp.tsx'),
  () => import('./features/premium/Plans.ts'),
  () => import('./features/premium/Checkout.ts'),
];
brand(libraryOfAll('main'));`,
  'app/brand.ts': `
import { site } from './site/site.ts';
import { libraryOfAll } from './libraryOfAll.ts';
export const brand = (x: string) => libraryOfAll(x + site.siteId);`,
  'app/features/sign-in/SignIn.ts': `
import { brand } from '../../brand.ts';
import { forGuests } from '../../forGuests.ts';
export const page = () => forGuests(brand('signIn'));`,
  'app/legal/Legal.ts': `
import { forGuests } from '../forGuests.ts';
export const page = () => forGuests('legal');`,
  'app/features/questionnaire/Questionnaire.ts': `
import { forGuests } from '../../forGuests.ts';
import { forMembers } from '../../forMembers.ts';
import { ofTwoGroups } from '../../ofTwoGroups.ts';
import { matomo } from '../../device/toMatomoFields.ts';
export const page = () => forGuests(forMembers(matomo(ofTwoGroups('questionnaire'))));`,
  'app/features/account/Account.ts': `
import { forMembers } from '../../forMembers.ts';
import { matomo } from '../../device/toMatomoFields.ts';
import { ofAccount } from '../../ofAccount.ts';
export const page = () => ofAccount(forMembers(matomo('account')));`,
  'app/features/premium/Plans.ts': `
import { ofPremium } from '../../ofPremium.ts';
import { ofTwoGroups } from '../../ofTwoGroups.ts';
export const page = () => ofPremium(ofTwoGroups('plans'));`,
  'app/features/premium/Checkout.ts': `
import { ofPremium } from '../../ofPremium.ts';
export const page = () => ofPremium('checkout');`,
  'app/ofTwoGroups.ts': 'export const ofTwoGroups = (x: string) => { console.log(x); return x; };',
  'app/ofPremium.ts': 'export const ofPremium = (x: string) => { console.log(x); return x; };',
  'app/members/startMemberApp.tsx': `
import { ofStart } from '../ofStart.ts';
export const page = () => ofStart('start');`,
  'app/ofStart.ts': 'export const ofStart = (x: string) => { console.log(x); return x; };',
  'app/device/toMatomoFields.ts': 'export const matomo = (x: string) => { console.log(x); return x; };',
  'app/libraryOfAll.ts': 'export const libraryOfAll = (x: string) => { console.log(x); return x; };',
  'app/forGuests.ts': 'export const forGuests = (x: string) => { console.log(x); return x; };',
  'app/forMembers.ts': `
import { site } from './site/site.ts';
import { libraryOfMembers } from './libraryOfMembers.ts';
export const forMembers = (x: string) => libraryOfMembers(x + site.siteId);`,
  'app/libraryOfMembers.ts': 'export const libraryOfMembers = (x: string) => { console.log(x); return x; };',
  'app/ofAccount.ts': 'export const ofAccount = (x: string) => { console.log(x); return x; };',
};

test('modules are grouped by the first area that needs them, apart from what is the same in all sites', async () => {
  const { chunkOf } = await bundleFixture(files);
  const nameOf = (module: string) => chunkOf(module).name;
  expect({
    main: [nameOf('main'), nameOf('brand')],
    core: nameOf('libraryOfAll'),
    firstArea: nameOf('forGuests'),
    members: [nameOf('forMembers'), nameOf('device/toMatomoFields'), nameOf('libraryOfMembers')],
    account: [nameOf('features/account/Account'), nameOf('ofAccount')],
    together: nameOf('ofStart'),
    shared: nameOf('ofTwoGroups'),
    undivided: nameOf('ofPremium'),
  }).toEqual({
    main: ['main', 'main'],
    core: 'core',
    firstArea: 'core',
    members: ['questionnaire', 'questionnaire', 'questionnaire-core'],
    account: ['Account', 'Account'],
    // Only one lazy module needs it, which is loaded together with others.
    together: 'member-core',
    shared: 'member-core',
    undivided: 'premium',
  });
});

test('what the areas and the list of optional modules name is there, and one area has the rest', () => {
  const named = [
    ...chunkAreas.flatMap(({ modules = [], together = [] }) => [...modules, ...together]),
    ...optionalModules,
  ];
  expect(named.filter((one) => !existsSync(path.join(app, one)))).toEqual([]);
  expect(chunkAreas.filter((area) => !area.modules)).toHaveLength(1);
  const unknown = chunkAreas.flatMap(({ sharedBy = [] }, index) => {
    const later = chunkAreas.slice(index + 1).map(({ name }) => name);
    return sharedBy.flat().filter((name) => !later.includes(name));
  });
  expect(unknown).toEqual([]);
  const areas = readPages(path.dirname(app)).flatMap(({ area }) => area ?? []);
  expect(areas.filter((name) => !chunkAreas.some((area) => area.name === name && area.modules))).toEqual([]);
});

test('chunks that import each other in a circle are refused', () => {
  const chunk = (label: string, ...froms: string[]) => ({
    label,
    name: `${label}.js`,
    imports: froms.map((from) => ({ from })),
  });
  const fine = [chunk('main', 'core.js'), chunk('core'), chunk('page', 'main.js', 'core.js')];
  expect(() => assertNoCircle(fine)).not.toThrow();
  expect(() => assertNoCircle([...fine, chunk('a', 'b.js'), chunk('b', 'a.js'), chunk('c', 'a.js')])).toThrow(
    'circle: a, b',
  );
});
