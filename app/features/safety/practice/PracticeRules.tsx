import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { practiceOriginAtom } from '../../../fraud-practice/practiceOrigin.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { useMember } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as styles from './FraudPractice.css.ts';

interface PracticeRulesProps {
  onBeginAgain: () => void;
}

/** The end of the practice: three rules to remember, and the way on. */
export function PracticeRules({ onBeginAgain }: PracticeRulesProps) {
  const { t } = useLingui();
  const origin = useAtomValue(practiceOriginAtom);
  const isMember = useMember() !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wayOn = origin
    ? { to: sharedPaths.activeChat(origin.conversation), label: t`Write to ${{ name: origin.name }}` }
    : isMember
      ? { to: sharedPaths.messages, label: t`To your messages` }
      : null;
  return (
    <Stack gap="large">
      <Heading ref={heading} level={2} takesFocus>{t`Three rules to remember`}</Heading>
      <ol className={styles.rules}>
        <li>{t`No money, no codes and no copies of documents for somebody you haven’t met.`}</li>
        <li>{t`Write here until you’ve met. Only here can our team help.`}</li>
        <li>{t`Take your time. If you’re unsure, ask somebody you trust.`}</li>
      </ol>
      <Text tone="soft">{t`Most people here mean what they say. Enjoy writing.`}</Text>
      <Row>
        {wayOn && <LinkButton to={wayOn.to}>{wayOn.label}</LinkButton>}
        <LinkButton tone={wayOn ? 'quiet' : 'primary'} to={pathTo('safety')}>
          {t`More about safety`}
        </LinkButton>
      </Row>
      <TextButton onClick={onBeginAgain}>{t`Begin again`}</TextButton>
    </Stack>
  );
}
