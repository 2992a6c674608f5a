import type { ReactNode } from 'react';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PeopleNotices, UndoMatchDeletion } from '../actions/PeopleNotices.tsx';
import * as styles from './PeopleListLayout.css.ts';

interface PeopleListLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Title, lead and notices of the three lists. */
export function PeopleListLayout({ title, lead, children }: PeopleListLayoutProps) {
  return (
    <Page padding="compact">
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1}>{title}</Heading>
          <div className={styles.lead}>
            <Text size="lead" tone="soft">
              {lead}
            </Text>
          </div>
        </Stack>
        {children}
        <PeopleNotices>
          <UndoMatchDeletion />
        </PeopleNotices>
      </Stack>
    </Page>
  );
}
