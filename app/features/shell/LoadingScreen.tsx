import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useState } from 'react';
import { endBoot, isMemberBootShown } from '../../boot/endBoot.ts';
import { SLOW_LOADING_MS } from '../../session/session.model.ts';
import { useSession, useSessionActions } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import * as styles from '../../ui/layout/waitingScreen.css.ts';

interface LoadingScreenProps {
  /** Whether data that the page needs could not be loaded. */
  failed?: boolean;
}

/** Logo and spinner while the session loads, and what the member can do when that takes long or fails. */
export function LoadingScreen({ failed = false }: LoadingScreenProps) {
  const { t } = useLingui();
  const session = useSession();
  const { retry, signOut } = useSessionActions();
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_LOADING_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  const bootShown = useMemberBoot(failed);
  const tryAgain = () => {
    setSlow(false);
    setAttempt(attempt + 1);
    if (failed) retry();
    else location.reload();
  };

  if (bootShown) return null;
  return (
    <main className={styles.root} aria-busy={!failed}>
      <img className={styles.logo} src={site.logoUrl} alt={site.name} width="220" height="64" />
      {!failed && <Spinner />}
      <div className={styles.text} role="status">
        {failed || slow ? (
          <Heading level={1} size="card">{t`This is taking longer than it should.`}</Heading>
        ) : (
          <h1>{t`One moment, please …`}</h1>
        )}
      </div>
      {(failed || slow) && (
        <div className={styles.help}>
          <Text>
            {session.kind === 'failed' && (session.reason === 'offline' || session.reason === 'timeout') ? (
              <Trans>There seems to be no internet connection. Please check it and try again.</Trans>
            ) : (
              <Trans>We couldn’t load your account yet. Please try again in a moment.</Trans>
            )}
          </Text>
          <Row justify="center">
            <Button onClick={tryAgain}>{t`Try again`}</Button>
            <Button tone="secondary" onClick={signOut}>{t`Sign out`}</Button>
          </Row>
          <TextLink to={`mailto:${site.supportEmail}`}>{t`Write to our support team`}</TextLink>
        </div>
      )}
    </main>
  );
}

/** Time after which the screen itself is shown: before the document says that the app does not start. */
const MAX_BOOT_MS = 6000;

/**
 * Whether the document still shows the skeleton of a member's page, which stays while the session loads, so that
 * nothing comes between it and the page.
 */
function useMemberBoot(failed: boolean): boolean {
  const [isOver, setIsOver] = useState(() => !isMemberBootShown());
  const ends = isOver || failed;
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, MAX_BOOT_MS - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (ends) endBoot();
  }, [ends]);
  return !ends;
}
