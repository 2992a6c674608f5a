import { Trans } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import type { ReactNode } from 'react';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PremiumIllustration } from './PremiumIllustration.tsx';
import * as styles from './PremiumLayout.css.ts';

interface PremiumLayoutProps {
  title: string;
  /** Of the three steps of buying. */
  step?: 1 | 2 | 3;
  back?: { to: string; label: string };
  lead?: ReactNode;
  width?: 'wide' | 'narrow';
  /** Where Premium is offered and welcomed; not where something went wrong. */
  illustrated?: boolean;
  children: ReactNode;
}

/** A page of buying: the way back, the step in words, the heading. */
export function PremiumLayout({
  title,
  step,
  back,
  lead,
  width = 'narrow',
  illustrated: pictured,
  children,
}: PremiumLayoutProps) {
  const head = (
    <Stack gap="small">
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
      <Heading level={1}>{title}</Heading>
      {lead && (
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      )}
    </Stack>
  );
  return (
    <div className={styles.stage}>
      {pictured && (
        <img className={styles.landscape} src={`${site.artUrl}/plan-background.svg`} alt="" decoding="async" />
      )}
      <Page width={width}>
        <Stack gap="xlarge">
          {pictured ? (
            <div className={styles.pictured[width]}>
              <PremiumIllustration />
              <div className={styles.words}>{head}</div>
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
