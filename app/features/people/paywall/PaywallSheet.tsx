import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MemberSummary } from '../../../member/MemberSummary.tsx';
import { profileQuery } from '../../../member/profileQueries.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import type { Paywall } from '../../../routing/paywall.atoms.ts';
import { premiumIntent } from '../../../routing/premiumIntent.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { Sheet } from '../../../ui/overlays/Dialog.tsx';
import { useSendSmile } from '../actions/useSendSmile.ts';
import { type Person, profileToPerson } from '../model/person.ts';
import { PersonInlineError } from '../notices/PersonInlineError.tsx';
import { useProfilePreview } from '../profile/useProfilePreview.ts';
import { usePersonName } from '../usePersonTexts.ts';
import * as styles from './PaywallSheet.css.ts';

interface PaywallSheetProps {
  paywall: Paywall;
  onClose: () => void;
}

/**
 * Where Premium is needed (rule U9): what the member wanted and of whom, what is free instead, and the way to the
 * prices. Closing it leaves everything as it was.
 */
export function PaywallSheet({ paywall, onClose }: PaywallSheetProps) {
  const { t } = useLingui();
  const userId = useMember()?.claims.user_id ?? '';
  const { action, profileId, conversationId, username, textKept = false } = paywall;
  const name = usePersonName(username);
  const known = username !== null && username !== '';
  useCloseOnNavigation(onClose);
  const titles: Record<Paywall['action'], string> = {
    write: known ? t`Write to ${{ name }}` : t`Write to this member`,
    favourite: known ? t`Keep ${{ name }} as a favourite` : t`Keep this member as a favourite`,
    read: t`Read this message`,
  };
  const reasons: Record<Paywall['action'], string> = {
    write: t`Writing messages is part of Premium.`,
    favourite: t`Keeping favourites is part of Premium.`,
    read: t`Reading all messages is part of Premium.`,
  };
  return (
    <Sheet title={titles[action]} closeLabel={t`Not now`} onClose={onClose}>
      <Stack gap="large">
        {profileId === null ? (
          known && <MemberSummary card={null} name={name} />
        ) : (
          <SummaryOf profileId={profileId} name={name} />
        )}
        <Stack gap="small">
          <Text>{reasons[action]}</Text>
          {textKept && <Text tone="strong">{t`Your message was not sent. The text is kept in its field.`}</Text>}
          <LinkButton
            to={namedPaths.premiumUpgrade(true)}
            width="full"
            onFollow={() => premiumIntent.write(userId, { action, profileId, conversationId })}
          >
            {t`See prices`}
          </LinkButton>
        </Stack>
        {profileId !== null && <FreeSmile profileId={profileId} />}
      </Stack>
    </Sheet>
  );
}

function SummaryOf({ profileId, name }: { profileId: string; name: string }) {
  const { data: profile } = useQuery(profileQuery(useApi(), profileId));
  const preview = useProfilePreview(profileId, profile === undefined);
  return <MemberSummary card={profile?.profileCard ?? preview} name={name} />;
}

/** A smile, which is free; nothing for a member who is no match. */
function FreeSmile({ profileId }: { profileId: string }) {
  const { data: profile, isPending } = useQuery(profileQuery(useApi(), profileId));
  if (isPending) return <Skeleton shape="button" />;
  const person = profile && profileToPerson(profile, profileId);
  return person && person.matchId !== null && <SmileOffer person={person} />;
}

function SmileOffer({ person }: { person: Person }) {
  const { t } = useLingui();
  const { smileSent, profileId } = person;
  const sendSmile = useSendSmile();
  return (
    <div className={styles.free}>
      <div role="status">
        <Text>
          {smileSent
            ? t`Your smile is sent: the other person knows that you like them, and can write to you.`
            : t`You can send a smile for free: then the other person knows that you like them and can write to you.`}
        </Text>
      </div>
      <PersonInlineError profileId={profileId} />
      <Button
        tone="secondary"
        width="full"
        icon={smileSent ? check : smiley}
        ariaDisabled={smileSent}
        onClick={() => sendSmile(person)}
      >
        {smileSent ? t`Smile sent` : t`Send a smile`}
      </Button>
    </div>
  );
}

/** Closes it when the page changes, as by Back in browsers that do not close dialogs by it. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) close();
  });
}
