import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { practiceMemoryAtom } from '../../fraud-practice/practiceMemory.ts';
import { practiceOriginAtom, practicePath } from '../../fraud-practice/practiceOrigin.ts';
import { ReportContentButton } from '../../legal/report/ReportContentButton.tsx';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { sharedPaths } from '../../routing/sharedPaths.ts';
import { useMember } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FraudHelpList } from './FraudHelpList.tsx';
import * as styles from './SafetyGuide.css.ts';

/** How to recognise fraud, what the team checks, what to do, and who helps. */
export function SafetyGuide() {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <Stack gap="xxlarge">
        <PageHeading
          title={t`Safety`}
          lead={t`Most people here mean what they say. This page helps you to notice those who don’t, and to do the right thing.`}
        />
        <PracticeCard />
        <Section title={t`How to recognise fraud`}>
          <ul className={styles.list}>
            <Sign
              name={t`Great feelings, very soon.`}
            >{t`They speak of love after a few days, before you’ve met or talked.`}</Sign>
            <Sign
              name={t`Away from here.`}
            >{t`They want to write elsewhere at once, where you can’t report anything to us.`}</Sign>
            <Sign
              name={t`Never face to face.`}
            >{t`There’s always a reason against a meeting or a video call: work abroad, a broken camera.`}</Sign>
            <Sign
              name={t`An emergency.`}
            >{t`A stolen wallet, an illness, a fee at customs: and you’re to lend, pay or buy gift cards.`}</Sign>
            <Sign
              name={t`A sure profit.`}
            >{t`They give tips on shares or crypto money, and help you with the account.`}</Sign>
            <Sign
              name={t`Your data.`}
            >{t`They ask for a code from your phone, a copy of your passport, bank details or intimate pictures.`}</Sign>
            <Sign name={t`Hurry and secrecy.`}>{t`It has to be now, and nobody else should know.`}</Sign>
          </ul>
        </Section>
        <Section title={t`What we check, and what we don’t`}>
          <ul className={styles.list}>
            <li>{t`Our team reads every report. The member doesn’t learn who sent it.`}</li>
            <li>{t`If you block a member, they can no longer write to you.`}</li>
            <li>{t`If we put a note beside a message, it has something that is common in fraud. A message without a note can be fraud, too.`}</li>
            <li>{t`If a profile says that its picture is verified, our team has compared it with a live picture of the member. That doesn’t tell what somebody intends.`}</li>
            <li>{t`We don’t check what members write about themselves, such as their job or their family.`}</li>
            <li>{t`We never ask for your password.`}</li>
          </ul>
        </Section>
        <WhatToDo />
        <Section title={t`Who helps you`}>
          <Text>{t`Fraud can happen to anyone. It isn’t your fault, and you don’t have to be ashamed.`}</Text>
          <FraudHelpList />
        </Section>
      </Stack>
    </Page>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack>
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);

const Sign = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <strong>{name}</strong> <span>{children}</span>
  </li>
);

function PracticeCard() {
  const { t } = useLingui();
  const isDone = useAtomValue(practiceMemoryAtom) === 'done';
  const setOrigin = useSetAtom(practiceOriginAtom);
  return (
    <Card>
      <Heading level={2} size="card">{t`Three minutes that protect you`}</Heading>
      <Text>{t`You read a few messages, and say what you’d do. A short practice helps to recognise fraud, even weeks later.`}</Text>
      <Row>
        <LinkButton to={practicePath} onFollow={() => setOrigin(null)}>
          {isDone ? t`Practise again` : t`Practise recognising fraud`}
        </LinkButton>
      </Row>
    </Card>
  );
}

function WhatToDo() {
  const { t } = useLingui();
  const isMember = useMember() !== null;
  const email = useSupportEmail();
  return (
    <Section title={t`What to do`}>
      <ol className={styles.steps}>
        <li>{t`Stop writing. You owe nobody an answer or a reason.`}</li>
        <li>{t`Keep the evidence. Take pictures of the screen, and don’t delete the conversation.`}</li>
        <li>{t`Report and block the member. “Report” is below each of their messages and pictures, and leads to both.`}</li>
        <li>{t`If you’ve paid, call your bank now. In the first hours it can often stop a payment.`}</li>
        <li>{t`Go to your local police station. It’s a crime, even if you paid of your own free will.`}</li>
      </ol>
      <div className={styles.ways}>
        {isMember ? <TextLink to={sharedPaths.messages}>{t`To your messages`}</TextLink> : <ReportContentButton />}
        <TextLink to={`mailto:${email}`}>{t`Write to our support team`}</TextLink>
      </div>
    </Section>
  );
}
