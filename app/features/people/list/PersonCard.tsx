import { Trans } from '@lingui/react/macro';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { toAvatarSource } from '../../../member/avatar.ts';
import { MemberBadges } from '../../../member/MemberBadges.tsx';
import { pathTo } from '../../../routing/routeTable.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import { IcebreakerQuote } from '../IcebreakerQuote.tsx';
import { matchIdOf, toCardHeadingId, toPerson } from '../model/person.ts';
import { PersonInlineError } from '../notices/PersonInlineError.tsx';
import { usePersonTexts } from '../usePersonTexts.ts';
import * as styles from './PersonCard.css.ts';

interface PersonCardProps {
  member: ListedMember;
  /** Only matches can be deleted. */
  onDelete?: (() => void) | undefined;
}

export function PersonCard({ member, onDelete }: PersonCardProps) {
  const { name, facts } = usePersonTexts(member);
  const headingId = toCardHeadingId(matchIdOf(member));
  return (
    <article className={styles.root} aria-labelledby={headingId}>
      <PortraitImage {...toAvatarSource(member.public_path, member.gender)} shape="card" alt="" />
      <div className={styles.body}>
        <div className={styles.text}>
          <h2 className={styles.name} id={headingId} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          {facts !== '' && (
            <Text tone="soft" userGenerated maxLines={2}>
              <bdi>{facts}</bdi>
            </Text>
          )}
          <div className={styles.badges}>
            <MemberBadges {...member} />
          </div>
          <IcebreakerQuote question={member.icebreaker_question} />
        </div>
        <PersonInlineError profileId={member.profile_id} />
        <LinkButton to={pathTo('memberProfile', { id: member.profile_id })} width="full">
          <Trans>View profile</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </LinkButton>
        <PersonActions person={toPerson(member)} columns={2} />
        {onDelete && (
          <TextButton onClick={onDelete}>
            <Trans>Delete match</Trans>
            <VisuallyHidden>: {name}</VisuallyHidden>
          </TextButton>
        )}
      </div>
    </article>
  );
}
