import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { listPictureIds } from '../../scripts/build/pictures/picturesInArtFolder.ts';
import { type FileTree, linkTree, validFixtureFiles, writeTempTree } from './fixtureFiles.ts';
import { requiredAppFiles } from './requiredAppFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A small app that uses every part of the pipeline: conditions, lazy chunks, constants, styles, catalogue chunks. */
const fixtureApp: FileTree = {
  ...requiredAppFiles,
  'app/main.ts': `
import { site } from './site/site.ts';
import { greet } from './greet.ts';
import './preloaded.ts';
import './main.css';
const catalogues: Record<string, () => Promise<unknown>> = {};
if (site.locales.includes('de')) catalogues.de = () => import('./i18n/catalogue-de.ts');
if (site.locales.includes('en')) catalogues.en = () => import('./i18n/catalogue-en.ts');
const root = document.getElementById('root')!;
root.textContent = greet(site.name);
catalogues[site.locale]?.();
if (site.liveChat) root.onclick = () => import('./chat.ts');
else root.title = site.supportEmail;
`,
  'app/prerender/prerender.ts': `
import { greet } from '../greet.ts';
import { site } from '../site/site.ts';
export const prerenderGuestPage = async (path: string) =>
  ({ head: '', html: '<p>' + path + ': ' + greet(site.name) + '</p>', title: site.name, page: path.slice(1) });
export const describeMemberPages = async (paths: string[]) => ({ html: '<p></p>', pages: paths.map(() => ({ parts: ['home'], calls: [] })) });
`,
  'app/greet.ts': `
import { site } from './site/site.ts';
export const unit = site.metric ? 'km' : 'mi';
export const greet = (name: string) => name + ' (' + unit + ', ' + site.companyName + ')';
export const farewell = (name: string) => 'only the chat says farewell to ' + name;
`,
  'app/chat.ts': `
import { farewell, unit } from './greet.ts';
import { site } from './site/site.ts';
import './chat.css';
console.log(farewell(site.supportEmail), unit);
`,
  'app/main.css': 'body { color: var(--neutral-900); }',
  'app/chat.css': '.chat { color: var(--primary-700); }',
  'app/i18n/catalogue-de.ts': `export const messages = { hello: 'Guten Tag' };`,
  'app/i18n/catalogue-en.ts': `export const messages = { hello: 'Good day' };`,
};

/** Renders imports of all drawings, so that none is unused; no other module imports this one. */
const allPictures = () =>
  listPictureIds(root)
    .map((id, index) => `import picture${index} from 'art:${id}';\n`)
    .join('');

/** Whether a file is a drawing, which is the project's own: no test changes one. */
const isDrawing = (file: string) => file.startsWith(path.join(root, 'templates/art'));

/** Creates a project in a temporary folder: brands and sites of fixtureFiles with that app and the real templates. */
export async function createFixtureProject(files: FileTree = {}): Promise<AsyncDisposable & { root: string }> {
  const tree = await writeTempTree({
    ...validFixtureFiles(),
    ...fixtureApp,
    'app/pictures.ts': allPictures(),
    ...files,
  });
  await symlink(path.join(root, 'node_modules'), path.join(tree.root, 'node_modules'), 'dir');
  linkTree(path.join(root, 'templates'), path.join(tree.root, 'templates'), isDrawing);
  await mkdir(path.join(tree.root, 'app/site'), { recursive: true });
  await cp(path.join(root, 'app/site'), path.join(tree.root, 'app/site'), { recursive: true });
  for (const file of ['.linguirc.ts', 'package.json']) await cp(path.join(root, file), path.join(tree.root, file));
  return tree;
}
