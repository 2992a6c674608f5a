import type { ReactNode } from 'react';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PeopleNotices, UndoMatchDeletion } from '../actions/PeopleNotices.tsx';

interface PeopleListLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Title, lead and notices of the three lists. */
export function PeopleListLayout({ title, lead, children }: PeopleListLayoutProps) {
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </Stack>
        {children}
        <PeopleNotices>
          <UndoMatchDeletion />
        </PeopleNotices>
      </Stack>
    </Page>
  );
}
