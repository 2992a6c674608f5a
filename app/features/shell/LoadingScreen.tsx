import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession, useSessionActions } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import * as styles from './LoadingScreen.css.ts';

/** After this nobody is left before a spinner without a way on (milliseconds). */
const SLOW_LOADING_DELAY_MS = 15_000;

/** Logo and spinner until it is known who is looking; then, or when that fails, what can be done. */
export function LoadingScreen() {
  const { t } = useLingui();
  const session = useSession();
  const { retry, signOut } = useSessionActions();
  const [round, setRound] = useState(0);
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try gets the whole time
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), SLOW_LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [round]);
  const stuck = session.kind === 'stuck';

  return (
    <main className={styles.root} aria-busy={!stuck}>
      <img className={styles.logo} src={site.logoUrl} alt={site.name} width="220" height="64" />
      {!stuck && <Spinner />}
      <div className={styles.words} role="status">
        {stuck || late ? (
          <Heading level={1} size="card">{t`This takes longer than it should.`}</Heading>
        ) : (
          <h1>{t`One moment, please …`}</h1>
        )}
      </div>
      {(stuck || late) && (
        <div className={styles.help}>
          <Text>
            {stuck && session.reason === 'offline' ? (
              <Trans>There seems to be no connection to the internet. Please check it and try again.</Trans>
            ) : (
              <Trans>We could not load your account yet. Please try again in a moment.</Trans>
            )}
          </Text>
          <Row justify="center">
            <Button
              onClick={() => {
                setRound(round + 1);
                if (stuck) retry();
                else location.reload();
              }}
            >
              <Trans>Try again</Trans>
            </Button>
            <Button tone="secondary" onClick={signOut}>
              <Trans>Sign out</Trans>
            </Button>
          </Row>
          <TextLink to={`mailto:${site.supportEmail}`}>
            <Trans>Write to our support team</Trans>
          </TextLink>
        </div>
      )}
    </main>
  );
}
