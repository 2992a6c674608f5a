import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import type { Member } from '../../api/contract/lists.ts';
import { ageOn, todayAsDay } from '../../lib/ageOn.ts';
import { shorten } from '../../lib/shorten.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { faceOf } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './MemberCard.css.ts';

/** A match or visitor: who it is, whether they are here now, and the way to their profile. */
export function MemberCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const name = shorten(member.username ?? '', 60) || t`Member without a name`;
  const age = member.birthday && ageOn(member.birthday, todayAsDay());
  const facts = [age && plural(age, { one: '# year', other: '# years' }), shorten(member.city ?? '', 60)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card>
      <div className={styles.person}>
        <Avatar {...faceOf(member.public_path, member.gender)} size="large" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          {facts !== '' && (
            <Text tone="soft" foreign lines={2}>
              <bdi>{facts}</bdi>
            </Text>
          )}
          {(member.online || member.new) && (
            <Row gap="xsmall">
              {member.online && (
                <Badge tone="success" icon={dot}>
                  <Trans>Online</Trans>
                </Badge>
              )}
              {member.new && (
                <Badge icon={star}>
                  <Trans>New</Trans>
                </Badge>
              )}
            </Row>
          )}
        </div>
      </div>
      <LinkButton to={pathTo('memberProfile', { id: member.profile_id })} tone="secondary" width="full">
        <Trans>View profile</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
