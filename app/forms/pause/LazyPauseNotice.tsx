import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { useMember } from '../../session/useSession.ts';

const load = () => loadRareChunk(() => import('./ReturnFromPause.tsx'));

/** The notice that the member has paused, loaded for those who have. */
export function LazyPauseNotice() {
  const paused = useMember()?.user.paused != null;
  const { data } = useLazyPart('pause', load, paused);
  return paused && data ? <data.ReturnFromPause /> : null;
}
