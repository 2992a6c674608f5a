import { parsePicturePaths } from '../api/parsePicturePaths.ts';
import { requestInit } from '../api/requestInit.ts';
import { toPictureUrl } from '../member/toPictureUrl.ts';
import { createTokenStore } from '../session/tokenStore.ts';
import type { MemberBootSettings } from './BootSettings.ts';
import { addLink, loadAhead } from './loadAhead.ts';
import { readVisitor } from './readVisitor.ts';
import { showPicture } from './showPicture.ts';

// The script of members: in the head of their document, and a file that bootDocument.ts loads where a page of theirs has
// the address of a page for guests. With a token, it shows the skeleton of the page of the address, if the document has
// it: `data-boot` is `member`, and `data-parts` names the parts to show. It connects to the back ends, loads the files of
// that page, and sends its first calls.

/** Values of the document, which the build puts in the place of this name (scripts/build/stages/renderBootScript.ts). */
declare const __BOOT__: MemberBootSettings;
const settings = __BOOT__;

const isDrawing = (file: string) => file.endsWith('.svg');
const root = document.documentElement;
const { isMember, isOwnHost, isOtherLanguage } = readVisitor(settings);
// As a file, it may come after the app has started.
if (isMember && isOwnHost && root.dataset.boot !== 'done') {
  prepareMemberPage();
  // Formatting the first number takes a browser 15 to 20 ms, which it has while the scripts are loading.
  globalThis.requestIdleCallback?.(() => new Intl.NumberFormat(root.lang).format(0));
}

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
  for (const { path, parts, files, calls, portraits } of settings.pages) {
    const matched = new RegExp(`^${path.replace(':id', '([\\w-]+)')}(?:/?$|/)`).exec(location.pathname);
    if (!matched) continue;
    if (parts.length > 0) {
      root.dataset.boot = 'member';
      root.dataset.parts = [...parts, ...(isOtherLanguage ? ['wordless'] : [])].join(' ');
    }
    const shape = parts.at(-1);
    for (const drawing of files.filter(isDrawing)) showPicture(shape, 0, drawing).catch(() => {});
    loadAhead(
      files.filter((file) => !isDrawing(file)),
      'low',
      settings.integrity,
    );
    // A longer address shows another page, in another language some calls differ, and an expired token is not sent.
    if (matched[0] !== location.pathname || isOtherLanguage || authorization === '') continue;
    for (const call of calls) {
      const url = callOrigin + call.replace(':id', matched[1]!);
      if (byUrl[url]) continue;
      const abort = new AbortController();
      const response = fetch(url, { ...requestInit, headers, signal: abort.signal });
      byUrl[url] = { response, abort };
      // The app sees the error when it takes the response over.
      response
        .then((answer) => (portraits > 0 ? showPortraits(answer.clone(), portraits, shape) : undefined))
        .catch(() => {});
    }
  }
}

async function showPortraits(answer: Response, count: number, part: string | undefined): Promise<void> {
  const origins = [settings.apiOrigin, settings.storageOrigin, location.origin];
  for (const [index, path] of parsePicturePaths(await answer.text()).entries()) {
    if (index === count) return;
    const url = toPictureUrl(path, settings.apiOrigin, origins);
    if (url) showPicture(part, index, url).catch(() => {});
  }
}
