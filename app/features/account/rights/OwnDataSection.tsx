import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isConnectionError } from '../../../api/apiErrorChecks.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toButtonProps } from '../../../ui/actions/toButtonProps.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AccountSection } from '../AccountSection.tsx';
import type { PackProgress } from './own-data/packOwnData.ts';

const loadPacking = () => loadRareChunk(() => import('./own-data/loadDownload.ts'));

/** A section in which the member downloads everything that the account holds. */
export function OwnDataSection() {
  const { t } = useLingui();
  return (
    <AccountSection id="data" title={t`My data`}>
      <Text>
        <Trans>
          Download everything that we’ve stored about you: your profile, your pictures, your conversations, your orders
          and more. It’s one file, with a page to read.
        </Trans>
      </Text>
      <Text tone="soft">
        <Trans>
          The file is made on this device, and we keep no copy. When you delete your account, we can’t make it any more.
        </Trans>
      </Text>
      <Download />
    </AccountSection>
  );
}

function Download() {
  const { t } = useLingui();
  const { progress, file, error, isPending, start, cancel } = useDownload();
  const container = useRestoreFocusOnChange(isPending, 'button, a');
  const step = typeof progress === 'object' && progress;
  return (
    <div ref={container}>
      <Stack>
        <div role="status">
          {isPending && <Text>{t`Collecting your data …`}</Text>}
          {file && (
            <Banner tone={file.missing > 0 ? 'warning' : 'success'} title={t`Your download is ready`}>
              {file.missing > 0 && (
                <Text>
                  {plural(file.missing, {
                    one: '# picture couldn’t be loaded. The page in the file says which. Everything else is there.',
                    other: '# pictures couldn’t be loaded. The page in the file says which. Everything else is there.',
                  })}
                </Text>
              )}
            </Banner>
          )}
        </div>
        {isPending && step && <Text tone="soft">{t`Loading picture ${step.picture} of ${step.of} …`}</Text>}
        {error && (
          <Banner tone="danger" title={t`Error: your download couldn’t be made`} announce>
            <Text>
              {isConnectionError(error)
                ? t`There is no connection. Please try again when you’re back online.`
                : t`Something went wrong on our side. Please try again in a moment.`}
            </Text>
          </Banner>
        )}
        <Row>
          {isPending ? (
            <Button tone="secondary" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          ) : file ? (
            <>
              <a
                href={file.url}
                download={file.name}
                className={toButtonProps({ children: null, tone: 'secondary' }).className}
              >
                <Trans>Save the file</Trans>
              </a>
              <Button tone="quiet" onClick={start}>
                <Trans>Prepare it again</Trans>
              </Button>
            </>
          ) : (
            <Button tone="secondary" onClick={start}>
              {error ? <Trans>Try again</Trans> : <Trans>Prepare my download</Trans>}
            </Button>
          )}
        </Row>
      </Stack>
    </div>
  );
}

/** How long a press is followed by none: one button takes the other's place, under a finger that presses twice. */
const DOUBLE_PRESS_MS = 500;

/** Makes the file in steps, which leaving the page ends. */
function useDownload() {
  const { t } = useLingui();
  const api = useApi();
  const [progress, setProgress] = useState<PackProgress>('data');
  const running = useRef<AbortController | null>(null);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const { data, error, isPending, mutate, reset } = useMutation({
    async mutationFn(signal: AbortSignal) {
      const { loadDownload } = await loadPacking();
      const { zip, ...file } = await loadDownload({ api, t, onProgress: setProgress, signal });
      return { ...file, url: URL.createObjectURL(zip) };
    },
  });
  const url = data?.url;
  const onFirstPress = (act: () => void) => () => {
    const now = performance.now();
    if (now - pressedAt.current < DOUBLE_PRESS_MS) return;
    pressedAt.current = now;
    act();
  };
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return {
    progress,
    file: data ?? null,
    error,
    isPending,
    start: onFirstPress(() => {
      running.current = new AbortController();
      setProgress('data');
      mutate(running.current.signal);
    }),
    cancel: onFirstPress(() => {
      running.current?.abort();
      reset();
    }),
  };
}
