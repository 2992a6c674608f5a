import { Trans } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { memberStorage } from '../../lib/storage/memberStorage.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { sessionAtom } from '../../session/session.atoms.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

/** The frame of all questions: their width, and Sign out below them. */
export function QuestionnaireLayout({ children }: { children: ReactNode }) {
  useClearDraftsOnSignOut();
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        {children}
        <Row gap="medium">
          <Text tone="soft">
            <Trans>Every answer you send is saved. You can continue another time.</Trans>
          </Text>
          <TextLink to={pathTo('logout')}>
            <Trans>Sign out</Trans>
          </TextLink>
        </Row>
      </Stack>
    </Page>
  );
}

/**
 * A member who signs out leaves no drafts on a shared computer; a member whose session has expired finds them again
 * (rule Z1).
 */
function useClearDraftsOnSignOut(): void {
  const store = useStore();
  useEffect(
    () => () => {
      const session = store.get(sessionAtom);
      if (session.kind === 'guest' && session.ended !== 'expired') memberStorage.clear();
    },
    [store],
  );
}
