import { readStored } from '../lib/storage/deviceStorage.ts';
import type { BootSettings } from './BootSettings.ts';
import { addLink, loadAhead } from './loadAhead.ts';
import { hideMailedAddress } from './mailedAddress.ts';
import { readVisitor } from './readVisitor.ts';

// The script in the head of each document runs before anything is painted, so that a page that the build has rendered
// ahead is seen only where it fits. `data-boot` is `other` where another page will replace it, so that logo and spinner
// are shown; `wordless` where another language was chosen; `member` is set by bootMemberPage.ts. In each case the
// document's title is the brand's name. On a host that the site was not built for, `data-stopped` leaves only the way to
// the right one. The script also applies the chosen text size and motion, loads ahead what the app will need, and makes
// the support address a link. The app sets `data-boot` to `done` when it starts, and decides all this again by itself.

/** Values of the document, which the build puts in the place of this name (scripts/build/stages/renderBootScript.ts). */
declare const __BOOT__: BootSettings;
const settings = __BOOT__;

hideMailedAddress();

const root = document.documentElement;
const { isMember, isOwnHost, isOtherLanguage } = readVisitor(settings);

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

const textScale = Number(readStored('textScale'));
if (textScale > 100 && textScale <= 200) root.style.setProperty('--text-scale', String(textScale / 100));
const motion = readStored('motion');
if (motion) root.dataset.motion = motion;

// Scripts find a link that loads nothing. Some browsers would load it ahead if the document contained it.
for (const href of settings.inlinedStyles) addLink({ disabled: true, rel: 'stylesheet', href });
if (isOwnHost) {
  loadAhead(isMember ? settings.memberFiles : settings.guestFiles, 'auto');
  // What guests do not need is not in their documents. Without it members see their page a moment later.
  if (isMember && settings.memberScript) import(/* @vite-ignore */ settings.memberScript).catch(() => {});
}
