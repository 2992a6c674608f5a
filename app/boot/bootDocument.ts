import { parsePicturePaths } from '../api/parsePicturePaths.ts';
import { requestInit } from '../api/requestInit.ts';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import { toPictureUrl } from '../member/toPictureUrl.ts';
import { createTokenStore, tokenStorageKey } from '../session/tokenStore.ts';
import { readImportMap } from '../site/importMap.ts';
import type { BootSettings } from './BootSettings.ts';
import { hideMailedAddress } from './mailedAddress.ts';

// The script in the head of each document runs before anything is painted, so that a page that the build has rendered
// ahead is seen only where it fits. `data-boot` is `other` where another page will replace it, so that logo and spinner
// are shown; `member` where that is a page of members, of which `data-parts` names the parts to show while it is
// loading; `wordless` where another language was chosen. In each case the document's title is the brand's name. On a
// host that the site was not built for, `data-stopped` leaves only the way to the right one. The script also applies
// the chosen text size and motion, loads ahead what the app will need, sends a member's first calls, and makes the
// support address a link. The app sets `data-boot` to `done` when it starts, and decides all this again by itself.

/** Values of the document, which the build puts in the place of this name (scripts/build/stages/renderBootScript.ts). */
declare const __BOOT__: BootSettings;
const settings = __BOOT__;

hideMailedAddress();

/** Attributes of the links that load files ahead, by the ending of the file. */
const loadedAs = {
  js: { rel: 'modulepreload', crossOrigin: '' },
  css: { rel: 'preload', as: 'style', crossOrigin: '' },
  svg: { rel: 'preload', as: 'image' },
  woff2: { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' },
};

const { integrity = {} } = readImportMap(document);
const root = document.documentElement;
const isMember = deviceStorage.read(tokenStorageKey) !== null;
const isOwnHost = settings.hosts.includes(location.hostname);
const isOtherLanguage = settings.otherLocales.includes(deviceStorage.read('locale') ?? '');

if (!isOwnHost) root.dataset.stopped = '';
if (isMember || !isOwnHost || history.state?.usr || settings.shownAt?.includes(location.pathname) === false) {
  root.dataset.boot = 'other';
  document.addEventListener('readystatechange', () => document.querySelector('.boot')?.setAttribute('role', 'main'));
} else if (isOtherLanguage) root.dataset.boot = 'wordless';
document.addEventListener('readystatechange', () => {
  const mail = document.querySelector<HTMLAnchorElement>('.boot-mail');
  if (mail) mail.href = `mailto:${mail.textContent}`;
});
if (root.dataset.boot) document.title = settings.name;

const textScale = Number(deviceStorage.read('textScale'));
if (textScale > 100 && textScale <= 200) root.style.setProperty('--text-scale', String(textScale / 100));
const motion = deviceStorage.read('motion');
if (motion) root.dataset.motion = motion;

// Scripts find a link that loads nothing. Some browsers would load it ahead if the document contained it.
for (const href of settings.inlinedStyles) addLink({ disabled: true, rel: 'stylesheet', href });
if (isOwnHost) loadAhead(isMember ? settings.memberFiles : settings.guestFiles, 'auto');
if (isMember && isOwnHost) {
  prepareMemberPage();
  // Formatting the first number takes a browser 15 to 20 ms, which it has while the scripts are loading.
  globalThis.requestIdleCallback?.(() => new Intl.NumberFormat(root.lang).format(0));
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

function loadAhead(files: readonly string[], fetchPriority: 'auto' | 'low'): void {
  for (const href of files) {
    const [, ending] = /\.(\w+)$/.exec(href)!;
    addLink({ ...loadedAs[ending as keyof typeof loadedAs], fetchPriority, integrity: integrity[href] ?? '', href });
  }
}

/** Connects to the back ends, loads the files of the page of the address, and sends its first calls. */
function prepareMemberPage(): void {
  const callOrigin = settings.proxiedApi ? location.origin : settings.apiOrigin;
  // The API is called with CORS, pictures are shown without.
  if (!settings.proxiedApi) addLink({ rel: 'preconnect', href: callOrigin, crossOrigin: '' });
  addLink({ rel: 'preconnect', href: settings.storageOrigin });
  const token = createTokenStore().peek();
  const authorization = token.kind === 'valid' ? `Bearer ${token.raw}` : '';
  const headers = { ...requestInit.headers, authorization };
  const byUrl: NonNullable<typeof earlyRequests>['byUrl'] = {};
  globalThis.earlyRequests = { authorization, byUrl };
  for (const { path, parts, files, calls, portraits } of settings.memberPages) {
    const matched = new RegExp(`^${path.replace(':id', '([\\w-]+)')}(?:/?$|/)`).exec(location.pathname);
    if (!matched) continue;
    root.dataset.boot = 'member';
    root.dataset.parts = [...parts, ...(isOtherLanguage ? ['wordless'] : [])].join(' ');
    loadAhead(files, 'low');
    // A longer address shows another page, in another language some calls differ, and an expired token is not sent.
    if (matched[0] !== location.pathname || isOtherLanguage || authorization === '') continue;
    for (const call of calls) {
      const url = callOrigin + call.replace(':id', matched[1]!);
      if (byUrl[url]) continue;
      const abort = new AbortController();
      const response = fetch(url, { ...requestInit, headers, signal: abort.signal });
      byUrl[url] = { response, abort };
      // The app sees the error when it takes the response over.
      response.then((answer) => (portraits > 0 ? loadPortraits(answer.clone(), portraits) : undefined)).catch(() => {});
    }
  }
}

async function loadPortraits(answer: Response, count: number): Promise<void> {
  const origins = [settings.apiOrigin, settings.storageOrigin, location.origin];
  for (const path of parsePicturePaths(await answer.text()).slice(0, count)) {
    const url = toPictureUrl(path, settings.apiOrigin, origins);
    if (url) Object.assign(new Image(), { fetchPriority: 'low', referrerPolicy: 'no-referrer', src: url });
  }
}
