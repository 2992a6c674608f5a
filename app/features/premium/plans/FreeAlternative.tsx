import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import { useFreeSmile } from '../../../member/useFreeSmile.ts';
import { usePaymentEntryLink } from '../../../routing/usePaymentEntryLink.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { FailureLine } from '../../../ui/feedback/FailureLine.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { IntendedMember } from '../useIntendedMember.ts';

/** An offer of what is free with the person that Premium is for, and a link back to them (rule U9). */
export function FreeAlternative({ profileId, name, textKept }: IntendedMember) {
  const { t } = useLingui();
  const smile = useFreeSmile(profileId);
  const wayBack = usePaymentEntryLink();
  return (
    <Stack gap="xsmall">
      {textKept && <Text tone="strong">{t`Your message wasn’t sent. The text is kept in its field.`}</Text>}
      {name === null && <Skeleton />}
      {smile.possible && (
        <div role="status">
          <Text>
            {smile.sent
              ? t`Your smile is sent: the other person knows that you like them, and can write to you.`
              : t`You can send a smile for free: then the other person knows that you like them and can write to you.`}
          </Text>
        </div>
      )}
      {smile.failed && <FailureLine>{t`Error: ${{ title: t(actionFailureTexts.smile) }}`}</FailureLine>}
      <Row>
        {name === null && <Skeleton shape="button" />}
        {smile.possible && (
          <Button tone="secondary" icon={smile.sent ? check : smiley} ariaDisabled={smile.sent} onClick={smile.send}>
            {smile.sent ? t`Smile sent` : t`Send a smile`}
          </Button>
        )}
        <TextLink {...wayBack}>{name === null ? t`Go back to where I was` : t`Back to ${{ name }}`}</TextLink>
      </Row>
    </Stack>
  );
}
