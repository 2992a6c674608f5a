import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { dispatchNoticeAtom } from './notices.atoms.ts';
import type { Notice } from './notices.model.ts';
import { usePausableTimer } from './usePausableTimer.ts';

/** Specification, section 8: error banners have a timer. */
const showFor = 10_000;

export function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchNoticeAtom);
  const box = useRef<HTMLDivElement>(null);
  const close = () => dispatch({ type: 'seen', id: notice.id });
  usePausableTimer(box, showFor, close);
  const title = typeof notice.text === 'string' ? notice.text : t(notice.text);
  return (
    <div ref={box}>
      <Banner tone={notice.tone} title={notice.tone === 'danger' ? t`Error: ${{ title }}` : title} announce>
        {notice.tone === 'danger' && (
          <Text>
            {notice.offline ? (
              <Trans>There seems to be no connection to the internet. Please check it and try again.</Trans>
            ) : (
              <Trans>Nothing has changed. Please try again in a moment.</Trans>
            )}
          </Text>
        )}
        <div>
          <Button tone="secondary" size="small" onClick={close}>
            <Trans>Close message</Trans>
          </Button>
        </div>
      </Banner>
    </div>
  );
}
