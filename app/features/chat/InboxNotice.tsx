import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { idPattern } from '../../api/contract/fields.ts';
import { shorten } from '../../lib/shorten.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { type ChatTrouble, chatTroubleAtom } from './trouble.atoms.ts';

const advice: Record<ChatTrouble['kind'], MessageDescriptor> = {
  missing: msg`This conversation does not exist any more. All others are in the list below.`,
  unreachable: msg`Please check your internet connection and try again. Nothing is lost.`,
  server: msg`Nothing is lost. Please try again in a moment.`,
};

/** Why the member is back in the inbox. It stays until they have read it and close it, or open a conversation. */
export function InboxNotice() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useAtom(chatTroubleAtom);
  if (!trouble) return null;
  const { id, kind, words } = trouble;
  return (
    <Banner tone="danger" title={t`Error: the conversation could not be opened`} announce>
      <Text>{t(advice[kind])}</Text>
      {words !== null && (
        <Text foreign>
          <bdi>{shorten(words, 300)}</bdi>
        </Text>
      )}
      <Row>
        {kind !== 'missing' && idPattern.test(id) && (
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              setTrouble(null);
              void navigate(namedPaths.activeChat(id));
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => setTrouble(null)}>
          <Trans>Close this notice</Trans>
        </Button>
      </Row>
    </Banner>
  );
}
