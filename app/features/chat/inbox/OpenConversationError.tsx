import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { openConversationFailureAtom } from '../conversation/openConversationFailure.atoms.ts';

/** Why the member is back in the inbox; it outlasts the global error until they try again or open a conversation. */
export function OpenConversationError() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [failure, setFailure] = useAtom(openConversationFailureAtom);
  if (!failure) return null;
  const { id, kind } = failure;
  const close = () => setFailure(null);
  const retry = () => {
    close();
    void navigate(namedPaths.activeChat(id));
  };
  return (
    <ErrorLine
      action={
        kind !== 'missing' && idPattern.test(id)
          ? { label: t`Try again`, onPress: retry }
          : { label: t`Close this notice`, onPress: close }
      }
    >
      {t`Error: the conversation could not be opened`}
    </ErrorLine>
  );
}
