import { Trans } from '@lingui/react/macro';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';

/** Says before the first message is sent that sending needs Premium. */
export function PremiumNote() {
  return (
    <Text>
      <Trans>
        Writing here is part of Premium. What you type is kept for you.{' '}
        <TextLink to={namedPaths.premiumUpgrade(true)} inline>
          See what Premium offers
        </TextLink>
      </Trans>
    </Text>
  );
}
