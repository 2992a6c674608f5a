import type { ReactNode } from 'react';
import { Heading } from '../content/Heading.tsx';
import { Text } from '../content/Text.tsx';
import { Stack } from './Stack.tsx';

interface PageHeadingProps {
  title: ReactNode;
  /** What the page is for. */
  lead: ReactNode;
  gap?: 'xsmall' | 'small';
}

/** The heading of a page, and a sentence below it. */
export const PageHeading = ({ title, lead, gap = 'xsmall' }: PageHeadingProps) => (
  <Stack gap={gap}>
    <Heading level={1}>{title}</Heading>
    <Text size="lead" tone="soft">
      {lead}
    </Text>
  </Stack>
);
