import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Heading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { UndoDeletion } from '../actions/UndoDeletion.tsx';
import { UndoFavourite } from '../actions/UndoFavourite.tsx';
import { Dock } from '../notices/Dock.tsx';

interface ListFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What the three lists have in common. */
export function ListFrame({ title, lead, children }: ListFrameProps) {
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
        <Dock>
          <UndoDeletion />
          <UndoFavourite />
        </Dock>
      </Stack>
    </Page>
  );
}
