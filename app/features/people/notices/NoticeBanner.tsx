import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { DismissibleBanner } from '../../../ui/feedback/DismissibleBanner.tsx';
import { dispatchNoticeAtom } from './notices.atoms.ts';
import type { Notice } from './notices.model.ts';

export function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const stays = useAtomValue(keepNoticesOpenAtom);
  const dispatch = useSetAtom(dispatchNoticeAtom);
  return (
    <DismissibleBanner
      persistent={stays}
      tone="success"
      title={t(notice.text)}
      closeLabel={t`Close message`}
      onDismiss={() => dispatch({ type: 'seen', id: notice.id })}
    />
  );
}
