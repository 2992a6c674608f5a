import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { openConversationFailureAtom } from '../data/openConversationFailure.atoms.ts';

/**
 * The reason why the member is back in the inbox; it outlasts the failure over the page until they try again or open a
 * conversation.
 */
export function OpenConversationFailure() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [failure, setFailure] = useAtom(openConversationFailureAtom);
  if (!failure) return null;
  const { id, error } = failure;
  const close = () => setFailure(null);
  const retry = () => {
    close();
    void navigate(sharedPaths.activeChat(id));
  };
  return (
    <LoadFailure
      title={t`Error: the conversation couldn’t be opened`}
      error={error}
      offlineText={null}
      busy={false}
      onRetry={retry}
      onClose={close}
    />
  );
}
