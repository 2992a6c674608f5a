import type { ReactNode } from 'react';
import { Heading } from '../content/Heading.tsx';
import { Text } from '../content/Text.tsx';
import { Stack } from './Stack.tsx';

interface PageHeadingProps {
  title: ReactNode;
  /** Sentence that says what the page is for. */
  lead: ReactNode;
  gap?: 'xsmall' | 'small';
}

/**
 * The heading of a page with a sentence below it that says what the page is for. A page without such a sentence has a
 * `Heading` of level 1.
 */
export const PageHeading = ({ title, lead, gap = 'xsmall' }: PageHeadingProps) => (
  <Stack gap={gap}>
    <Heading level={1}>{title}</Heading>
    <Text size="lead" tone="soft">
      {lead}
    </Text>
  </Stack>
);
