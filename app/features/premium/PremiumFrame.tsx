import { Trans } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './PremiumFrame.css.ts';

interface PremiumFrameProps {
  title: string;
  /** Of the three steps of buying. */
  step?: 1 | 2 | 3;
  back?: { to: string; label: string };
  lead?: ReactNode;
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** A page of buying: the way back, the step in words, the heading. */
export function PremiumFrame({ title, step, back, lead, width = 'narrow', children }: PremiumFrameProps) {
  return (
    <Page width={width}>
      <Stack gap="xlarge">
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
        {children}
      </Stack>
    </Page>
  );
}
