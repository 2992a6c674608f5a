import errorPicture from 'art:error';
import offlinePicture from 'art:offline';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useOnline } from '../../device/useOnline.ts';
import { log } from '../../lib/log.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ErrorPageLayout } from './ErrorPageLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Replaces a page that threw an error, inside the usual frame, so that the links to other pages still work. */
export function RouteErrorPage() {
  const { t } = useLingui();
  const online = useOnline();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) log.error('a page broke', error);
  }, [error, missing]);
  if (missing) return <NotFoundPage />;
  return (
    <ErrorPageLayout
      title={t`This page did not open`}
      text={t`Something went wrong on our side, or the connection broke. Please try once more.`}
      picture={online ? errorPicture : offlinePicture}
    >
      <Row>
        <Button onClick={() => location.reload()}>{t`Load the page again`}</Button>
        <LinkButton to={pathTo('home')} tone="secondary">{t`Go to the start page`}</LinkButton>
      </Row>
    </ErrorPageLayout>
  );
}
