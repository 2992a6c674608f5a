import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { keepMessagesAtom } from '../../../session/messageChoices.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Text } from '../../../ui/Text.tsx';
import { dispatchNoticeAtom } from './notices.atoms.ts';
import type { Notice } from './notices.model.ts';

export function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const stays = useAtomValue(keepMessagesAtom);
  const dispatch = useSetAtom(dispatchNoticeAtom);
  const title = typeof notice.text === 'string' ? notice.text : t(notice.text);
  return (
    <ErrorBox
      stays={stays}
      tone={notice.tone}
      title={notice.tone === 'danger' ? t`Error: ${{ title }}` : title}
      closeLabel={t`Close message`}
      onFold={() => dispatch({ type: 'seen', id: notice.id })}
    >
      {notice.tone === 'danger' && (
        <Text>
          {notice.offline ? (
            <Trans>There seems to be no connection to the internet. Please check it and try again.</Trans>
          ) : (
            <Trans>Nothing has changed. Please try again in a moment.</Trans>
          )}
        </Text>
      )}
    </ErrorBox>
  );
}
