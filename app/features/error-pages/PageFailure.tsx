import failurePicture from 'art:error';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useOnline } from '../../device/useOnline.ts';
import { classifyLoadFailure, loadFailureTexts } from '../../feedback/loadFailures.ts';
import { log } from '../../lib/log.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ErrorPageLayout } from './ErrorPageLayout.tsx';

/**
 * A panel in the place of a page that threw an error, inside the usual frame, where the links to other pages still
 * work.
 */
export function PageFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  const kind = classifyLoadFailure(error, useOnline());
  useEffect(() => log.error('a page broke', error), [error]);
  return (
    <ErrorPageLayout
      title={t`This page didn’t open`}
      text={t(loadFailureTexts[kind === 'gone' ? 'server' : kind])}
      picture={failurePicture}
    >
      <Row>
        <Button onClick={() => location.reload()}>{t`Load the page again`}</Button>
        <LinkButton to={pathTo('home')} tone="secondary">{t`Go to the home page`}</LinkButton>
      </Row>
    </ErrorPageLayout>
  );
}
