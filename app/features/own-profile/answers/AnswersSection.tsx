import { useLingui } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import { useQuery } from '@tanstack/react-query';
import type { PersonalityGroup } from '../../../api/contract/profile.ts';
import { personalityQuery, profileQuery } from '../../../member/profileQueries.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import * as styles from './EditableAnswer.css.ts';
import { isEditable, toAnsweredGroups } from './ownAnswers.ts';
import { toReactionsByQuestion } from './receivedReactions.ts';
import { useInlineEditing } from './useInlineEditing.ts';

/** The answers to the questionnaire, under the API's headings. */
export function AnswersSection() {
  return (
    <ProfileQueryGate query={useQuery(personalityQuery(useApi()))}>
      {(groups) => <AnswerGroups groups={groups} />}
    </ProfileQueryGate>
  );
}

function AnswerGroups({ groups }: { groups: readonly PersonalityGroup[] }) {
  const { t } = useLingui();
  const editing = useInlineEditing();
  const profile = useQuery(profileQuery(useApi())).data;
  const reactions = toReactionsByQuestion(profile?.answersRandom ?? []);
  const answered = toAnsweredGroups(groups);
  if (answered.length === 0) {
    return (
      <EmptyState icon={chats}>
        <Text>{t`You haven’t answered any questions yet.`}</Text>
      </EmptyState>
    );
  }
  return (
    <Stack gap="xlarge">
      <Text tone="soft">{t`Choose an answer to change it.`}</Text>
      {answered.map(({ key, title, questions }) => (
        <Stack key={key}>
          <Heading level={2}>{title}</Heading>
          <ul className={styles.list}>
            {questions.map((question) => (
              <li key={question.id} className={styles.item}>
                <AnswerRow
                  question={question}
                  editable={isEditable(key, question)}
                  editing={editing}
                  reactions={reactions.get(question.id) ?? null}
                />
              </li>
            ))}
          </ul>
          {key === 'preferences' && (
            <Row>
              <LinkButton to={pathTo('preferences')} tone="secondary">{t`Change my preferences`}</LinkButton>
            </Row>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
