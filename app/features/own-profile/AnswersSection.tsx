import { Trans } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { pickText } from '../../lib/pickText.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import * as styles from './AnswersSection.css.ts';
import { readAnswer } from './answers.model.ts';
import { ProfileGate } from './ProfileGate.tsx';
import { SaidText } from './SaidText.tsx';
import { useOwnAnswers } from './useOwnProfile.ts';

/** The answers of the questionnaire, under the headings that the API gives them. */
export function AnswersSection() {
  return <ProfileGate query={useOwnAnswers()}>{(groups) => <Groups groups={groups} />}</ProfileGate>;
}

function Groups({ groups }: { groups: readonly PersonalityGroup[] }) {
  const filled = groups.filter(({ answers }) => answers.length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState icon={chats}>
        <Text>
          <Trans>You have not answered any questions yet.</Trans>
        </Text>
      </EmptyState>
    );
  }
  return (
    <Stack gap="xlarge">
      {filled.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </Stack>
  );
}

function Group({ group: { key, title, answers } }: { group: PersonalityGroup }) {
  const locale = activeLocale();
  return (
    <Card>
      <Heading level={2}>{title}</Heading>
      <dl className={styles.list}>
        {answers.map(({ question, answer }) => (
          <div key={question.id}>
            <dt className={styles.question}>{pickText(question.translations, locale)}</dt>
            <dd className={styles.answer}>
              <SaidText said={readAnswer(question, answer ?? question.answer?.answer ?? null, locale)} />
            </dd>
          </div>
        ))}
      </dl>
      {key === 'preferences' && (
        <Row>
          <LinkButton to={pathTo('preferences')} tone="secondary">
            <Trans>Change my preferences</Trans>
          </LinkButton>
        </Row>
      )}
    </Card>
  );
}
