import planBackgroundPicture from 'art:plan/background';
import { Trans } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?icon';
import type { ReactNode } from 'react';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Avatar, type AvatarSource } from '../../ui/content/Avatar.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PlansBackgroundPhoto } from './PlansPhotos.tsx';
import { PremiumIllustration } from './PremiumIllustration.tsx';
import * as styles from './PremiumLayout.css.ts';

interface PremiumLayoutProps {
  title: ReactNode;
  /** Portrait of the person that Premium is for: beside the title of a step, above that of a page that is none. */
  portrait?: AvatarSource;
  /** Number of the three steps to a membership. */
  step?: 1 | 2 | 3;
  back?: { to: string; label: string };
  lead?: ReactNode;
  width?: 'wide' | 'narrow';
  /** Shows the illustration: for pages that offer Premium or welcome to it, not for failures. */
  illustrated?: boolean;
  children: ReactNode;
}

/** A page about buying Premium: the link back, the step in words, the heading, and the content below. */
export function PremiumLayout({
  title,
  portrait,
  step,
  back,
  lead,
  width = 'narrow',
  illustrated,
  children,
}: PremiumLayoutProps) {
  const head = (
    <Stack gap={step ? 'xsmall' : 'small'}>
      {back && (
        <TextLink to={back.to}>
          <span className={styles.back}>
            <Icon source={arrow} size="small" />
            {back.label}
          </span>
        </TextLink>
      )}
      {step && (
        <Text tone="soft">
          <Trans>Step {step} of 3</Trans>
        </Text>
      )}
      <div className={styles.title}>
        {portrait && (
          <div className={step ? undefined : styles.portraitAbove}>
            <Avatar {...portrait} size={step ? 'large' : 'hero'} eager />
          </div>
        )}
        <div className={styles.titleText}>
          <Heading level={1} size={step ? 'compact' : 'page'}>
            {title}
          </Heading>
        </div>
      </div>
      {lead && (
        <Text size={step || portrait ? 'body' : 'lead'} tone="soft">
          {lead}
        </Text>
      )}
    </Stack>
  );
  return (
    <div className={styles.stage}>
      {illustrated &&
        (site.photos.includes('plansBackground') ? (
          <PlansBackgroundPhoto className={styles.landscape} />
        ) : (
          <img className={styles.landscape} src={planBackgroundPicture} alt="" decoding="async" />
        ))}
      <Page width={width} padding={step === 1 ? 'compact' : 'page'}>
        <Stack gap={step === 1 || portrait ? 'large' : 'xlarge'}>
          {illustrated ? (
            <div className={styles.illustrated[width]}>
              <PremiumIllustration onPhones={step === undefined && !portrait} />
              <div className={styles.text}>{head}</div>
            </div>
          ) : (
            head
          )}
          {children}
        </Stack>
      </Page>
    </div>
  );
}
