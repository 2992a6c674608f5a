import { callOrigin } from '../api/callOrigin.ts';
import { loadTranslations } from '../api/loadTranslations.ts';
import { queryClientAtom } from '../api/queryClient.atom.ts';
import { isMemberBootShown } from '../boot/endBoot.ts';
import { trackEvent } from '../device/analytics.ts';
import { takeSentOnLeave } from '../feedback/sentOnLeaveFlag.ts';
import { activateLocale, overlayTranslations } from '../i18n/activeLocale.ts';
import { pageMessageImports } from '../i18n/importPageMessages.ts';
import { addMessageImports } from '../i18n/loadMessages.ts';
import { setReloadTarget } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import { createGuard } from '../routing/guard.ts';
import { trackPageViews } from '../routing/trackPageViews.ts';
import { watchLinks } from '../routing/watchLinks.ts';
import { QueryClientScope } from '../session/QueryClientScope.tsx';
import { memberAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';
import type { AppStart } from '../start/AppStart.ts';
import { startSession } from '../start/startSession.ts';
import { MemberApp } from './MemberApp.tsx';
import { prefetchPage } from './prefetchPage.ts';
import { createRouter } from './router.tsx';

/** Shows the page of the address, for guests and members, or the one to which it redirects. */
export async function startMemberApp({ store, tokens, render }: AppStart): Promise<void> {
  startSession(store, tokens);
  addMessageImports(pageMessageImports);
  const guard = createGuard(store, tokens);
  const queryClient = store.get(queryClientAtom);
  const router = createRouter(store, queryClient, guard);
  if (site.measured) {
    const readLocation = () => {
      const { initialized, location, navigation } = router.state;
      return initialized && navigation.state === 'idle' ? location : null;
    };
    const readRole = () => toViewerRole(store.get(memberAtom));
    trackPageViews({ readLocation, subscribe: router.subscribe }, readRole, trackEvent);
  }
  setReloadTarget(() => {
    const target = router.state.navigation.location ?? router.state.location;
    return new URL(router.createHref(target), location.origin).href;
  });
  store.sub(memberAtom, () => {
    const locale = store.get(memberAtom)?.user.locale;
    if (locale) showMemberLanguage(locale).catch((error) => log.error('the language could not be changed', error));
  });
  watchLinks((address) => prefetchPage(address, { store, queryClient }, guard));
  await Promise.all([activateLocale(), isMemberBootShown() && waitForFirstPage(router)]);
  render(
    <QueryClientScope>
      <MemberApp router={router} guard={guard} />
    </QueryClientScope>,
  );
  if (takeSentOnLeave()) setTimeout(() => void queryClient.invalidateQueries(), SENT_ON_LEAVING_MS);
}

/** Time after which the request that the previous page sent on leaving has arrived. */
const SENT_ON_LEAVING_MS = 3000;

/** Time in which a page that came with the document is ready. */
const FIRST_RENDER_WAIT_MS = 300;

/** Waits for the first page while the document shows its skeleton, so that the app renders once, which is sooner. */
function waitForFirstPage(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && finish());
    const timer = setTimeout(finish, FIRST_RENDER_WAIT_MS);
    if (router.state.initialized) finish();

    function finish(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}

/** Shows the member's own language once it is known, with the API's texts over the compiled ones. */
async function showMemberLanguage(locale: string): Promise<void> {
  await activateLocale(locale);
  await overlayTranslations((language) => loadTranslations(callOrigin(), language));
}

const toViewerRole = (member: { user: { premium: boolean } } | null) =>
  member === null ? 'guest' : member.user.premium ? 'premium' : 'member';
