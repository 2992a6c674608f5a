import { Trans } from '@lingui/react/macro';
import type { Member } from '../../../api/contract/lists.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { faceOf } from '../../../site/face.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { AskedQuote } from '../AskedQuote.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import { matchIdOf, toPerson } from '../model/person.model.ts';
import { TroubleLine } from '../notices/TroubleLine.tsx';
import { usePersonTexts } from '../usePersonTexts.ts';
import { toCardId } from './cardId.ts';
import { PersonBadges } from './PersonBadges.tsx';
import * as styles from './PersonCard.css.ts';

interface PersonCardProps {
  member: Member;
  /** Only matches can be deleted. */
  onDelete?: (() => void) | undefined;
}

/** Somebody in a list: who it is, and what one can do. */
export function PersonCard({ member, onDelete }: PersonCardProps) {
  const { name, facts } = usePersonTexts(member);
  return (
    <article className={styles.root} aria-labelledby={toCardId(matchIdOf(member))}>
      <Portrait {...faceOf(member.public_path, member.gender)} shape="card" alt="" />
      <div className={styles.body}>
        <div className={styles.words}>
          <h2 className={styles.name} id={toCardId(matchIdOf(member))} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          {facts !== '' && (
            <Text tone="soft" foreign lines={2}>
              <bdi>{facts}</bdi>
            </Text>
          )}
          <div className={styles.badges}>
            <PersonBadges {...member} />
          </div>
          <AskedQuote question={member.icebreaker_question} />
        </div>
        <TroubleLine profileId={member.profile_id} />
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
