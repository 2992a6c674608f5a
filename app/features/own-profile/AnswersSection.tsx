import { Trans } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import * as styles from './AnswersSection.css.ts';
import { isEditable, listAnswered } from './editing.model.ts';
import { ProfileGate } from './ProfileGate.tsx';
import { useEditing } from './useEditing.ts';
import { useOwnAnswers } from './useOwnProfile.ts';

/** The answers of the questionnaire, under the headings that the API gives them. */
export function AnswersSection() {
  return <ProfileGate query={useOwnAnswers()}>{(groups) => <Groups groups={groups} />}</ProfileGate>;
}

function Groups({ groups }: { groups: readonly PersonalityGroup[] }) {
  const editing = useEditing();
  const filled = listAnswered(groups);
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
      {filled.map(({ key, title, questions }) => (
        <Card key={key}>
          <Heading level={2}>{title}</Heading>
          <dl className={styles.list}>
            {questions.map((question) => (
              <AnswerRow key={question.id} question={question} editable={isEditable(key, question)} editing={editing} />
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
      ))}
    </Stack>
  );
}
