import { loadAuthCalls } from '../../api/loadApiChunk.ts';
import { hiddenReturnPath } from '../../routing/hiddenReturnPath.ts';
import { parseReturnPath } from '../../routing/parseReturnPath.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';

/** Returns a function that requests a sign-in link by email to the page that the guest wanted. */
export function useRequestLink() {
  const loadSession = useLoadSession();
  const { search } = useLocation();
  const target = parseReturnPath(new URLSearchParams(search).get('returnTo')) ?? hiddenReturnPath.read();
  return async (email: string): Promise<void> => {
    const [{ api }, { requestMagicLink }] = await Promise.all([loadSession(), loadAuthCalls()]);
    await api.call(requestMagicLink, { body: { email, ...(target !== null && { target }) } });
  };
}
