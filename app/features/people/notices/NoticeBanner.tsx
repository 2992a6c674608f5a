import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { keepMessagesAtom } from '../../../session/messageChoices.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { dispatchNoticeAtom } from './notices.atoms.ts';
import type { Notice } from './notices.model.ts';

export function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const stays = useAtomValue(keepMessagesAtom);
  const dispatch = useSetAtom(dispatchNoticeAtom);
  return (
    <ErrorBox
      stays={stays}
      tone="success"
      title={t(notice.text)}
      closeLabel={t`Close message`}
      onFold={() => dispatch({ type: 'seen', id: notice.id })}
    />
  );
}
