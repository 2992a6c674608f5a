import { useSearchParams } from 'react-router';
import { requestMagicLink } from '../../api/contract/auth.ts';
import { parseReturnPath } from '../../routing/parseReturnPath.ts';
import { useApi } from '../../session/useSession.ts';

/** Requests a sign-in link by e-mail that leads to the page which the guest wanted, if the address names one. */
export function useRequestLink() {
  const api = useApi();
  const [query] = useSearchParams();
  const target = parseReturnPath(query.get('returnTo'));
  return async (email: string): Promise<void> => {
    await api.call(requestMagicLink, { body: { email, ...(target !== null && { target }) } });
  };
}
