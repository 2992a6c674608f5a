import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type EmailFormState, parseEmailFormState } from '../../routing/emailFormState.ts';
import type { SessionEndReason } from '../../session/session.model.ts';
import { useSession } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { BackgroundImage } from '../../ui/content/BackgroundImage.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useRestoreFocusOnChange } from '../../ui/focus/useRestoreFocusOnChange.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import * as composition from './composition.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLinkSent } from './SignInLinkSent.tsx';
import { join } from './SignInPage.css.ts';
import { SignInPhoto } from './SignInPhoto.tsx';

/**
 * The sign-in page. After requesting a link it has a history entry of its own, so that Back and the button lead to the
 * same form.
 */
export function SignInPage() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { email: known, sent } = parseEmailFormState(state);
  const [email, setEmail] = useState(known);
  const content = useRestoreFocusOnChange(sent, 'h1');
  const brand = <bdi translate="no">{site.name}</bdi>;
  const showLinkSent = (address: string) =>
    navigate(pathname + search, { state: { email: address, sent: true } satisfies EmailFormState });
  return (
    <div className={composition.root}>
      <div className={composition.picture}>
        {site.photos.includes('signIn') ? (
          <SignInPhoto />
        ) : (
          <BackgroundImage src={composition.src} desktopSrc={composition.desktopSrc} />
        )}
      </div>
      <div ref={content} className={composition.content}>
        {sent ? (
          <SignInLinkSent email={known} onBack={() => navigate(-1)} />
        ) : (
          <>
            <PageHeading
              gap="small"
              title={<Trans>Welcome to {brand}</Trans>}
              lead={<Trans>Who would like to meet you?</Trans>}
            />
            <SessionEndedNotice />
            <SignInForm email={email} onEmail={setEmail} onLinkSent={showLinkSent} />
            <section className={join} aria-labelledby="join">
              <Heading level={2} size="card" id="join">
                <Trans>Not a member yet?</Trans>
              </Heading>
              <Text>
                <Trans>Joining is free of charge.</Trans>
              </Text>
              <LinkButton to={site.registerUrl} tone="secondary">
                <Trans>Become a member</Trans>
              </LinkButton>
            </section>
          </>
        )}
      </div>
    </div>
  );
}

const endedTitles: Readonly<Record<SessionEndReason, MessageDescriptor>> = {
  expired: msg`You were signed out because some time has passed. Please sign in again.`,
  refused: msg`Please sign in again to continue.`,
  invalidLink: msg`This link no longer works. Please sign in, or let us email you a new link.`,
  signedOut: msg`You’re signed out. See you soon!`,
  signedOutElsewhere: msg`You were signed out in another window.`,
};

/** A notice that says why the session ended, for a guest who was signed in before. */
function SessionEndedNotice() {
  const { t } = useLingui();
  const session = useSession();
  if (session.kind !== 'guest' || session.ended === null) return null;
  const { ended } = session;
  return <Banner tone={ended === 'signedOut' ? 'success' : 'info'} title={t(endedTitles[ended])} announce />;
}
