import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?icon';
import user from '@phosphor-icons/core/regular/user.svg?icon';
import { intlTag } from '../../../i18n/activeLocale.ts';
import type { ProfilePart } from '../../../member/findMissingProfileParts.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Icon, type IconSource } from '../../../ui/content/Icon.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import * as styles from './MissingProfileParts.css.ts';

interface MissingProfilePartsProps {
  missing: readonly ProfilePart[];
  onName: () => void;
  onDescription: () => void;
}

/** A text that says what is missing in the member's own profile, with links there. */
export function MissingProfileParts({ missing, onName, onDescription }: MissingProfilePartsProps) {
  const { t } = useLingui();
  if (missing.length === 0) {
    return (
      <p className={styles.complete}>
        <Icon source={check} />
        <Trans>Nothing is missing from your profile.</Trans>
      </p>
    );
  }
  const parts = new Intl.ListFormat(intlTag(), { type: 'conjunction' }).format(
    missing.map((part) => t(texts[part].name)),
  );
  const pressed = { picture: null, answers: null, name: onName, description: onDescription };
  return (
    <Card>
      <Heading level={2}>
        {plural(
          { count: missing.length },
          {
            one: `One thing is missing: ${{ parts }}`,
            2: `Two things are missing: ${{ parts }}`,
            3: `Three things are missing: ${{ parts }}`,
            other: `# things are missing: ${{ parts }}`,
          },
        )}
      </Heading>
      <Text tone="soft">{t`Your profile helps others decide whether to write to you.`}</Text>
      <Row>
        {missing.map((part) => {
          const { icon, step } = texts[part];
          const press = pressed[part];
          return press === null ? (
            <LinkButton
              key={part}
              tone="secondary"
              icon={icon}
              to={pathTo('ownProfile', { section: part === 'picture' ? 'gallery' : 'personality' })}
            >
              {t(step)}
            </LinkButton>
          ) : (
            <Button key={part} tone="secondary" icon={icon} onClick={press}>
              {t(step)}
            </Button>
          );
        })}
      </Row>
    </Card>
  );
}

const texts: Readonly<Record<ProfilePart, { icon: IconSource; name: MessageDescriptor; step: MessageDescriptor }>> = {
  picture: { icon: camera, name: msg`a picture`, step: msg`Add a picture` },
  description: { icon: pencil, name: msg`your own words`, step: msg`Describe myself` },
  name: { icon: user, name: msg`your name`, step: msg`Choose my name` },
  answers: { icon: chats, name: msg`answers that others can read`, step: msg`Answer questions` },
};
