import { useMember } from '../../../session/useSession.ts';
import type { Actor } from '../model/actions.model.ts';

/** What the rules need to know of the member who is signed in. */
export function useActor(): Actor {
  const user = useMember()?.user;
  return { premium: user?.premium ?? false, paywallOnSend: user?.settings.paywallOnSend ?? false };
}
